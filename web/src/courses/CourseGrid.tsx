import type { CourseCard } from '#contract/course/card.ts';
import { CardGrid } from '../ui/CoverCard.tsx';
import { CourseTile } from './CourseTile.tsx';

interface CourseGridProps {
  courses: readonly CourseCard[];
  heading?: 'h2' | 'h3';
  /** How many pictures lie above the fold. */
  eager?: number;
}

export function CourseGrid({ courses, heading, eager = 0 }: CourseGridProps) {
  return (
    <CardGrid>
      {courses.map((course, index) => (
        <CourseTile key={course.id} course={course} heading={heading} eager={index < eager} />
      ))}
    </CardGrid>
  );
}
