import type { CourseCard } from '#contract/course/card.ts';
import type { Page } from '#contract/kit/page.ts';
import { liveStatusAt } from './liveStatus.ts';

/** What tiles show of a course. */
export type TileCourse = Pick<
  CourseCard,
  | 'id'
  | 'courseCategory'
  | 'courseName'
  | 'courseLogo'
  | 'categoryNames'
  | 'isFree'
  | 'isVipFree'
  | 'courseDiscount'
  | 'courseSvipDiscount'
  | 'promotionPrice'
  | 'countStudy'
  | 'rating'
  | 'lecturerName'
  | 'orgName'
  | 'liveStatus'
  | 'startTime'
  | 'endTime'
>;

/** What lines show of it. */
export type ShownCourse = TileCourse & Pick<CourseCard, 'summary' | 'courseOriginal' | 'periodTotal' | 'isAnswer'>;

/** Loaders hand no more to the browser than is shown there: a page carries its data a second time, for its scripts. */
export const tileCourse = (course: CourseCard): TileCourse => ({
  id: course.id,
  courseCategory: course.courseCategory,
  courseName: course.courseName,
  courseLogo: course.courseLogo,
  categoryNames: course.categoryNames,
  isFree: course.isFree,
  isVipFree: course.isVipFree,
  courseDiscount: course.courseDiscount,
  courseSvipDiscount: course.courseSvipDiscount,
  promotionPrice: course.promotionPrice,
  countStudy: course.countStudy,
  rating: course.rating,
  lecturerName: course.lecturerName,
  orgName: course.orgName,
  // What is stored is right only when it changes; time always is.
  liveStatus: liveStatusAt(course, new Date()) ?? null,
  startTime: course.startTime,
  endTime: course.endTime,
});

export const shownCourse = (course: CourseCard): ShownCourse => ({
  ...tileCourse(course),
  summary: course.summary,
  courseOriginal: course.courseOriginal,
  periodTotal: course.periodTotal,
  isAnswer: course.isAnswer,
});

export const shownPage = (page: Page<CourseCard>): Page<ShownCourse> => ({ ...page, list: page.list.map(shownCourse) });
