import type { ReactNode } from 'react';
import styles from './Screen.module.css';

/** A state of the field in words, with its one step. */
export function Notice({ title, note, action }: { title: ReactNode; note?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      {note ? <p className={styles.note}>{note}</p> : null}
      {action ? <div className={styles.actions}>{action}</div> : null}
    </div>
  );
}
