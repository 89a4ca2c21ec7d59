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

/** What opens a closed class-hour, in words that the loader makes, so that the page brings no script for them. */
export interface StageOffer {
  note: string;
  /** On the button of whoever may take the course without paying; empty for who buys it. */
  join: string;
}
