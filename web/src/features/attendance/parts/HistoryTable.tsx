import { CheckInWay } from '#contract/rules/attendance.ts';
import { exactTime, shownTime } from '#contract/rules/shownTime.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { history } from '#contract/user/attendance.ts';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Standing } from './states.tsx';

type Past = OutputOf<typeof history.output>['list'][number];

const columns: Column<Past>[] = [
  { key: 'name', head: '课程', cell: ({ offeringName }) => offeringName },
  { key: 'when', head: '上课时间', width: 180, cell: ({ beginsAt }) => shownTime(beginsAt) },
  { key: 'state', head: '结果', width: 130, cell: (row) => <Standing state={row.attendanceState} reason={row.note} /> },
  { key: 'way', head: '方式', width: 130, cell: ({ way }) => CheckInWay.labels[way] },
  { key: 'at', head: '登记时间', width: 170, cell: ({ at }) => exactTime(at) },
];

/** What the rolls say of somebody, one line a lesson. */
export function HistoryTable({ rows }: { rows: readonly Past[] }) {
  return <Table caption="考勤记录" columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
