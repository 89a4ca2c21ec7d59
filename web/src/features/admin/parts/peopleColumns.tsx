import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { userTypeName } from '#contract/rules/userTypes.ts';
import type { list } from '#contract/system/adminPerson.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

export type PersonRow = OutputOf<typeof list.output>['list'][number];

export const peopleColumns: readonly Column<PersonRow>[] = [
  {
    key: 'name',
    head: '姓名',
    cell: (row) => <TextLink to={`/admin/people/${row.userNo}`}>{row.name}</TextLink>,
  },
  { key: 'mobile', head: '手机号', width: 140, cell: (row) => row.mobile },
  { key: 'types', head: '身份', cell: (row) => row.userTypes.map(userTypeName).join('、') },
  { key: 'since', head: '注册时间', width: 170, cell: (row) => shownTime(row.gmtCreate) },
  { key: 'status', head: '状态', width: 100, cell: (row) => <PersonStatus statusId={row.statusId} /> },
];

export function PersonStatus({ statusId }: { statusId: RowState }) {
  return statusId === RowState.normal ? (
    <StatusDot tone="passed">正常</StatusDot>
  ) : (
    <StatusDot tone="failed">已停用</StatusDot>
  );
}
