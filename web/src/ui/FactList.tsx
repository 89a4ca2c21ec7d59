import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export type Fact = { label: string; value: ReactNode };

/** Names and values beside each other, hairlines between; facts without a value are left out. */
export function FactList({ facts, label }: { facts: readonly Fact[]; label?: string }) {
  return (
    <dl className={styles.facts} aria-label={label}>
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
