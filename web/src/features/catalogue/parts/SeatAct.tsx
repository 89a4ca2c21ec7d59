import { Users } from 'lucide-react';
import type { CourseView } from '#contract/course/courseInfo.ts';
import { useSession } from '../../../kit/session.tsx';
import { ActLink } from '../../../shared/courses/ActButton.tsx';

/** For whoever buys for the people of an organization: the way to seats of this course. */
export function SeatAct({ course }: { course: CourseView }) {
  const session = useSession();
  if (course.isFree === 1 || course.isPutaway === 0 || !session?.can('seat:manage')) return null;
  return (
    <ActLink
      icon={<Users size={18} aria-hidden="true" />}
      label="给成员买席位"
      to={`/account/seats?buy=${course.id}`}
    />
  );
}
