import type { BadRow, ImportView } from '#contract/user/sheetImport.ts';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import styles from './BadRows.module.css';
import type { SheetPage } from './sheetPage.ts';

interface BadRowsProps {
  of: Pick<SheetPage, 'markHead' | 'nameHead' | 'rowAct'>;
  view: ImportView;
}

/** Lines of the file with what is wrong in which column. */
export function BadRows({ of: { markHead, nameHead = '姓名', rowAct }, view }: BadRowsProps) {
  const rows = view.bad;
  const acts: Column<BadRow>[] = rowAct
    ? [
        {
          key: 'act',
          head: '操作',
          hideHead: true,
          act: true,
          align: 'end',
          width: 110,
          cell: (row) => rowAct(view, row),
        },
      ]
    : [];
  return (
    <Table
      caption="需要修改的行"
      density="compact"
      rows={rows}
      rowKey={({ row }) => String(row)}
      columns={[...columnsOf(nameHead, markHead), ...acts]}
    />
  );
}

const columnsOf = (nameHead: string, markHead: string): Column<BadRow>[] => [
  { key: 'row', head: '行', width: 88, cell: ({ row }) => `第 ${row} 行` },
  { key: 'name', head: nameHead, width: 140, cell: ({ name }) => name || '没有填' },
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
