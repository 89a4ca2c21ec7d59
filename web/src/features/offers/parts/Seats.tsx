import type { GroupView } from '#contract/trade/group.ts';
import styles from './Sale.module.css';

/** Who has paid, and the places that still lack; of a great many only so many are drawn. */
export function Seats({ view: { members, size, paidCount } }: { view: GroupView }) {
  const empty = Math.min(size - paidCount, DRAWN);
  return (
    <ul className={styles.seats} aria-label={`已经付款 ${paidCount} 人，共 ${size} 人`}>
      {members.slice(0, DRAWN).map(({ name, paidAt }, index) => (
        <li key={`${paidAt}${name}`}>
          <span className={styles.seat} data-paid aria-hidden="true">
            {name.slice(0, 1)}
          </span>
          {name}
          {index === 0 ? '，开团' : ''}
        </li>
      ))}
      {Array.from({ length: empty }, (_seat, index) => (
        <li key={index} aria-hidden="true">
          <span className={styles.seat}>?</span>
          等你
        </li>
      ))}
    </ul>
  );
}

const DRAWN = 12;
