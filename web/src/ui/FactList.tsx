import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './FactList.module.css';

export type Fact = { label: string; value: ReactNode };

interface FactListProps {
  facts: readonly Fact[];
  label?: string;
  /** Two beside each other where there is room: short facts that have the page to themselves. */
  isPaired?: boolean;
}

/** Names and values beside each other, hairlines between; facts without a value are left out. */
export function FactList({ facts, label, isPaired }: FactListProps) {
  return (
    <dl className={cx(styles.facts, isPaired && styles.paired)} aria-label={label}>
      {facts
        .filter(({ value }) => value !== '' && value !== null && value !== undefined)
        .map((fact) => (
          <div key={fact.label} className={styles.fact}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
    </dl>
  );
}
