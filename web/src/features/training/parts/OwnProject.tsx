import type { view } from '#contract/user/ownTraining.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { pointsText } from '#contract/rules/points.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import { TRAINING_PASS, TRAINING_POINTS } from '#contract/rules/training.ts';
import { gotText, lateText, stepTones } from '../../../shared/tasks/taskText.ts';
import { Versions } from '../../../shared/tasks/Versions.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { LIST } from './addresses.ts';
import { ProjectFacts } from './ProjectFacts.tsx';
import { ReportForm } from './ReportForm.tsx';
import styles from './Training.module.css';

export type OwnView = OutputOf<typeof view.output>;

const stopped = {
  notYet: '还没有开始，到时间再来交',
  over: '过了截止时间，不再收了',
  closed: '老师已经结束这个实训',
  marked: '',
} as const;

/** What is asked for, the environment, what was handed in and what the teacher said, and the place to hand in. */
export function OwnProject({ project }: { project: OwnView }) {
  const { title, offeringName, taskStep, stop, remark, versions } = project;
  const note = stop === '' ? '' : stopped[stop];
  return (
    <>
      <PageHead
        size="work"
        title={title}
        note={
          <>
            <Tag tone={stepTones[taskStep]}>{TaskStep.labels[taskStep]}</Tag> {offeringName}
          </>
        }
        actions={
          <LinkButton size="sm" to={LIST}>
            我的实训
          </LinkButton>
        }
      />
      <div className={styles.page}>
        {taskStep === TaskStep.returned ? <Banner tone="warn">老师让你重做：{remark}</Banner> : null}
        {note === '' ? null : <Banner>{note}</Banner>}
        {taskStep === TaskStep.marked ? <Mark of={project} /> : null}
        <ProjectFacts of={project} />
        {stop === '' ? <ReportForm key={versions.length} project={project} /> : null}
        <Versions versions={versions} />
      </div>
    </>
  );
}

function Mark({ of: { finalPoints, teacherPoints, lateDays, remark } }: { of: OwnView }) {
  if (finalPoints === null) return null;
  const isLess = teacherPoints !== null && teacherPoints !== finalPoints;
  return (
    <section aria-label="成绩" className={styles.room}>
      <p className={styles.points}>
        {gotText(finalPoints, TRAINING_POINTS)}，{finalPoints >= TRAINING_PASS ? '及格' : '不及格'}
      </p>
      {isLess ? (
        <p>
          老师给 {pointsText(teacherPoints)} 分，{lateText(lateDays)}扣去 {pointsText(teacherPoints - finalPoints)} 分
        </p>
      ) : null}
      {remark ? <p>{remark}</p> : null}
    </section>
  );
}
