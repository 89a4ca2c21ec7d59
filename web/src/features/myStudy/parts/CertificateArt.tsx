import type { Certificate } from '#contract/course/certificate.ts';
import styles from './CertificateArt.module.css';

/** The certificate as it looks on paper: the road to the flag, who, and what. */
export function CertificateArt({
  certificate,
}: {
  certificate: Pick<Certificate, 'holderName' | 'courseName' | 'state'>;
}) {
  return (
    <span className={styles.paper} data-state={certificate.state} aria-hidden="true">
      <svg className={styles.road} viewBox="0 0 260 24" width="100%">
        <line x1="6" x2="246" y1="18" y2="18" />
        <circle className={styles.from} cx="6" cy="18" r="4" />
        <circle className={styles.to} cx="246" cy="18" r="4" />
        <path className={styles.flag} d="M246 2h12l-4 4 4 4h-12z" />
        <line x1="246" x2="246" y1="2" y2="14" />
      </svg>
      <span className={styles.kind}>结业证书</span>
      <span className={styles.who}>{certificate.holderName}</span>
      <span className={styles.what}>{certificate.courseName}</span>
    </span>
  );
}
