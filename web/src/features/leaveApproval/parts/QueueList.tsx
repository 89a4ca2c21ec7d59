import { useState } from 'react';
import { LeaveStepState, LeaveType } from '#contract/rules/leave.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { QueuedLeave } from '#contract/user/leave.ts';
import { useSelection } from '../../../kit/list/useSelection.ts';
import { Waited } from '../../../kit/review/Waited.tsx';
import { stretchText } from '../../../shared/leave/leaveText.ts';
import { BulkBar } from '../../../ui/BulkBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { BatchDialog } from './BatchDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';

type Open = { act: 'view' | 'transfer'; row: QueuedLeave } | null;

/** The rows of the queue; those that wait may be decided together. */
export function QueueList({ rows, isWaiting }: { rows: readonly QueuedLeave[]; isWaiting: boolean }) {
  const { chosen, selection, clear } = useSelection(rows, idOf, nameOf);
  const [open, setOpen] = useState<Open>(null);
  const [batch, setBatch] = useState<0 | 1 | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Table
        caption="请假审批"
        columns={columnsOf((row) => setOpen({ act: 'view', row }))}
        rows={rows}
        rowKey={idOf}
        selection={isWaiting ? selection : undefined}
      />
      <BulkBar count={chosen.length} total={rows.length} unit="份" onAll={selection.toggleAll} onClear={clear}>
        <Button size="sm" variant="danger" onClick={() => setBatch(0)}>
          不通过
        </Button>
        <Button size="sm" variant="primary" onClick={() => setBatch(1)}>
          通过
        </Button>
      </BulkBar>
      {batch === null ? null : (
        <BatchDialog isPassed={batch} rows={chosen} onClose={() => setBatch(null)} onDone={clear} />
      )}
      {open?.act === 'view' ? (
        <LeaveDialog
          key={open.row.stepId}
          row={open.row}
          onClose={close}
          onTransfer={() => setOpen({ act: 'transfer', row: open.row })}
        />
      ) : null}
      {open?.act === 'transfer' ? <TransferDialog row={open.row} onClose={close} /> : null}
    </>
  );
}

const idOf = ({ stepId }: QueuedLeave): string => stepId;
const nameOf = ({ studentName }: QueuedLeave): string => studentName;

const columnsOf = (onOpen: (row: QueuedLeave) => void): Column<QueuedLeave>[] => [
  { key: 'name', head: '学生', width: 150, cell: (row) => `${row.studentName}，${row.gradeName}` },
  {
    key: 'what',
    head: '请假',
    cell: (row) => `${LeaveType.labels[row.leaveType]} ${row.days} 天，${stretchText(row)}`,
  },
  { key: 'lessons', head: '缺课', width: 70, align: 'end', cell: ({ lessonCount }) => lessonCount },
  { key: 'submitTime', head: '提交', width: 140, wideOnly: true, cell: ({ submitTime }) => shownTime(submitTime) },
  { key: 'standing', head: '状态', width: 140, cell: (row) => <Standing row={row} /> },
  {
    key: 'act',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 76,
    cell: (row) => {
      const act = row.stepState === LeaveStepState.waiting ? '审批' : '查看';
      return (
        <Button size="sm" aria-label={`${act}：${row.studentName}`} onClick={() => onOpen(row)}>
          {act}
        </Button>
      );
    },
  },
];

function Standing({ row: { stepState, waitedHours, isOverdue } }: { row: QueuedLeave }) {
  if (stepState === LeaveStepState.waiting) return <Waited waitedHours={waitedHours} isOverdue={isOverdue} />;
  const tone =
    stepState === LeaveStepState.passed ? 'passed' : stepState === LeaveStepState.refused ? 'failed' : 'idle';
  return <StatusDot tone={tone}>{LeaveStepState.labels[stepState]}</StatusDot>;
}
