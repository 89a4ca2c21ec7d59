import { ImportState } from '#contract/rules/importStates.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { Import } from '#contract/user/sheetImport.ts';
import { List } from '../list/List.tsx';
import type { LoadedPage } from '../list/loadList.ts';
import { useList } from '../list/useList.ts';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './SheetImport.module.css';
import { importList, importPath, unitOf } from './sheetPage.ts';
import type { SheetPage } from './sheetPage.ts';

/** The imports of before, each with the way to what became of it. */
export function ImportHistory({ of, loaded }: { of: SheetPage; loaded: LoadedPage<Import> }) {
  const list = useList(importList, loaded);
  if (list.source.page?.totalCount === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="import-history">
      <h2 id="import-history" className={styles.title}>
        导入记录
      </h2>
      <List of={list} unit="次" empty={null}>
        {(rows) => <Table caption="导入记录" rows={rows} rowKey={({ id }) => id} columns={columnsOf(of)} />}
      </List>
    </section>
  );
}

const tones = { 1: 'waiting', 2: 'passed', 3: 'idle' } as const;

const columnsOf = (of: SheetPage): Column<Import>[] => [
  { key: 'file', head: '文件', cell: ({ id, fileName }) => <TextLink to={importPath(of, id)}>{fileName}</TextLink> },
  {
    key: 'count',
    head: of.noun,
    width: 150,
    cell: ({ totalCount, badCount }) =>
      [`${totalCount} ${unitOf(of)}`, badCount > 0 ? `${badCount} 行要改` : ''].filter(Boolean).join('，'),
  },
  { key: 'who', head: '操作人', width: 110, cell: ({ userName }) => userName || '已离开' },
  { key: 'when', head: '时间', width: 150, cell: ({ gmtCreate }) => shownTime(gmtCreate) },
  {
    key: 'state',
    head: '状态',
    width: 140,
    cell: ({ importStatus, canUndo }) => (
      <StatusDot tone={tones[importStatus]} reason={canUndo ? '可以撤销' : undefined}>
        {ImportState.labels[importStatus]}
      </StatusDot>
    ),
  },
];
