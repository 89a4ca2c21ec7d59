import type { ReactNode } from 'react';
import styles from './Subhead.module.css';

/** The head of a block of the room: a title, a grey line, and what belongs at its right end. */
export function Subhead({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {note ? <p>{note}</p> : null}
      {children ? <div className={styles.end}>{children}</div> : null}
    </div>
  );
}
