import { CheckInWay, metresText } from '#contract/rules/attendance.ts';
import { LeaveType } from '#contract/rules/leave.ts';
import type { RollRow } from '#contract/user/attendance.ts';
import { Button } from '../../../ui/Button.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import styles from './CheckIn.module.css';
import { Standing } from './states.tsx';

/** Everybody on the roster with how they stand; what is worth a look is said, and decided by the teacher. */
export function RollTable({ rows, onCorrect }: { rows: readonly RollRow[]; onCorrect: (row: RollRow) => void }) {
  return <Table caption="点名表" columns={columnsOf(onCorrect)} rows={rows} rowKey={({ userNo }) => userNo} />;
}

const columnsOf = (onCorrect: (row: RollRow) => void): Column<RollRow>[] => [
  { key: 'name', head: '姓名', width: 120, cell: ({ studentName }) => studentName },
  { key: 'number', head: '学号', width: 130, cell: ({ studentNumber }) => studentNumber || '未登记' },
  {
    key: 'state',
    head: '状态',
    width: 140,
    cell: (row) => (
      <Standing
        state={row.attendanceState}
        reason={row.note || (row.leaveType === null ? undefined : LeaveType.labels[row.leaveType])}
      />
    ),
  },
  { key: 'way', head: '方式', cell: (row) => <Way row={row} /> },
  {
    key: 'act',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 76,
    cell: (row) => (
      <Button size="sm" variant="text" aria-label={`更正：${row.studentName}`} onClick={() => onCorrect(row)}>
        更正
      </Button>
    ),
  },
];

function Way({ row: { way, at, distance, isFar, sameDevice } }: { row: RollRow }) {
  if (way === null || at === null) return <>无</>;
  return (
    <>
      {CheckInWay.labels[way]} {at.slice(11, 16)}
      {distance === null ? null : (
        <span className={isFar === 1 ? styles.hint : styles.two}>离教室约 {metresText(distance)}</span>
      )}
      {sameDevice > 1 ? <span className={styles.hint}>{sameDevice} 人用了同一台设备</span> : null}
    </>
  );
}
