import type { MarkedSitting } from '#contract/exam/marking.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { List } from '../../../kit/list/List.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { personPath, sittingList } from './addresses.ts';
import { marks } from './figures.ts';

const queues = ['全部', '待批', '已批'];

/** What was handed in, one line for each; each leads to the whole paper of the person. */
export function SittingList({ sittings }: { sittings: LoadedPage<MarkedSitting> }) {
  const list = useList(sittingList, sittings);
  return (
    <>
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.queue}
          options={queues.map((label, index) => ({
            key: String(index),
            label,
            to: list.hrefOf({ filters: { queue: String(index) as '0' } }),
          }))}
        />
      </FilterRows>
      <List of={list} unit="份" empty={<Empty title="这里没有答卷" note="交上来的会出现在这里" />}>
        {(rows) => <Table caption="答卷" rows={rows} rowKey={({ sittingId }) => sittingId} columns={columns} />}
      </List>
    </>
  );
}

const columns: readonly Column<MarkedSitting>[] = [
  {
    key: 'name',
    head: '考生',
    cell: ({ name, attempt }) => (attempt > 1 ? `${name}（第 ${attempt} 次）` : name),
  },
  { key: 'submittedAt', head: '交卷时间', cell: ({ submittedAt }) => submittedAt?.slice(5, 16) ?? '' },
  { key: 'state', head: '状态', cell: stateOf },
  { key: 'total', head: '得分', align: 'end', cell: ({ totalPoints }) => marks(totalPoints) },
  {
    key: 'passed',
    head: '及格',
    cell: ({ isPassed }) => (isPassed === null ? '' : isPassed ? '及格' : '不及格'),
  },
  {
    key: 'act',
    head: '操作',
    hideHead: true,
    act: true,
    cell: ({ sittingId, name, sittingState }) => (
      <TextLink to={personPath(sittingId)} aria-label={`打开${name}的答卷`}>
        {sittingState === SittingState.marked ? '查看' : '批改'}
      </TextLink>
    ),
  },
];

function stateOf({ openCount, latePercent }: MarkedSitting): string {
  return [openCount > 0 ? `还有 ${openCount} 题待批` : '已批完', latePercent > 0 ? `迟交扣 ${latePercent}%` : '']
    .filter(Boolean)
    .join('，');
}
