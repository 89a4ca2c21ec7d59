import { and } from 'drizzle-orm';
import { NOT_ENROLLED } from '#contract/course/failures.ts';
import { PLAN_DATE, PLANNED_TOO_LATE } from '#contract/course/plan.ts';
import { daysUntil, PLAN_DAYS } from '#contract/rules/studyPlan.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { userCourse } from '../../db/schema/study.ts';
import { fail } from '../../kit/fail.ts';
import { theirs } from './policies.ts';

interface Wish {
  courseId: string;
  planDate: string;
}

/**
 * Sets the day by which somebody means to have finished a course they take.
 * @throws PLAN_DATE it is over or too far, NOT_ENROLLED, PLANNED_TOO_LATE the course is finished
 */
export async function plan(db: Db, userNo: string, { courseId, planDate }: Wish, now: Date): Promise<void> {
  const days = daysUntil(planDate, now);
  if (days < 0 || days > PLAN_DAYS) throw fail(PLAN_DATE);
  const [taken] = await db
    .update(userCourse)
    .set({ planDate, gmtModified: wireTime(now) })
    .where(and(theirs(userNo, courseId), enabled(userCourse)))
    .returning({ completedAt: userCourse.completedAt });
  if (!taken) throw fail(NOT_ENROLLED);
  if (taken.completedAt !== null) throw fail(PLANNED_TOO_LATE);
}

/** Takes the plan back; the course stays. */
export const dropPlan = (db: Db, userNo: string, courseId: string, now: Date) =>
  db
    .update(userCourse)
    .set({ planDate: null, gmtModified: wireTime(now) })
    .where(theirs(userNo, courseId));
