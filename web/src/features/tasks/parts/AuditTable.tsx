import { useState } from 'react';
import type { AuditRow } from '#contract/exam/taskAudit.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import { useSelection } from '../../../kit/list/useSelection.ts';
import { gotText, stepTones } from '../../../shared/tasks/taskText.ts';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { workPath } from './addresses.ts';
import { PassDialog } from './PassDialog.tsx';

interface AuditTableProps {
  rows: readonly AuditRow[];
  /** All are of one task, which is not named again. */
  isOfOne: boolean;
}

/** Learners with how far they are; what waits can be passed together. */
export function AuditTable({ rows, isOfOne }: AuditTableProps) {
  const [isPassing, setPassing] = useState(false);
  const { chosen, selection, clear } = useSelection(rows, idOf, nameOf);
  const waiting = chosen.filter(({ taskStep }) => taskStep === TaskStep.submitted);
  const isAnyWaiting = rows.some(({ taskStep }) => taskStep === TaskStep.submitted);
  return (
    <>
      <Table
        caption="学员交的作业"
        columns={isOfOne ? columns.filter(({ key }) => key !== 'task') : columns}
        rows={rows}
        rowKey={idOf}
        selection={isAnyWaiting ? selection : undefined}
      />
      <BulkBar count={chosen.length} total={rows.length} unit="份" onAll={selection.toggleAll} onClear={clear}>
        <Button size="sm" variant="primary" disabled={waiting.length === 0} onClick={() => setPassing(true)}>
          批量通过 {waiting.length} 份
        </Button>
      </BulkBar>
      {isPassing ? <PassDialog rows={waiting} onClose={() => setPassing(false)} onDone={clear} /> : null}
    </>
  );
}

const idOf = ({ id }: AuditRow): string => id;
const nameOf = ({ name, taskTitle }: AuditRow): string => `${name}的${taskTitle}`;

const columns: Column<AuditRow>[] = [
  { key: 'name', head: '学员', cell: ({ name }) => name },
  { key: 'task', head: '任务', cell: ({ taskTitle }) => taskTitle },
  {
    key: 'step',
    head: '状态',
    cell: ({ taskStep }) => <Tag tone={stepTones[taskStep]}>{TaskStep.labels[taskStep]}</Tag>,
  },
  { key: 'at', head: '提交时间', cell: handedInText },
  {
    key: 'points',
    head: '得分',
    align: 'end',
    cell: ({ finalPoints, totalPoints }) => (finalPoints === null ? '—' : gotText(finalPoints, totalPoints)),
  },
  {
    key: 'act',
    head: '操作',
    hideHead: true,
    act: true,
    cell: ({ id, name, taskStep, nudgedAt }) =>
      taskStep === TaskStep.waiting ? (
        nudgedAt === null ? (
          ''
        ) : (
          `${shownTime(nudgedAt)} 提醒过`
        )
      ) : (
        <TextLink to={workPath(id)} aria-label={`打开${name}的作业`}>
          {taskStep === TaskStep.submitted ? '审核' : '查看'}
        </TextLink>
      ),
  },
];

/** When somebody handed in, and how late. */
function handedInText({ submittedAt, lateDays }: AuditRow): string {
  return submittedAt === null ? '—' : `${shownTime(submittedAt)}${lateDays > 0 ? `，迟交 ${lateDays} 天` : ''}`;
}
