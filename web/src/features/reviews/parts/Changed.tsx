import type { ReactNode } from 'react';
import styles from './Changed.module.css';

/** The new value, and below it the old one when there was one. */
export function Changed({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <span className={styles.changed}>
      <ins className={styles.after}>{after}</ins>
      {before === '' || before === null ? null : (
        <span className={styles.before}>
          原来：<del>{before}</del>
        </span>
      )}
    </span>
  );
}
