import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './PathProgress.module.css';

export type PathProgressProps = {
  /** 0-100. */
  value: number;
  /** Spoken name: 学习进度. */
  label: string;
  /** Words before the line: 已学 15 / 24 课时. */
  before?: ReactNode;
  /** Words after the line; the percentage unless given. `null` leaves it out. */
  after?: ReactNode;
  className?: string;
};

/** The 3 px line with a node where it has got to. */
export function PathProgress({ value, label, before, after, className }: PathProgressProps) {
  // Rounded down: unfinished is never 100 %, as in the overview.
  const percent = Math.floor(Math.max(0, Math.min(100, value)));
  const at = `${percent}%`;
  return (
    <span className={cx(styles.progress, className)}>
      {before ? <span>{before}</span> : null}
      <span className={styles.bar}>
        <progress className="sr-only" value={percent} max={100} aria-label={label} />
        <svg className={styles.line} width="100%" height="13" aria-hidden="true">
          <line className={styles.way} x1="0" x2="100%" y1="6.5" y2="6.5" />
          <line className={styles.done} x1="0" x2={at} y1="6.5" y2="6.5" />
          <circle className={styles.node} cx={at} cy="6.5" r="5.5" />
        </svg>
      </span>
      {after === null ? null : <span>{after ?? at}</span>}
    </span>
  );
}
