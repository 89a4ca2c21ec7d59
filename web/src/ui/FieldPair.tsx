import type { ReactNode } from 'react';
import styles from './FieldPair.module.css';

/** Two fields that belong together side by side, one below the other on phones. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
