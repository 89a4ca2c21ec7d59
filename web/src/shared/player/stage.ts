import type { CourseView, Standing } from '#contract/course/courseInfo.ts';
import type { OutputOf } from '#contract/kit/schema.ts';

/** What the stage has to know of the course. */
export type StageCourse = Pick<
  CourseView,
  | 'id'
  | 'courseCategory'
  | 'courseName'
  | 'courseLogo'
  | 'lecturerUserNo'
  | 'categoryNames'
  | 'isFree'
  | 'courseOriginal'
  | 'courseDiscount'
  | 'isDragAllowed'
  | 'isSpeedAllowed'
  | 'completionPercent'
>;

/** How the visitor stands with the course; the answer of `authView` fits. */
export type StageStanding = Pick<
  OutputOf<typeof Standing>,
  'isEnrolled' | 'isOwner' | 'studyProgress' | 'periodDone' | 'lastPeriodId' | 'completedAt'
>;
