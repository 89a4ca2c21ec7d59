import type { ReactNode } from 'react';
import styles from './Figures.module.css';

export type Figure = {
  name: string;
  value: ReactNode;
  /** Beside the figure: 较上月 +12%. */
  note?: ReactNode;
};

/** The figures row of a work page, four at most. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {items.map((item) => (
        <div key={item.name} className={styles.item}>
          <dt className={styles.name}>{item.name}</dt>
          <dd className={styles.value}>
            {item.value}
            {item.note ? <small className={styles.note}>{item.note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
