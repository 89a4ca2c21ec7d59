import type { ReactNode } from 'react';
import styles from './Sso.module.css';

/** What has to be put in at the other side first. */
export function Registration({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className={styles.registration}>
      <p className={styles.note}>{note}</p>
      {children}
    </div>
  );
}
