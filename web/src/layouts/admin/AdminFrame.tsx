import type { ReactNode } from 'react';
import { useState } from 'react';
import { PanelLeft } from 'lucide-react';
import { Link } from '../../ui/Link.tsx';
import { useSession } from '../../kit/session.tsx';
import { useSite } from '../../kit/site.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import frame from '../Frame.module.css';
import { ThemeChoice } from '../header/ThemeChoice.tsx';
import { UserMenu } from '../header/UserMenu.tsx';
import styles from './AdminFrame.module.css';

/** The console's own frame: a bar with the way back to the site, the menu at the left, in a drawer on phones. */
export function AdminFrame({ menu, children }: { menu: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { site } = useSite();
  const session = useSession();
  return (
    <div className={frame.frame}>
      <a href="#main" className={frame.skip}>
        跳到正文
      </a>
      <header className={styles.bar}>
        {menu ? (
          <span className={styles.open}>
            <IconButton
              label="打开菜单"
              icon={<PanelLeft size={20} aria-hidden="true" />}
              onClick={() => setOpen(true)}
            />
          </span>
        ) : null}
        <Link to="/admin" className={styles.home}>
          <Logo name={site.title || '知途'} src={site.logo} />
          <span className={styles.place}>运营后台</span>
        </Link>
        <div className={styles.right}>
          <TextLink to="/" tone="quiet">
            返回站点
          </TextLink>
          <span className={styles.theme}>
            <ThemeChoice />
          </span>
          {session ? <UserMenu session={session} /> : null}
        </div>
      </header>
      <div className={styles.columns} data-side={menu ? '' : undefined}>
        {menu ? <aside className={styles.side}>{menu}</aside> : null}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <Drawer open={open} onClose={() => setOpen(false)} side="left" label="运营后台菜单">
        {menu}
        <div className={styles.drawerTheme}>
          外观
          <ThemeChoice />
        </div>
      </Drawer>
    </div>
  );
}
