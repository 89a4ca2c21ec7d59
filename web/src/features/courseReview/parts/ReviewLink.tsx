import { useLocation } from 'react-router';
import type { QueuedCourse } from '#contract/course/courseReview.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { REVIEW } from './queues.ts';

/** Opens one beside its queue; the queue stays as it was narrowed. */
export function ReviewLink({ row }: { row: QueuedCourse }) {
  const hrefOf = useReviewHref();
  const label = row.auditStatus === AuditState.waiting ? '审核' : '查看';
  return (
    <LinkButton to={hrefOf(row.id)} size="sm" aria-label={`${label}：${row.courseName}`}>
      {label}
    </LinkButton>
  );
}

/** The address with another one open, or none. */
export function useReviewHref(): (id: string | null) => string {
  const { pathname, search } = useLocation();
  return (id) => {
    const query = new URLSearchParams(search);
    query.delete(REVIEW);
    if (id !== null) query.set(REVIEW, id);
    const text = query.toString();
    return text === '' ? pathname : `${pathname}?${text}`;
  };
}
