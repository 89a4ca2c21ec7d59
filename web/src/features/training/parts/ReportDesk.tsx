import type { report as reportCall } from '#contract/user/training.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import { TRAINING_POINTS, trainingPath, trainingReportPath } from '#contract/rules/training.ts';
import { gotText, lateText, stepTones } from '../../../shared/tasks/taskText.ts';
import { Versions } from '../../../shared/tasks/Versions.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { MarkForm } from './MarkForm.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import styles from './Training.module.css';

export type Report = OutputOf<typeof reportCall.output>;

/** What somebody handed in beside the mark and what was asked for. */
export function ReportDesk({ report }: { report: Report }) {
  const { studentName, title, offeringName, projectId, nextId, taskStep, finalPoints, lateDays } = report;
  return (
    <>
      <PageHead
        size="work"
        title={`${studentName}：${title}`}
        note={[offeringName, lateText(lateDays)].filter(Boolean).join('，')}
        actions={
          <>
            <LinkButton size="sm" to={trainingPath(projectId)}>
              回到名单
            </LinkButton>
            {nextId === '' ? null : (
              <LinkButton size="sm" to={trainingReportPath(nextId)}>
                下一份
              </LinkButton>
            )}
          </>
        }
      />
      <div className={styles.desk}>
        <Versions versions={report.versions} />
        <aside className={styles.side} aria-label="批改">
          <p className={styles.inRow}>
            <Tag tone={stepTones[taskStep]}>{TaskStep.labels[taskStep]}</Tag>
            {finalPoints === null ? null : <b>{gotText(finalPoints, TRAINING_POINTS)}</b>}
          </p>
          {taskStep === TaskStep.returned ? <p>等学员重做：{report.remark}</p> : <MarkForm report={report} />}
          <ProjectFacts of={report} />
        </aside>
      </div>
    </>
  );
}
