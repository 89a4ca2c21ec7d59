import { MemberState } from '#contract/rules/memberStates.ts';
import type { Member } from '#contract/user/orgMembers.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column, Selection } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { StaffActs } from './StaffActs.tsx';
import type { MemberAct } from './StaffActs.tsx';
import styles from './StaffTable.module.css';

interface StaffTableProps {
  rows: readonly Member[];
  /** For those who may change somebody. */
  selection: Selection<Member> | undefined;
  onAct: (member: Member, act: MemberAct) => void;
}

/** People with their place, their roles and where they stand. */
export function StaffTable({ rows, selection, onAct }: StaffTableProps) {
  return <Table caption="员工" rows={rows} rowKey={({ id }) => id} columns={columnsOf(onAct)} selection={selection} />;
}

const columnsOf = (onAct: StaffTableProps['onAct']): Column<Member>[] => [
  { key: 'who', head: '员工', cell: (row) => <Who row={row} /> },
  {
    key: 'place',
    head: '部门',
    width: 236,
    cell: ({ departName, post }) => (
      <span className={styles.place}>
        <span>{departName || '未分部门'}</span>
        {post ? <small>{post}</small> : null}
      </span>
    ),
  },
  { key: 'mobile', head: '手机号', width: 124, cell: ({ mobile }) => mobile },
  {
    key: 'roles',
    head: '角色',
    width: 150,
    cell: ({ roles }) => (
      <span className={styles.roles}>
        {roles.length === 0 ? <Tag>普通员工</Tag> : roles.map(({ id, roleName }) => <Tag key={id}>{roleName}</Tag>)}
      </span>
    ),
  },
  {
    key: 'status',
    head: '状态',
    width: 96,
    cell: ({ memberStatus }) => <StatusDot tone={tones[memberStatus]}>{MemberState.labels[memberStatus]}</StatusDot>,
  },
  {
    key: 'acts',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 96,
    cell: (row) => <StaffActs member={row} onAct={(act) => onAct(row, act)} />,
  },
];

const tones = { 1: 'passed', 2: 'idle', 3: 'waiting' } as const;

function Who({ row: { memberName, headImgUrl, jobNumber } }: { row: Member }) {
  return (
    <span className={styles.who}>
      <Avatar name={memberName} src={headImgUrl} size={32} />
      <span>
        <b>{memberName}</b>
        {jobNumber ? <small>工号 {jobNumber}</small> : null}
      </span>
    </span>
  );
}
