import type { QueuedCourse } from '#contract/course/courseReview.ts';
import { List } from '../../../kit/list/List.tsx';
import type { ListView } from '../../../kit/list/useList.ts';
import type { BatchPlan } from '../../../kit/review/BatchDialog.tsx';
import { BatchRows } from '../../../kit/review/BatchRows.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { decideCourses } from './calls.ts';
import { queueColumns } from './queueColumns.tsx';
import type { courseQueue } from './queues.ts';

export type CourseQueue = ListView<QueuedCourse, QueueFilters>;
type QueueFilters = { [K in keyof NonNullable<typeof courseQueue.filters>]: string };

/** The rows of a queue; those that wait may be decided together. */
export function QueueList({ list }: { list: CourseQueue }) {
  return (
    <List of={list} unit="门" empty={<NothingThere list={list} />}>
      {(rows) => (
        <BatchRows
          caption="课程审核"
          density="tall"
          columns={queueColumns}
          rows={rows}
          plan={batch}
          nameOf={({ courseName }) => courseName}
          isWaiting={list.filters.status === '0'}
        />
      )}
    </List>
  );
}

const batch: BatchPlan = {
  decide: decideCourses,
  unit: '门',
  subject: '课程',
  told: '作者',
  passNote: '通过后立即公开',
  refuseNote: '退回后作者修改，可以再交；原来公开的不变',
};

function NothingThere({ list }: { list: CourseQueue }) {
  const { status } = list.filters;
  const isWaiting = status === '0';
  const other = (
    <LinkButton to={list.hrefOf({ filters: { status: isWaiting ? '1' : '0' } })} size="sm" variant="primary">
      {isWaiting ? '看已通过的' : '看待审核的'}
    </LinkButton>
  );
  const title = isWaiting ? '没有等着审核的课程' : status === '1' ? '还没有通过的课程' : '还没有退回的课程';
  return <Empty title={title} note="新交来的会排在这里，先来的在前" action={other} />;
}
