import { coursePath } from '#contract/rules/pagePaths.ts';
import type { ReactNode } from 'react';
import type { CourseCard } from '#contract/course/card.ts';
import { centsOf } from '#contract/rules/money.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { useSite } from '../kit/site.ts';
import { Cover } from '../ui/Cover.tsx';
import { CoverCard } from '../ui/CoverCard.tsx';
import { Price } from '../ui/Price.tsx';
import { Rating } from '../ui/Rating.tsx';
import { Tag } from '../ui/Tag.tsx';
import styles from './CourseTile.module.css';
import { countText } from './figures.ts';
import { liveStatuses } from './liveStatus.ts';
import type { LiveStatus } from './liveStatus.ts';
import type { TileCourse } from './shownCourse.ts';

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

/** Who teaches it and where, on one line. */
export function Who({ course: { lecturerName, orgName } }: { course: Pick<CourseCard, 'lecturerName' | 'orgName'> }) {
  return (
    <>
      {lecturerName}
      {lecturerName && orgName ? <i className="sep" /> : null}
      {orgName}
    </>
  );
}

/** What it costs, in cents; nothing when it is free. */
export const priceOf = ({ isFree, courseDiscount, courseOriginal }: Priced) => ({
  cents: isFree === 1 ? 0 : centsOf(courseDiscount),
  originalCents: isFree === 1 || courseOriginal === undefined ? undefined : centsOf(courseOriginal),
});

type Priced = Pick<CourseCard, 'isFree' | 'courseDiscount'> & Partial<Pick<CourseCard, 'courseOriginal'>>;

function Foot({ course }: { course: TileCourse }) {
  const { site } = useSite();
  return (
    <>
      <Price cents={priceOf(course).cents} />
      {site.isEnableVip === 1 && course.isVipFree === 1 ? <span className={styles.vip}>会员免费</span> : null}
      <span>{learnersOf(course)}</span>
    </>
  );
}

const did: Readonly<Record<number, string>> = { 2: '报名', 4: '用过', 5: '用过' };

/** 8,214 人在学; for files and papers, how many took them. Empty while nobody has. */
export const learnersOf = ({ countStudy, courseCategory }: Pick<CourseCard, 'countStudy' | 'courseCategory'>): string =>
  countStudy === 0 ? '' : `${countText(countStudy)} 人${did[courseCategory] ?? '在学'}`;

/** Where a live course stands; one that is still to come says when. */
function statusTag({ liveStatus, startTime }: TileCourse): ReactNode {
  if (liveStatus === null || !(liveStatus in liveStatuses)) return undefined;
  const status = liveStatus as LiveStatus;
  return (
    <Tag tone={status === 2 ? 'live' : 'neutral'}>
      {status === 1 && startTime ? `${shownTime(startTime)} 开播` : liveStatuses[status]}
    </Tag>
  );
}
