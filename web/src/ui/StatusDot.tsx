import type { ReactNode } from 'react';
import styles from './StatusDot.module.css';

export type StatusTone = 'passed' | 'waiting' | 'failed' | 'idle';

/** Status is never colour alone: shape, word, and the reason below when there is one. */
export function StatusDot({ tone, children, reason }: { tone: StatusTone; children: ReactNode; reason?: ReactNode }) {
  return (
    <span className={styles.wrap}>
      <span className={styles.status} data-tone={tone}>
        {children}
      </span>
      {reason ? <span className={styles.reason}>{reason}</span> : null}
    </span>
  );
}
