import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './PathList.module.css';

export type PathState = 'done' | 'now' | 'later' | 'locked';

const SPOKEN: Record<PathState, string> = { done: '已完成', now: '进行中', later: '', locked: '未解锁' };

/** A vertical path: chapters, plans, today's appointments. Takes `PathItem`s. */
export function PathList({
  children,
  compact,
  className,
}: {
  children: ReactNode;
  compact?: boolean;
  className?: string;
}) {
  return <ol className={cx(styles.path, compact && styles.compact, className)}>{children}</ol>;
}

/** One station. `reason` says why it is locked. */
export function PathItem({
  state = 'later',
  reason,
  children,
}: {
  state?: PathState;
  reason?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={styles.item} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      {children}
      {state === 'locked' ? (
        <span className={styles.locked}>
          <Lock size={14} aria-hidden="true" />
          {reason ?? SPOKEN.locked}
        </span>
      ) : SPOKEN[state] ? (
        <span className="sr-only">{SPOKEN[state]}</span>
      ) : null}
    </li>
  );
}
