import { MessagesSquare } from 'lucide-react';
import { useSession } from '../../kit/session.tsx';
import { Link } from '../../ui/Link.tsx';
import type { StageCourse, StageStanding } from './stage.ts';

interface ChatLinkProps {
  course: StageCourse;
  standing: StageStanding;
  className: string | undefined;
}

/** The chat of the course, for its lecturer and whoever takes it. */
export default function ChatLink({ course, standing, className }: ChatLinkProps) {
  const userNo = useSession()?.user.userNo;
  if (standing.isEnrolled !== 1 && course.lecturerUserNo !== userNo) return null;
  return (
    <Link to={`/im?course=${course.id}`} className={className}>
      <MessagesSquare size={16} aria-hidden="true" />
      课程群
    </Link>
  );
}
