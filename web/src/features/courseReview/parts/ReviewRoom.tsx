import { ArrowLeft } from 'lucide-react';
import type { ReviewedCourse } from '#contract/course/courseReview.ts';
import { waitedText } from '#contract/rules/reviewClock.ts';
import { ReviewState } from '#contract/rules/draftStates.ts';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/Link.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CourseDetail } from './CourseDetail.tsx';
import type { CourseQueue } from './QueueList.tsx';
import type { QueuePlan } from './queues.ts';
import { useReviewHref } from './ReviewLink.tsx';
import styles from './ReviewRoom.module.css';

interface ReviewRoomProps {
  plan: QueuePlan;
  list: CourseQueue;
  row: ReviewedCourse;
  preview: string | null;
}

/** One course in full, the rest of its queue beside it. */
export function ReviewRoom({ plan, list, row, preview }: ReviewRoomProps) {
  const hrefOf = useReviewHref();
  const others = list.source.page?.list ?? [];
  const place = others.findIndex(({ id }) => id === row.id);
  const next = others[place + 1] ?? others.find(({ id }) => id !== row.id);
  return (
    <div className={styles.room}>
      <aside className={styles.side} aria-label="队列">
        <TextLink to={hrefOf(null)} tone="quiet">
          <ArrowLeft size={16} aria-hidden="true" /> 回到{plan.title}
        </TextLink>
        <ul className={styles.queue}>
          {others.map((one) => (
            <li key={one.id}>
              <Link
                to={hrefOf(one.id)}
                className={cx(styles.item, one.id === row.id && styles.current)}
                aria-current={one.id === row.id ? 'true' : undefined}
                preventScrollReset
              >
                <b className="clip2">{one.courseName}</b>
                <small data-overdue={one.isOverdue === 1 && one.auditStatus === ReviewState.waiting ? '' : undefined}>
                  {one.auditStatus === ReviewState.waiting
                    ? waitedText(one.waitedHours)
                    : one.lecturerName || one.userName}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      </aside>
      <CourseDetail row={row} preview={preview} isByPeriod={plan.isByPeriod} nextHref={hrefOf(next?.id ?? null)} />
    </div>
  );
}
