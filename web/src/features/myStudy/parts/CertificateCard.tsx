import type { Certificate } from '#contract/course/certificate.ts';
import { dayText } from '../../../shared/courses/figures.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { CertificateArt } from './CertificateArt.tsx';
import styles from './Certificates.module.css';

/** One certificate in the grid. */
export function CertificateCard({ certificate, onOpen }: { certificate: Certificate; onOpen: () => void }) {
  const { courseName, certificateNo, issuedAt, state } = certificate;
  return (
    <BareButton className={styles.card} onClick={onOpen}>
      <CertificateArt certificate={certificate} />
      <b className={styles.name}>{courseName}</b>
      <span className={styles.facts}>
        {dayText(issuedAt)}
        {state === 'revoked' ? <Tag tone="danger">已撤销</Tag> : null}
      </span>
      <span className={styles.facts}>{certificateNo}</span>
    </BareButton>
  );
}
