import type { TalentImport } from '#contract/position/talentImport.ts';
import { ImportState } from '#contract/rules/importStates.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { importPath } from './importedCalls.ts';
import styles from './Imported.module.css';
import { historySpec } from './loadTalentImport.ts';

/** The imports of before, each with the way to what became of it. */
export function ImportHistory({ loaded }: { loaded: LoadedPage<TalentImport> }) {
  const list = useList(historySpec, loaded);
  if (list.source.page?.totalCount === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="talent-imports">
      <h2 id="talent-imports">导入记录</h2>
      <List of={list} unit="次" empty={null}>
        {(rows) => <Table caption="导入记录" rows={rows} rowKey={({ id }) => id} columns={columns} />}
      </List>
    </section>
  );
}

const tones = { 1: 'waiting', 2: 'passed', 3: 'idle' } as const;

const columns: Column<TalentImport>[] = [
  {
    key: 'files',
    head: '文件',
    cell: ({ id, fileNames }) => (
      <TextLink to={importPath(id)}>
        {fileNames[0] ?? '简历'}
        {fileNames.length > 1 ? ` 等 ${fileNames.length} 个` : ''}
      </TextLink>
    ),
  },
  {
    key: 'count',
    head: '简历',
    width: 170,
    cell: ({ totalCount, badCount }) => `${totalCount} 份${badCount > 0 ? `，${badCount} 份读不了` : ''}`,
  },
  { key: 'who', head: '谁导入', width: 120, wideOnly: true, cell: ({ userName }) => userName },
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
