import type { QuesBrief } from '#contract/community/questionsShapes.ts';
import { quesPath } from '#contract/rules/ques.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { QuesStatus, RewardMark } from './QuesRow.tsx';
import styles from './Questions.module.css';

/** Questions in a few words, beside another one or below a title that is being written. */
export function Briefs({ label, list, newTab }: { label: string; list: readonly QuesBrief[]; newTab?: boolean }) {
  return (
    <ul aria-label={label}>
      {list.map((one) => (
        <li key={one.id} className={styles.brief}>
          {newTab ? (
            <a href={quesPath(one.id)} target="_blank" rel="noreferrer">
              {one.title}
            </a>
          ) : (
            <TextLink to={quesPath(one.id)} tone="quiet">
              {one.title}
            </TextLink>
          )}
          <p>
            <QuesStatus of={one} />
            <span>{one.countAnswer} 个回答</span>
            {one.rewardPoints > 0 && one.isSolved === 0 ? <RewardMark points={one.rewardPoints} /> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
