import { and, eq, sql } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { studyClock, userCourse, userPeriod } from '../../db/schema/study.ts';
import { inVersion, versionOf } from '../catalogue/versions.ts';
import { enrolmentOf } from './access.ts';
import { finishCourse } from './finished.ts';
import { theirs } from './policies.ts';

/**
 * Holds the saves of a learner back until the end of the transaction and makes those in flight reckon again. For
 * everything that changes progress in another way than by watching.
 */
export async function holdClock(db: Db, userNo: string): Promise<void> {
  await db
    .insert(studyClock)
    .values({ userNo })
    .onConflictDoUpdate({ target: studyClock.userNo, set: { version: sql`${studyClock.version} + 1` } });
}

/**
 * Reckons the progress of a course anew from its class-hours, as after joining, a granted dispute or starting over.
 * Issues the certificate when that finishes the course.
 */
export async function refreshProgress(db: Db, userNo: string, courseId: string, now: Date): Promise<void> {
  const [enrolment] = await db
    .select({
      completedAt: userCourse.completedAt,
      enrolledStatus: userCourse.statusId,
      expiresAt: userCourse.expiresAt,
      version: versionOf,
    })
    .from(userCourse)
    .innerJoin(course, eq(course.id, userCourse.courseId))
    .where(theirs(userNo, courseId));
  if (!enrolment) return;
  const { total, done, parts } = await partsOf(db, userNo, courseId, enrolment.version);
  const finishes =
    total > 0 && done === total && enrolment.completedAt === null && enrolmentOf(enrolment, now) === 'valid';
  await db
    .update(userCourse)
    .set({
      periodDone: done,
      progress: total === 0 ? 0 : Math.floor(parts / total),
      ...(finishes && { completedAt: wireTime(now) }),
    })
    .where(theirs(userNo, courseId));
  if (finishes) await finishCourse(db, { userNo, courseId, now });
}

/** Hundredths of a percent that somebody has of a class-hour; to be joined with what they have seen of it. */
export const learntPart = sql`case when ${userPeriod.isDone} = 1 then 10000
  else least(10000, coalesce(${userPeriod.watchedLength}, 0)::bigint * 10000 / greatest(${coursePeriod.length}, 1)) end`;

/** How much of a version somebody has: class-hours, those finished, and all their hundredths of a percent together. */
export async function partsOf(db: Db, userNo: string, courseId: string, version: number) {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      done: sql<number>`(count(*) filter (where ${userPeriod.isDone} = 1))::int`,
      parts: sql<number>`coalesce(sum(${learntPart}), 0)::int`,
    })
    .from(coursePeriod)
    .leftJoin(userPeriod, sql`${userPeriod.periodId} = ${coursePeriod.id} and ${userPeriod.userNo} = ${userNo}`)
    .where(and(eq(coursePeriod.courseId, courseId), hasContent, inVersion(coursePeriod, version)));
  return row!;
}

/** What there is to learn: class-hours without anything uploaded do not stand in the way of finishing. */
export const hasContent = sql`${enabled(coursePeriod)}
  and (${coursePeriod.mediaId} is not null or ${coursePeriod.linkUrl} <> '' or ${coursePeriod.content} <> ''
    or ${coursePeriod.assessmentId} is not null or ${coursePeriod.toolLinkId} is not null)`;
