import type { work as workCall } from '#contract/exam/taskAudit.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import { taskAuditPath } from '#contract/rules/taskSteps.ts';
import { TaskFacts } from '../../../shared/tasks/TaskFacts.tsx';
import { gotText, stepTones } from '../../../shared/tasks/taskText.ts';
import { Versions } from '../../../shared/tasks/Versions.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { workPath } from './addresses.ts';
import { MarkForm } from './MarkForm.tsx';
import styles from './Tasks.module.css';

export type Work = OutputOf<typeof workCall.output>;

/** What somebody handed in beside what is asked for and the marks. */
export function WorkDesk({ work }: { work: Work }) {
  const { name, title, taskStep, finalPoints, totalPoints, nextId, taskId, toAuditCount } = work;
  return (
    <>
      <PageHead
        size="work"
        title={`${name}：${title}`}
        note={toAuditCount > 0 ? `这个任务还有 ${toAuditCount} 份待审核` : '这个任务都审核完了'}
        actions={
          <>
            <LinkButton size="sm" to={taskAuditPath(taskId)}>
              回到名单
            </LinkButton>
            {nextId === '' ? null : (
              <LinkButton size="sm" to={workPath(nextId)}>
                下一份
              </LinkButton>
            )}
          </>
        }
      />
      <div className={styles.desk}>
        <Versions versions={work.versions} />
        <aside className={styles.side} aria-label="审核">
          <p className={styles.inRow}>
            <Tag tone={stepTones[taskStep]}>{TaskStep.labels[taskStep]}</Tag>
            {finalPoints === null ? null : <b>{gotText(finalPoints, totalPoints)}</b>}
          </p>
          {taskStep === TaskStep.submitted || taskStep === TaskStep.marked ? <MarkForm work={work} /> : null}
          <TaskFacts of={work} />
        </aside>
      </div>
    </>
  );
}
