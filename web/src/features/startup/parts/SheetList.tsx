import type { ProgrammeCriterion } from '#contract/rules/startProgrammes.ts';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';

const columns: readonly Column<ProgrammeCriterion>[] = [
  { key: 'title', head: '评什么', cell: ({ title }) => title },
  { key: 'note', head: '怎样算好', cell: ({ note }) => note },
  { key: 'bounds', head: '分数', align: 'end', width: 110, cell: ({ least, most }) => `${least}–${most} 分` },
  { key: 'weight', head: '比重', align: 'end', width: 90, cell: ({ weight }) => `${weight}%` },
];

/** A score sheet as everybody may know it. */
export const SheetList = ({ criteria }: { criteria: readonly ProgrammeCriterion[] }) => (
  <Table caption="评分表" columns={columns} rows={criteria} rowKey={({ id }) => id} />
);
