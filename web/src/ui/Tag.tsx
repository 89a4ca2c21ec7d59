import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Tag.module.css';

export type TagTone = 'neutral' | 'outline' | 'ok' | 'warn' | 'danger' | 'info' | 'live';

/** A short fact, 24 px high. `live` is the solid red one with a dot. */
export function Tag({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: TagTone;
  children: ReactNode;
  className?: string;
}) {
  return <span className={cx(styles.tag, styles[tone], className)}>{children}</span>;
}
