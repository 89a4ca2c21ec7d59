import { Phone } from 'lucide-react';
import { Link } from '../../ui/Link.tsx';
import { useSite } from '../../kit/site.ts';
import { cx } from '../../ui/cx.ts';
import { Logo } from '../../ui/Logo.tsx';
import { servicesOf } from '../../kit/services.ts';
import { SiteLink } from '../../kit/SiteLink.tsx';
import styles from './Footer.module.css';
import { LegalLine } from './LegalLine.tsx';

/** Brand, site navigation, service, codes, friend links and the legal line; what is empty is not there. */
export function Footer() {
  const { site, footerNav, links } = useSite();
  const services = servicesOf(site);
  const codes = [
    { src: site.wxCode, label: '官方微信' },
    { src: site.wbCode, label: '官方微博' },
  ].filter(({ src }) => src !== '');
  return (
    <footer className={styles.footer}>
      <div className="page">
        <div className={styles.top}>
          <div className={styles.brand}>
            <Logo name={site.title || '知途'} src={site.logo} />
            <p>学有所成，才有所用</p>
            {site.phone ? (
              <a className={styles.phone} href={`tel:${site.phone}`}>
                <Phone size={18} />
                <b>{site.phone}</b>
              </a>
            ) : null}
          </div>
          {footerNav.map((group) => (
            <nav key={group.id} className={styles.group} aria-label={group.navName}>
              <h2>{group.navName}</h2>
              {group.websiteNavList.map(({ id, navName }) => (
                <Link key={id} to={`/terrace/${id}`}>
                  {navName}
                </Link>
              ))}
            </nav>
          ))}
          {services.length > 0 ? (
            <nav className={styles.group} aria-label="客服 QQ">
              <h2>客服 QQ</h2>
              {services.map(({ name, qq, href }) => (
                <a key={name} href={href} target="_blank" rel="noopener noreferrer" title={`QQ ${qq}`}>
                  {name}
                </a>
              ))}
            </nav>
          ) : null}
          {codes.length > 0 ? (
            <div className={styles.codes}>
              {codes.map(({ src, label }) => (
                <figure key={label}>
                  <img src={src} alt={`${label}二维码`} width={80} height={80} loading="lazy" />
                  <figcaption>{label}</figcaption>
                </figure>
              ))}
            </div>
          ) : null}
        </div>
        {links.length > 0 ? (
          <nav className={cx(styles.line, styles.ruled)} aria-label="友情链接">
            <span>友情链接</span>
            {links.map(({ id, linkName, linkUrl, linkTarget }) => (
              <SiteLink key={id} to={linkUrl} target={linkTarget}>
                {linkName}
              </SiteLink>
            ))}
          </nav>
        ) : null}
        <LegalLine ruled={links.length === 0} />
      </div>
    </footer>
  );
}
