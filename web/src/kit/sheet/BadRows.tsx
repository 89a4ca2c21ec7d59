import type { BadRow } from '#contract/user/sheetImport.ts';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import styles from './BadRows.module.css';

/** Lines of the file with what is wrong in which column. */
export function BadRows({ rows, markHead }: { rows: readonly BadRow[]; markHead: string }) {
  return (
    <Table
      caption="需要修改的行"
      density="compact"
      rows={rows}
      rowKey={({ row }) => String(row)}
      columns={columnsOf(markHead)}
    />
  );
}

const columnsOf = (markHead: string): Column<BadRow>[] => [
  { key: 'row', head: '行', width: 88, cell: ({ row }) => `第 ${row} 行` },
  { key: 'name', head: '姓名', width: 140, cell: ({ name }) => name || '没有填' },
  { key: 'mark', head: markHead, width: 140, cell: ({ mark }) => mark || '没有填' },
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
