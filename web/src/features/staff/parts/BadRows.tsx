import type { BadRow } from '#contract/user/orgMembersImport.ts';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import styles from './BadRows.module.css';

/** Lines of the file with what is wrong in which column. */
export function BadRows({ rows }: { rows: readonly BadRow[] }) {
  return (
    <Table caption="需要修改的行" density="compact" rows={rows} rowKey={({ row }) => String(row)} columns={columns} />
  );
}

const columns: Column<BadRow>[] = [
  { key: 'row', head: '行', width: 88, cell: ({ row }) => `第 ${row} 行` },
  { key: 'name', head: '姓名', width: 140, cell: ({ memberName }) => memberName || '没有填' },
  { key: 'mobile', head: '手机号', width: 140, cell: ({ mobile }) => mobile || '没有填' },
  {
    key: 'issues',
    head: '问题',
    cell: ({ issues }) => (
      <ul className={styles.issues}>
        {issues.map(({ column, reason }) => (
          <li key={column}>
            <b>{column}</b> {reason}
          </li>
        ))}
      </ul>
    ),
  },
];
