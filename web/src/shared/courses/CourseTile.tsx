import { coursePath } from '#contract/rules/pagePaths.ts';
import type { ReactNode } from 'react';
import { shownTime } from '#contract/rules/shownTime.ts';
import { LiveState } from '#contract/rules/liveStates.ts';
import { CoverCard } from '../../ui/CoverCard.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { CardPrice } from './CardPrice.tsx';
import { CourseCover } from './CourseCover.tsx';
import { learnersOf } from './learnersOf.ts';
import type { TileCourse } from './shownCourse.ts';
import { Who } from './Who.tsx';

interface CourseTileProps {
  course: TileCourse;
  heading?: 'h2' | 'h3';
  /** True above the fold. */
  eager?: boolean;
}

/** A course in a grid. */
export function CourseTile({ course, heading, eager }: CourseTileProps) {
  return (
    <CoverCard
      to={coursePath(course)}
      cover={<CourseCover course={course} eager={eager} overlay={statusTag(course)} />}
      title={course.courseName}
      who={<Who course={course} />}
      foot={<Foot course={course} />}
      end={course.rating > 0 ? <Rating value={course.rating} /> : undefined}
      heading={heading}
    />
  );
}

const Foot = ({ course }: { course: TileCourse }) => (
  <>
    <CardPrice course={course} />
    <span>{learnersOf(course)}</span>
  </>
);

/** Where a live course stands; one that is still to come says when. */
function statusTag({ liveStatus: status, startTime }: TileCourse): ReactNode {
  if (status === null) return undefined;
  return (
    <Tag tone={status === LiveState.onAir ? 'live' : 'neutral'}>
      {status === LiveState.toCome && startTime ? `${shownTime(startTime)} 开播` : LiveState.labels[status]}
    </Tag>
  );
}
