import { CourseKind } from '#contract/rules/courseKinds.ts';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { LoadedReviews } from './loadReviews.ts';
import { courseQueue } from './queues.ts';
import type { QueuePlan } from './queues.ts';
import { QueueList } from './QueueList.tsx';
import { ReviewRoom } from './ReviewRoom.tsx';
import styles from './ReviewsPage.module.css';

interface ReviewsPageProps {
  plan: QueuePlan;
  loaded: LoadedReviews;
  /** The platform has two queues: its own, and those of the organizations. */
  isPlatform?: boolean;
}

/** A queue of courses, and the one that is open beside it. */
export function ReviewsPage({ plan, loaded, isPlatform = false }: ReviewsPageProps) {
  const list = useList(courseQueue, loaded.rows);
  if (loaded.open) {
    return <ReviewRoom key={loaded.open.id} plan={plan} list={list} row={loaded.open} preview={loaded.preview} />;
  }
  const states = [
    { key: '0', label: loaded.waiting === undefined ? '待审核' : `待审核 ${loaded.waiting}` },
    { key: '1', label: '已通过' },
    { key: '2', label: '已退回' },
  ] as const;
  const kinds = [
    { key: '', label: '全部' },
    ...plan.kinds.map((kind) => ({ key: `${kind}`, label: CourseKind.labels[kind] })),
  ];
  return (
    <>
      <PageHead size="work" title={plan.title} note={plan.note} actions={<ListSearch list={list} label="课程名称" />} />
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="状态"
            current={list.filters.status}
            options={states.map((one) => ({ ...one, to: list.hrefOf({ filters: { status: one.key } }) }))}
          />
          <FilterRow
            label="种类"
            current={list.filters.kind}
            options={kinds.map((one) => ({ ...one, to: list.hrefOf({ filters: { kind: one.key } }) }))}
          />
          {isPlatform ? (
            <FilterRow
              label="由谁审核"
              current={list.filters.of}
              options={[
                { key: '', label: '平台', to: list.hrefOf({ filters: { of: '' } }) },
                { key: 'org', label: '各机构', to: list.hrefOf({ filters: { of: 'org' } }) },
              ]}
            />
          ) : null}
        </FilterRows>
      </div>
      <QueueList list={list} />
    </>
  );
}
