import type { ReactNode } from 'react';
import styles from './TwoVersions.module.css';

interface TwoVersionsProps {
  /** What it was, and what it becomes; nothing where there is none. */
  before: ReactNode;
  after: ReactNode;
  beforeLabel?: string;
  afterLabel?: string;
}

const isNothing = (value: ReactNode): boolean => value === '' || value === null || value === undefined;

/** Two versions of one thing beside each other. */
export function TwoVersions({ before, after, beforeLabel = '原来', afterLabel = '现在' }: TwoVersionsProps) {
  const isSingle = isNothing(before) || isNothing(after);
  return (
    <dl className={styles.pair} data-single={isSingle ? '' : undefined}>
      {isNothing(before) ? null : (
        <div>
          <dt>{beforeLabel}</dt>
          <dd className={styles.before}>{before}</dd>
        </div>
      )}
      {isNothing(after) ? null : (
        <div>
          <dt>{isNothing(before) ? '内容' : afterLabel}</dt>
          <dd className={styles.after}>{after}</dd>
        </div>
      )}
    </dl>
  );
}
