import type { Application } from '#contract/course/userCourseScoreApply.ts';
import { CreditStep } from '#contract/rules/credits.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import styles from './Steps.module.css';

/** Everything that happened to an application, line by line. */
export function Steps({ of: { steps, subjectName } }: { of: Pick<Application, 'steps' | 'subjectName'> }) {
  return (
    <ol className={styles.steps} aria-label={`「${subjectName}」的经过`}>
      {steps.map(({ at, step, reason }) => (
        <li key={`${at}-${step}`}>
          <time>{shownTime(at)}</time>
          <span>
            {CreditStep.labels[step]}
            {reason === '' ? null : `：${reason}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
