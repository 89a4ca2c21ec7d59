import type { PeerTask } from '#contract/exam/peerReviewManage.ts';
import { PeerStage } from '#contract/rules/peerReview.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { peerTaskPath, taskList } from './addresses.ts';
import styles from './PeerReview.module.css';
import { stageTones } from './states.ts';

/** The tasks with peer review that one issued. */
export function TaskList({ listed }: { listed: LoadedPage<PeerTask> }) {
  const list = useList(taskList, listed);
  const isFiltered = list.filters.stage !== '' || list.filters.keyword !== '';
  const stages = [
    { key: '', label: '全部' },
    ...PeerStage.values.map((key) => ({ key: `${key}`, label: PeerStage.labels[key] })),
  ];
  return (
    <>
      <PageHead size="work" title="互评管理" note="开了互评的任务：截止以后随机分派，看进度与离群的评分，再公布" />
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="阶段"
            current={list.filters.stage}
            options={stages.map((one) => ({ ...one, to: list.hrefOf({ filters: { stage: one.key } }) }))}
          />
        </FilterRows>
      </div>
      <div className={styles.bar}>
        <ListSearch list={list} label="任务的名称" />
      </div>
      <List of={list} unit="个" empty={<NothingThere isFiltered={isFiltered} href={list.clearHref} />}>
        {(rows) => <Table caption="开了互评的任务" rows={rows} rowKey={({ id }) => id} columns={columns} />}
      </List>
    </>
  );
}

function NothingThere({ isFiltered, href }: { isFiltered: boolean; href: string }) {
  if (!isFiltered) return <Empty title="还没有要互评的任务" note="布置任务时打开「同学互评」，任务就会在这里" />;
  const all = (
    <LinkButton to={href} size="sm" variant="primary">
      看全部
    </LinkButton>
  );
  return <Empty title="没有这样的任务" note="换一个阶段或名称看看" action={all} />;
}

const columns: readonly Column<PeerTask>[] = [
  { key: 'title', head: '任务', cell: ({ id, title }) => <TextLink to={peerTaskPath(id)}>{title}</TextLink> },
  {
    key: 'stage',
    head: '阶段',
    width: 110,
    cell: ({ stage }) => <StatusDot tone={stageTones[stage]}>{PeerStage.labels[stage]}</StatusDot>,
  },
  {
    key: 'due',
    head: '截止',
    width: 140,
    wideOnly: true,
    cell: ({ dueAt }) => (dueAt === null ? '不限' : shownTime(dueAt)),
  },
  { key: 'works', head: '作品', width: 70, align: 'end', cell: ({ handedIn }) => handedIn },
  {
    key: 'done',
    head: '已评',
    width: 90,
    align: 'end',
    cell: ({ done, total }) => (total === 0 ? '—' : `${done} / ${total}`),
  },
  { key: 'far', head: '离群', width: 70, align: 'end', cell: ({ outliers }) => outliers || '—' },
  { key: 'appeals', head: '申诉', width: 70, align: 'end', cell: ({ appeals }) => appeals || '—' },
];
