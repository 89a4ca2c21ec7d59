import type { check } from '#contract/course/courseOutline.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Column } from '../../../../ui/Table.tsx';
import { Table } from '../../../../ui/Table.tsx';

type BadRow = OutputOf<typeof check.output>['bad'][number];

/** Lines of an outline with what is wrong in which column. */
export function OutlineIssues({ rows }: { rows: readonly BadRow[] }) {
  return <Table caption="要改的行" density="compact" rows={rows} rowKey={({ row }) => String(row)} columns={columns} />;
}

const columns: Column<BadRow>[] = [
  { key: 'row', head: '行', width: 88, cell: ({ row }) => `第 ${row} 行` },
  { key: 'name', head: '名称', width: 180, cell: ({ name }) => name || '没有填' },
  {
    key: 'issues',
    head: '问题',
    cell: ({ issues }) => issues.map(({ column, reason }) => `${column}：${reason}`).join('；'),
  },
];
