import type { Imported } from '#contract/exam/questionImport.ts';
import { ImportState } from '#contract/rules/importStates.ts';
import { questionFormats } from '#contract/rules/questionExchange.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { importPath } from './calls.ts';
import styles from './Import.module.css';
import { historyList } from './loadImport.ts';

/** The imports of before, each with the way to what became of it. */
export function History({ loaded }: { loaded: LoadedPage<Imported> }) {
  const list = useList(historyList, loaded);
  if (list.source.page?.totalCount === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="import-history">
      <h2 id="import-history" className={styles.title}>
        导入记录
      </h2>
      <List of={list} unit="次" empty={null}>
        {(rows) => <Table caption="导入记录" rows={rows} rowKey={({ id }) => id} columns={columns} />}
      </List>
    </section>
  );
}

const tones = { 1: 'waiting', 2: 'passed', 3: 'idle' } as const;

const columns: Column<Imported>[] = [
  { key: 'file', head: '文件', cell: ({ id, fileName }) => <TextLink to={importPath(id)}>{fileName}</TextLink> },
  { key: 'format', head: '种类', width: 120, wideOnly: true, cell: ({ format }) => questionFormats[format] },
  {
    key: 'count',
    head: '题目',
    width: 150,
    cell: ({ totalCount, badCount }) => `${totalCount} 道${badCount > 0 ? `，${badCount} 道要改` : ''}`,
  },
  { key: 'when', head: '时间', width: 150, cell: ({ gmtCreate }) => shownTime(gmtCreate) },
  {
    key: 'state',
    head: '状态',
    width: 130,
    cell: ({ importStatus, canUndo }) => (
      <StatusDot tone={tones[importStatus]} reason={canUndo ? '可以撤销' : undefined}>
        {ImportState.labels[importStatus]}
      </StatusDot>
    ),
  },
];
