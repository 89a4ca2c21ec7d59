import { reachedKeys, reachedNames } from '#contract/rules/hiring.ts';
import type { Reached } from '#contract/rules/hiring.ts';
import styles from './Stat.module.css';
import { shareText } from './words.ts';

/** How many came so far, each beside the share of the stage before; a list of figures, its bars are drawn beside them. */
export function Funnel({ reached }: { reached: Record<Reached, number> }) {
  return (
    <ol className={styles.funnel} aria-label="走到各步的人数">
      {reachedKeys.map((key, at) => {
        const count = reached[key];
        const before = at === 0 ? count : reached[reachedKeys[at - 1]!];
        const width = reached.received === 0 ? 0 : (count * 100) / reached.received;
        return (
          <li key={key} className={styles.step}>
            <span>{reachedNames[key]}</span>
            <svg className={styles.track} viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
              <rect width={width} height="14" className={styles.bar} />
            </svg>
            <b>{count}</b>
            <small>{at === 0 ? '' : shareText(count, before)}</small>
          </li>
        );
      })}
    </ol>
  );
}
