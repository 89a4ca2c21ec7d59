import { useState } from 'react';
import type { ManagedReview } from '#contract/exam/peerReviewManage.ts';
import { PeerStage, ReviewFilter } from '#contract/rules/peerReview.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { reviewList } from './addresses.ts';
import styles from './PeerReview.module.css';
import { ReviewDialog } from './ReviewDialog.tsx';
import { marks, stateName, stateTone } from './states.ts';
import type { TaskOverview } from './TaskPage.tsx';

/** Every review of a task, those of one work together. */
export function ReviewTable({ task, reviews }: { task: TaskOverview; reviews: LoadedPage<ManagedReview> }) {
  const list = useList(reviewList, reviews);
  const [openId, setOpenId] = useState<string | null>(null);
  const rows = 'page' in reviews ? reviews.page.list : [];
  const open = rows.find(({ id }) => id === openId);
  return (
    <>
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.filter}
          options={ReviewFilter.values.map((filter) => ({
            key: String(filter),
            label: ReviewFilter.labels[filter],
            to: list.hrefOf({ filters: { filter: String(filter) as '0' } }),
          }))}
        />
      </FilterRows>
      <div className={styles.bar}>
        <ListSearch list={list} label="作者或评分人的姓名" />
      </div>
      <List of={list} unit="份" empty={<NothingThere stage={task.stage} />}>
        {(page) => <Table caption="互评" rows={page} rowKey={({ id }) => id} columns={columnsOf(setOpenId)} />}
      </List>
      {open ? (
        <ReviewDialog review={open} isPublished={task.stage === PeerStage.published} onClose={() => setOpenId(null)} />
      ) : null}
    </>
  );
}

function NothingThere({ stage }: { stage: PeerStage }) {
  if (stage !== PeerStage.open) return <Empty title="没有这样的互评" note="换一个状态或姓名看看" />;
  return <Empty title="还没有分派" note="任务截止以后按「分派互评」，每份作品随机交给别的同学" />;
}

function Notes({ of: { isOutlier, isCounted, returnRemark } }: { of: ManagedReview }) {
  if (!isOutlier && isCounted && !returnRemark) return '—';
  return (
    <span className={styles.acts}>
      {isOutlier ? <Tag tone="warn">离群</Tag> : null}
      {isCounted ? null : <Tag tone="outline">不计入</Tag>}
      {returnRemark ? <Tag>退回过</Tag> : null}
    </span>
  );
}

const columnsOf = (open: (id: string) => void): readonly Column<ManagedReview>[] => [
  { key: 'author', head: '作品', width: 120, cell: ({ authorName }) => authorName },
  { key: 'reviewer', head: '评分人', width: 120, cell: ({ reviewerName }) => reviewerName },
  {
    key: 'state',
    head: '状态',
    width: 110,
    cell: (row) => <StatusDot tone={stateTone(row)}>{stateName(row)}</StatusDot>,
  },
  { key: 'points', head: '评分', width: 80, align: 'end', cell: ({ points }) => marks(points) },
  { key: 'middle', head: '这份的中位数', width: 110, align: 'end', cell: ({ middle }) => marks(middle) },
  {
    key: 'notes',
    head: '提示',
    cell: (row) => <Notes of={row} />,
  },
  {
    key: 'act',
    head: '操作',
    hideHead: true,
    act: true,
    width: 90,
    cell: ({ id, authorName, reviewerName }) => (
      <Button size="sm" variant="text" aria-label={`打开${reviewerName}对${authorName}的互评`} onClick={() => open(id)}>
        打开
      </Button>
    ),
  },
];
