import type { Certificate } from '#contract/course/certificate.ts';
import { flag, road, rosette, SEAL, SHEET, stops, SUMMIT, waves, contours } from '#contract/rules/certificateArt.ts';
import styles from './CertificateArt.module.css';

const GROUND = 'certificate-ground';
const { width, height } = SHEET;

/** The ground of all certificates of a page, drawn once. */
export function CertificateGround() {
  return (
    <svg className={styles.source} aria-hidden="true">
      <symbol id={GROUND} viewBox={`0 0 ${width} ${height}`}>
        {contours.map((path) => (
          <path key={path} d={path} className={styles.faint} />
        ))}
        {waves.map((path) => (
          <path key={path} d={path} className={styles.wave} />
        ))}
        <rect x="24" y="24" width={width - 48} height={height - 48} className={styles.frame} />
        <path d={road} className={styles.road} />
        {stops.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="4.5" className={styles.stop} />
        ))}
        <path d={flag} className={styles.flag} />
        <path d={`M${SUMMIT.join(' ')}v-34`} className={styles.road} />
        <path d={rosette} className={styles.rosette} />
        <circle cx={SEAL[0]} cy={SEAL[1]} r="22" className={styles.middle} />
        <path d={`M${SEAL[0] - 9} ${SEAL[1] - 8}h18l-18 16h18`} className={styles.road} />
      </symbol>
    </svg>
  );
}

/** The certificate as it looks on paper: the road to the flag, who, and what. Needs a `CertificateGround` on the page. */
export function CertificateArt({
  certificate,
}: {
  certificate: Pick<Certificate, 'holderName' | 'title' | 'courseName' | 'state'>;
}) {
  return (
    <span className={styles.paper} data-state={certificate.state} aria-hidden="true">
      <svg className={styles.ground} viewBox={`0 0 ${width} ${height}`}>
        <use href={`#${GROUND}`} />
      </svg>
      <span className={styles.kind}>{certificate.title}</span>
      <span className={styles.who}>{certificate.holderName}</span>
      <span className={styles.what}>{certificate.courseName}</span>
    </span>
  );
}
