import type { OutputOf } from '#contract/kit/schema.ts';
import { userTypeName } from '#contract/rules/userTypes.ts';
import { orgPath } from '#contract/rules/pagePaths.ts';
import type { list } from '#contract/system/adminOrg.ts';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { OrgActs } from './OrgActs.tsx';
import { PersonStatus } from './peopleColumns.tsx';

export type OrgRow = OutputOf<typeof list.output>['list'][number];

export const orgColumns: readonly Column<OrgRow>[] = [
  {
    key: 'name',
    head: '名称',
    cell: (row) => (
      <TextLink to={orgPath(row.orgNo)} target="_blank">
        {row.orgName}
      </TextLink>
    ),
  },
  { key: 'type', head: '类型', width: 72, cell: (row) => userTypeName(row.orgType) },
  { key: 'contact', head: '联系人', width: 190, cell: (row) => [row.contactName, row.contactMobile].join(' ').trim() },
  { key: 'status', head: '状态', width: 96, cell: (row) => <PersonStatus statusId={row.statusId} /> },
  { key: 'members', head: '员工', align: 'end', width: 72, cell: (row) => row.memberCount },
  { key: 'sort', head: '推荐次序', align: 'end', width: 96, cell: (row) => row.sort },
  {
    key: 'acts',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 150,
    cell: (row) => <OrgActs row={row} />,
  },
];
