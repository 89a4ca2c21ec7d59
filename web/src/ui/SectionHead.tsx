import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

/** Serif title of a section, one grey line, and the way on at the right. */
export function SectionHead({
  title,
  note,
  action,
  id,
}: {
  title: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
  id?: string;
}) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {note ? <p className={styles.note}>{note}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
