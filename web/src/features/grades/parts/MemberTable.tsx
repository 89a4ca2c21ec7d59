import type { Grade } from '#contract/exam/gradeInfo.ts';
import type { Member } from '#contract/exam/gradeStudent.ts';
import { GradeRole, GradeState } from '#contract/rules/school.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { MenuButton, MenuDivider } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column, Selection } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './Grades.module.css';

export type MemberAct = 'edit' | 'promote' | 'demote' | 'kick' | 'handOver';

interface MemberTableProps {
  grade: Grade;
  members: readonly Member[];
  /** For those who run the class. */
  selection: Selection<Member> | undefined;
  onAct: (act: MemberAct, row: Member) => void;
}

/** The people of a class with what they are in it. */
export function MemberTable({ grade, members, selection, onAct }: MemberTableProps) {
  const columns = columnsOf(grade, onAct).filter(({ key }) => key !== 'mobile' || grade.mayManage === 1);
  return <Table caption="班级成员" columns={columns} rows={members} rowKey={({ id }) => id} selection={selection} />;
}

const columnsOf = (grade: Grade, onAct: MemberTableProps['onAct']): Column<Member>[] => [
  {
    key: 'who',
    head: '姓名',
    cell: (row) => (
      <span className={styles.who}>
        <Avatar name={row.memberName} src={row.headImgUrl} size={32} />
        <span className={styles.words}>
          <b>{row.memberName}</b>
          {row.nickname ? <small>{row.nickname}</small> : null}
        </span>
      </span>
    ),
  },
  { key: 'role', head: '身份', width: 190, cell: (row) => <Roles row={row} /> },
  { key: 'mobile', head: '手机号', width: 130, cell: ({ mobile }) => mobile },
  { key: 'joined', head: '加入时间', width: 150, cell: ({ joinedAt }) => shownTime(joinedAt) },
  {
    key: 'acts',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 110,
    cell: (row) => <Acts grade={grade} row={row} onAct={onAct} />,
  },
];

const Roles = ({ row }: { row: Member }) => (
  <span className={styles.tags}>
    <Tag tone={row.gradeRole === GradeRole.teacher ? 'info' : 'neutral'}>{GradeRole.labels[row.gradeRole]}</Tag>
    {row.isOwner === 1 ? <Tag tone="outline">创建人</Tag> : null}
    {row.isAdmin === 1 && row.isOwner === 0 ? <Tag tone="outline">管理员</Tag> : null}
    {row.isSelf === 1 ? <small className={styles.quiet}>我</small> : null}
  </span>
);

function Acts({ grade, row, onAct }: { grade: Grade; row: Member; onAct: MemberTableProps['onAct'] }) {
  const mayManage = grade.mayManage === 1;
  if (grade.gradeState !== GradeState.running || (!mayManage && row.isSelf === 0)) return null;
  const edit = (
    <Button size="sm" variant="text" aria-label={`修改${row.memberName}`} onClick={() => onAct('edit', row)}>
      修改
    </Button>
  );
  if (!mayManage || row.isOwner === 1) return edit;
  return (
    <span className={styles.acts}>
      {edit}
      <MoreMenu label={`${row.memberName}的更多操作`}>
        {row.isAdmin === 1 ? (
          <MenuButton onSelect={() => onAct('demote', row)}>取消管理员</MenuButton>
        ) : (
          <MenuButton onSelect={() => onAct('promote', row)}>设为管理员</MenuButton>
        )}
        {grade.isOwner === 1 && row.isAdmin === 1 ? (
          <MenuButton onSelect={() => onAct('handOver', row)}>把班级交给他</MenuButton>
        ) : null}
        {row.isSelf === 1 ? null : (
          <>
            <MenuDivider />
            <MenuButton danger onSelect={() => onAct('kick', row)}>
              移出班级
            </MenuButton>
          </>
        )}
      </MoreMenu>
    </span>
  );
}
