import { CardGrid } from '../../ui/CoverCard.tsx';
import { CourseTile } from './CourseTile.tsx';
import type { TileCourse } from './shownCourse.ts';

interface CourseGridProps {
  courses: readonly TileCourse[];
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
