import type { ReactNode } from 'react';
import styles from './StickyRow.module.css';

/** The submit row of a form that is longer than the window: it stays in sight. */
export function StickyRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
