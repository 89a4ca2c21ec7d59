import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course, courseChapter, coursePeriod } from '../../db/schema/course.ts';
import { liveRoom } from '../../db/schema/liveRoom.ts';
import { userCourse, userPeriod } from '../../db/schema/study.ts';
import type { HeldBefore } from '../../db/schema/trade.ts';
import { inVersion, versionOf } from '../catalogue/versions.ts';
import { join } from './enrolment.ts';
import { followMembership } from '../membership/spans.ts';
import { evidenceChanged } from './finished.ts';
import { theirs } from './policies.ts';
import { learntPart, refreshProgress } from './refresh.ts';
import { boughtRights, givenBack, isBought } from './rights.ts';

/**
 * Hands over a course that was paid, in the transaction that takes the money; the person's writes wait in line.
 * @returns how they had it before; null when they had not
 */
export async function deliverCourse(
  db: Db,
  userNo: string,
  courseId: string,
  now: Date,
  source: 'order' | 'seat' = 'order',
): Promise<HeldBefore | null> {
  const [known] = await db.select().from(userCourse).where(theirs(userNo, courseId)).for('update');
  const [taken] = await db.select().from(course).where(eq(course.id, courseId));
  if (known)
    await db
      .update(userCourse)
      .set({ statusId: RowState.normal, source, expiresAt: null, gmtModified: wireTime(now) })
      .where(theirs(userNo, courseId));
  else await join(db, userNo, taken!, now, source);
  await db
    .update(course)
    .set({ countBuy: sql`${course.countBuy} + 1` })
    .where(eq(course.id, courseId));
  await refreshProgress(db, userNo, courseId, now);
  if (known) await evidenceChanged(db, userNo, now);
  return known ? { source: known.source, statusId: known.statusId, expiresAt: known.expiresAt } : null;
}

/**
 * Takes a course back once what gave it is given back: it is held by what else gives it, else as it was before, else not at
 * all. What was learnt stays.
 */
export async function takeBackCourse(
  db: Db,
  { userNo, courseId, heldBefore }: { userNo: string; courseId: string; heldBefore: HeldBefore | null },
  now: Date,
): Promise<void> {
  const left = (await boughtRights(db, userNo, [courseId])).get(courseId);
  // What was paid for before may be given back by now.
  const before = heldBefore && !isBought(heldBefore.source) ? heldBefore : givenBack;
  await db
    .update(userCourse)
    .set({ ...(left ? { source: left } : before), gmtModified: wireTime(now) })
    .where(theirs(userNo, courseId));
  await db
    .update(course)
    .set({ countBuy: sql`${course.countBuy} - 1` })
    .where(eq(course.id, courseId));
  // Held before as a member: for as long as they are one today.
  if (!left && before.source === 'vip') await followMembership(db, userNo, now);
  await evidenceChanged(db, userNo, now);
}

/** How far they are with a course that they bought: what the refund rule asks. */
export async function learntOf(db: Db, userNo: string, courseId: string, paidAt: string) {
  const [row] = await db
    .select({
      progress: userCourse.progress,
      isRestarted: sql<boolean>`coalesce(${userCourse.resetAt} >= ${paidAt}, false)`,
    })
    .from(userCourse)
    .where(theirs(userNo, courseId));
  return row ?? { progress: 0, isRestarted: false };
}

/**
 * How much of a course was used, in hundredths of a percent of the lessons of the version that somebody is on, each of which
 * counts the same: `all`, those that were held since, whoever came; `byLesson`, of each what was learnt of it or all of it
 * once it was held. A lesson is held once its room was opened; one that nobody taught is not.
 */
export async function usedSince(db: Db, userNo: string, courseId: string, since: string, now: Date) {
  const isHeld = and(gte(liveRoom.beganAt, since), lte(liveRoom.beganAt, wireTime(now)));
  const [used] = await db
    .select({
      all: sql<number>`coalesce(floor(avg(case when ${isHeld} then 10000 else 0 end)), 0)::int`,
      byLesson: sql<number>`coalesce(floor(avg(case when ${isHeld} then 10000 else ${learntPart} end)), 0)::int`,
    })
    .from(coursePeriod)
    .innerJoin(courseChapter, and(eq(courseChapter.id, coursePeriod.chapterId), enabled(courseChapter)))
    .innerJoin(course, eq(course.id, coursePeriod.courseId))
    .leftJoin(userCourse, theirs(userNo, courseId))
    .leftJoin(userPeriod, and(eq(userPeriod.periodId, coursePeriod.id), eq(userPeriod.userNo, userNo)))
    .leftJoin(liveRoom, eq(liveRoom.periodId, coursePeriod.id))
    .where(and(eq(coursePeriod.courseId, courseId), enabled(coursePeriod), inVersion(coursePeriod, versionOf)));
  return used!;
}
