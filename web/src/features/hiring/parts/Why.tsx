import { CircleCheck, CircleDashed } from 'lucide-react';
import type { FilteredCandidate } from '#contract/position/smartFilterShapes.ts';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import styles from './Filter.module.css';

const MOST_GAPS = 3;

/** What of the demands somebody reaches, and what is missing. */
export function Why({ reached, gaps }: Pick<FilteredCandidate, 'reached' | 'gaps'>) {
  if (reached.length + gaps.length === 0) return null;
  return (
    <ul className={styles.why}>
      {reached.length > 0 ? (
        <li>
          <CircleCheck size={16} aria-hidden="true" />
          够了：
          {reached
            .map(({ abilityName, abilityLevel }) => `${abilityName}${AbilityLevel.labels[abilityLevel]}`)
            .join('、')}
        </li>
      ) : null}
      {gaps.length > 0 ? (
        <li data-gap>
          <CircleDashed size={16} aria-hidden="true" />
          还差：
          {gaps
            .slice(0, MOST_GAPS)
            .map(({ abilityName, wanted, mine }) => `${abilityName}差 ${wanted - mine} 级`)
            .join('、')}
          {gaps.length > MOST_GAPS ? `等 ${gaps.length} 项` : ''}
        </li>
      ) : null}
    </ul>
  );
}
