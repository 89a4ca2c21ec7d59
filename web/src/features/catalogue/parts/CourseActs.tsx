import { coursePath } from '#contract/rules/pagePaths.ts';
import { CircleAlert } from 'lucide-react';
import type { CourseCard } from '#contract/course/card.ts';
import { ActLink } from '../../../shared/courses/ActButton.tsx';
import { ShareButton } from '../../../shared/courses/ShareButton.tsx';

type Addressed = Pick<CourseCard, 'id' | 'courseCategory' | 'courseName'>;

export const ShareCourse = ({ course }: { course: Addressed }) => (
  <ShareButton
    target={{ targetType: 'course', targetId: course.id }}
    path={coursePath(course)}
    title={course.courseName}
  />
);

export const ReportLink = ({ course }: { course: Addressed }) => (
  <ActLink
    icon={<CircleAlert size={18} aria-hidden="true" />}
    label="举报"
    to={`/makeComplaints?${new URLSearchParams({ target: coursePath(course) })}`}
  />
);
