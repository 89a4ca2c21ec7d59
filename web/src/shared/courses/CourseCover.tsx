import type { ReactNode } from 'react';
import type { CourseCard } from '#contract/course/card.ts';
import { Cover } from '../../ui/Cover.tsx';

interface CourseCoverProps {
  course: Pick<CourseCard, 'id' | 'courseLogo' | 'courseName' | 'categoryNames'>;
  overlay?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  eager?: boolean;
  className?: string;
}

/** Its picture, else the drawing of its subject: the narrowest category tells most, then the name. */
export function CourseCover({ course, ...look }: CourseCoverProps) {
  const topics = [...course.categoryNames.toReversed(), course.courseName];
  return <Cover id={course.id} src={course.courseLogo} topics={topics} {...look} />;
}
