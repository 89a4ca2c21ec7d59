import type { view } from '#contract/exam/myTask.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { pointsText } from '#contract/rules/points.ts';
import { gotText } from '../../../shared/tasks/taskText.ts';
import { FactList } from '../../../ui/FactList.tsx';
import styles from './OwnTask.module.css';

/** The marks of a task, by the criteria too, and what the teacher said. */
export function MarkShown({ task }: { task: OutputOf<typeof view.output> }) {
  const { finalPoints, teacherPoints, totalPoints, passPoints, rubric, rubricPoints, remark } = task;
  const passed = finalPoints === null || passPoints === null ? '' : finalPoints >= passPoints ? '，及格' : '，不及格';
  const isLess = finalPoints !== null && teacherPoints !== null && finalPoints !== teacherPoints;
  return (
    <section aria-label="成绩" className={styles.mark}>
      <p className={styles.points}>
        {finalPoints === null ? '批改好了，成绩还要等互评' : `${gotText(finalPoints, totalPoints)}${passed}`}
      </p>
      <FactList
        label="各项得分"
        facts={[
          ...rubric.map(({ id, title }) => ({
            label: title,
            value: rubricPoints[id] === undefined ? '' : `${pointsText(rubricPoints[id])} 分`,
          })),
          { label: '老师给的分', value: isLess ? `${pointsText(teacherPoints)} 分` : '' },
        ]}
      />
      {remark ? <p className={styles.remark}>{remark}</p> : null}
    </section>
  );
}
