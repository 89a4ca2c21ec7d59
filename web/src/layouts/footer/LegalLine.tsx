import { Link } from '../../ui/Link.tsx';
import { useIsBuilt, useSite } from '../../kit/site.ts';
import { cx } from '../../ui/cx.ts';
import { places } from '../../kit/navigation/destinations.ts';
import { ThemeChoice } from '../header/ThemeChoice.tsx';
import { SiteLink } from '../../kit/SiteLink.tsx';
import styles from './Footer.module.css';

/** Copyright, the two registrations with the authorities' own pages, and our own texts. */
export function LegalLine({ ruled }: { ruled: boolean }) {
  const { site } = useSite();
  const isBuilt = useIsBuilt();
  return (
    <div className={cx(styles.line, ruled ? styles.ruled : styles.legal)}>
      {site.copyright ? <span>{site.copyright}</span> : null}
      {site.icp ? (
        <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener noreferrer">
          {site.icp}
        </a>
      ) : null}
      {site.prn ? (
        <a href={policeRecord(site.prnNo)} target="_blank" rel="noopener noreferrer">
          {site.prn}
        </a>
      ) : null}
      {isBuilt(places.channel) ? <Link to={places.channel}>机构频道</Link> : null}
      {isBuilt(places.verify) ? <Link to={places.verify}>证书核验</Link> : null}
      {site.supportUrl ? <SiteLink to={site.supportUrl}>支持与反馈</SiteLink> : null}
      {isBuilt(places.text) ? (
        <>
          <Link to="/text?key=userAgreement">用户协议</Link>
          <Link to="/text?key=privacyPolicy">隐私政策</Link>
        </>
      ) : null}
      <span className={styles.theme}>
        <ThemeChoice />
      </span>
    </div>
  );
}

/** The record of a police registration number; the front page of the authority without one. */
const policeRecord = (number: string): string =>
  `https://beian.mps.gov.cn/${number ? `#/query/webSearch?code=${encodeURIComponent(number)}` : ''}`;
