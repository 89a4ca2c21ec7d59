import { ArrowUp, Headset, QrCode } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSite } from '../kit/site.ts';
import { BareButton } from '../ui/BareButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { MenuLabel } from '../ui/MenuItem.tsx';
import styles from './FloatBar.module.css';
import { servicesOf } from '../kit/services.ts';

/** At the right edge: service, the WeChat code, and the way back up once the page is scrolled. */
export function FloatBar() {
  const { site } = useSite();
  const services = servicesOf(site);
  const isDown = useScrolledDown();
  return (
    <aside className={styles.bar} aria-label="快捷服务">
      {services.length > 0 ? (
        <span className={styles.wide}>
          <Menu align="end" label="客服" triggerClass={styles.button} trigger={<Headset size={18} />}>
            <MenuLabel>客服 QQ</MenuLabel>
            {services.map(({ name, qq, href }) => (
              <a key={name} className={styles.row} href={href} target="_blank" rel="noopener noreferrer">
                {name}
                <small>{qq}</small>
              </a>
            ))}
            {site.phone ? (
              <a className={styles.row} href={`tel:${site.phone}`}>
                电话
                <small>{site.phone}</small>
              </a>
            ) : null}
          </Menu>
        </span>
      ) : null}
      {site.wxCode ? (
        <span className={styles.wide}>
          <Menu align="end" label="官方微信" triggerClass={styles.button} trigger={<QrCode size={18} />}>
            <figure className={styles.code}>
              <img src={site.wxCode} alt="官方微信二维码" width={144} height={144} loading="lazy" />
              <figcaption>微信扫一扫，关注我们</figcaption>
            </figure>
          </Menu>
        </span>
      ) : null}
      <BareButton
        className={styles.button}
        aria-label="回到顶部"
        title="回到顶部"
        hidden={!isDown}
        onClick={() => {
          window.scrollTo({ top: 0, behavior: 'smooth' });
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      >
        <ArrowUp size={18} />
      </BareButton>
    </aside>
  );
}

function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    const look = () => setDown(window.scrollY > window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isDown;
}
