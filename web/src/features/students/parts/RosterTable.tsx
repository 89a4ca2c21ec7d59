import { StudentState } from '#contract/rules/studentStates.ts';
import type { RosterRow } from '#contract/user/orgStudent.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import styles from './Roster.module.css';

interface RosterTableProps {
  students: readonly RosterRow[];
  onEdit: (row: RosterRow) => void;
  onRemove: (row: RosterRow) => void;
}

/** The students of a page, with the account behind each. */
export function RosterTable({ students, ...acts }: RosterTableProps) {
  return <Table caption="学生名单" columns={columnsOf(acts)} rows={students} rowKey={({ id }) => id} />;
}

function columnsOf({ onEdit, onRemove }: Omit<RosterTableProps, 'students'>): Column<RosterRow>[] {
  return [
    { key: 'name', head: '姓名', width: 110, cell: ({ studentName }) => studentName },
    { key: 'number', head: '学号', width: 130, cell: ({ studentNumber }) => studentNumber },
    { key: 'place', head: '院系与专业', cell: (row) => placeOf(row) || '未登记' },
    { key: 'class', head: '班级', width: 140, cell: ({ className }) => className || '未登记' },
    {
      key: 'bound',
      head: '账号',
      width: 170,
      cell: ({ bindStatus, userName, mobile }) =>
        bindStatus === StudentState.bound ? (
          <StatusDot tone="passed" reason={mobile}>
            {userName}
          </StatusDot>
        ) : (
          <StatusDot tone="idle">未绑定</StatusDot>
        ),
    },
    {
      key: 'act',
      head: '操作',
      hideHead: true,
      act: true,
      width: 120,
      align: 'end',
      cell: (row) => (
        <span className={styles.acts}>
          <Button size="sm" variant="text" aria-label={`修改 ${row.studentName}`} onClick={() => onEdit(row)}>
            修改
          </Button>
          <Button size="sm" variant="text" aria-label={`移除 ${row.studentName}`} onClick={() => onRemove(row)}>
            移除
          </Button>
        </span>
      ),
    },
  ];
}

const placeOf = ({ departName, major, entryYear }: RosterRow): string =>
  [departName, major, entryYear && `${entryYear} 级`].filter(Boolean).join('，');
