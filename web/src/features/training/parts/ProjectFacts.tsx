import { TRAINING_PASS, TRAINING_POINTS } from '#contract/rules/training.ts';
import { TaskFacts } from '../../../shared/tasks/TaskFacts.tsx';
import type { ComponentProps } from 'react';
import styles from './Training.module.css';

interface ProjectFactsProps {
  of: Omit<ComponentProps<typeof TaskFacts>['of'], 'rubric' | 'totalPoints' | 'passPoints'> & {
    environmentUrl: string;
    environmentNote: string;
  };
}

/** What a project asks for, and the way into the environment where it is done. */
export function ProjectFacts({ of }: ProjectFactsProps) {
  const { environmentUrl, environmentNote } = of;
  return (
    <>
      {environmentUrl || environmentNote ? (
        <section aria-label="实训环境" className={styles.room}>
          {environmentNote ? <p>{environmentNote}</p> : null}
          {environmentUrl ? (
            <p>
              <a href={environmentUrl} target="_blank" rel="noreferrer noopener nofollow">
                打开实训环境
              </a>
              （{environmentUrl}）
            </p>
          ) : null}
        </section>
      ) : null}
      <TaskFacts of={{ ...of, rubric: [], totalPoints: TRAINING_POINTS, passPoints: TRAINING_PASS }} />
    </>
  );
}
