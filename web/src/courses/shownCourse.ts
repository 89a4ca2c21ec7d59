import type { CourseCard } from '#contract/course/card.ts';
import type { Page } from '#contract/kit/page.ts';

/** What tiles and lines show of a course. */
export type ShownCourse = Omit<CourseCard, 'tags' | 'secondsTotal' | 'ratingCount' | 'lecturerUserNo' | 'orgNo'>;

/** Loaders hand no more to the browser than is shown there: a page carries its data a second time, for its scripts. */
export const shownCourse = (course: CourseCard): ShownCourse => ({
  id: course.id,
  courseCategory: course.courseCategory,
  courseName: course.courseName,
  courseLogo: course.courseLogo,
  summary: course.summary,
  categoryNames: course.categoryNames,
  isFree: course.isFree,
  isVipFree: course.isVipFree,
  courseOriginal: course.courseOriginal,
  courseDiscount: course.courseDiscount,
  countStudy: course.countStudy,
  periodTotal: course.periodTotal,
  isAnswer: course.isAnswer,
  rating: course.rating,
  lecturerName: course.lecturerName,
  orgName: course.orgName,
  liveStatus: course.liveStatus,
  startTime: course.startTime,
  endTime: course.endTime,
});

export const shownPage = (page: Page<CourseCard>): Page<ShownCourse> => ({ ...page, list: page.list.map(shownCourse) });
