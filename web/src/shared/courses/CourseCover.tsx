import type { ReactNode } from 'react';
import type { CourseCard } from '#contract/course/card.ts';
import { coverTopics } from '#contract/rules/coverTopics.ts';
import { Cover } from '../../ui/Cover.tsx';

interface CourseCoverProps {
  course: Pick<CourseCard, 'id' | 'courseLogo' | 'courseName' | 'categoryNames'>;
  overlay?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  eager?: boolean;
  className?: string;
}

/** Its picture, else a drawing of its subject. */
export function CourseCover({ course, ...look }: CourseCoverProps) {
  return <Cover id={course.id} src={course.courseLogo} topics={coverTopics(course)} {...look} />;
}
