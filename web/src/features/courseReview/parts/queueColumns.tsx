import type { QueuedCourse } from '#contract/course/courseReview.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Waited } from '../../../kit/review/Waited.tsx';
import { CourseCover } from '../../../shared/courses/CourseCover.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import styles from './ReviewsPage.module.css';

/** What tells one course from another, how it stands, and the way in. */
export const queueColumns: Column<QueuedCourse>[] = [
  {
    key: 'course',
    head: '课程',
    cell: (row) => (
      <span className={styles.course}>
        <span className={styles.cover}>
          <CourseCover course={{ ...row, id: row.courseId }} size="sm" />
        </span>
        <span className={styles.words}>
          <b>{row.courseName}</b>
          <span>{[row.orgName, row.lecturerName || row.userName].filter(Boolean).join('，')}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'what',
    head: '提交的内容',
    width: 150,
    cell: (row) =>
      `${CourseKind.labels[row.courseKind]}，${row.isNew === 1 ? '第一次公开' : `${row.changeCount} 处改动`}`,
  },
  { key: 'submitTime', head: '提交', width: 132, cell: (row) => shownTime(row.submitTime) },
  { key: 'standing', head: '状态', width: 150, cell: (row) => <Standing of={row} /> },
  {
    key: 'act',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 76,
    cell: (row) => <ReviewLink row={row} />,
  },
];

function Standing({ of: { auditStatus, auditOpinion, remarkCount, ...clock } }: { of: QueuedCourse }) {
  if (auditStatus === AuditState.passed) return <StatusDot tone="passed">已通过</StatusDot>;
  if (auditStatus === AuditState.waiting) return <Waited {...clock} />;
  const places = remarkCount > 0 ? `${remarkCount} 处意见` : '';
  return (
    <StatusDot tone="failed" reason={[auditOpinion, places].filter(Boolean).join('，')}>
      已退回
    </StatusDot>
  );
}
