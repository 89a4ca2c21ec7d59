import type { OwnTask } from '#contract/exam/myTask.ts';
import { TaskKind, TaskStep } from '#contract/rules/tasks.ts';
import { ownTaskPath } from '#contract/rules/taskSteps.ts';
import { gotText, lateText, stepTones, timesText } from '../../../shared/tasks/taskText.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';

/** Tasks one below the other, each with its next step. */
export const OwnTaskRows = ({ rows }: { rows: readonly OwnTask[] }) => (
  <RowList label="我的任务">
    {rows.map((row) => (
      <Row
        key={row.taskId}
        stacks
        heading="h2"
        title={row.title}
        to={ownTaskPath(row.taskId)}
        tags={
          <>
            <Tag tone="outline">{TaskKind.labels[row.taskKind]}</Tag>
            <Tag tone={stepTones[row.taskStep]}>{TaskStep.labels[row.taskStep]}</Tag>
          </>
        }
        meta={[
          row.authorName,
          timesText(row),
          lateText(row.lateDays),
          row.finalPoints === null ? '' : `得 ${gotText(row.finalPoints, row.totalPoints)}`,
        ]
          .filter(Boolean)
          .join('，')}
        end={<Next row={row} />}
      />
    ))}
  </RowList>
);

function Next({ row: { taskId, title, taskStep, stop } }: { row: OwnTask }) {
  const isMain = stop === '' && taskStep !== TaskStep.submitted;
  const label = stop === '' ? (taskStep === TaskStep.waiting ? '去完成' : '修改') : '查看';
  return (
    <LinkButton
      size="sm"
      variant={isMain ? 'primary' : 'default'}
      to={ownTaskPath(taskId)}
      aria-label={`${label}${title}`}
    >
      {label}
    </LinkButton>
  );
}
