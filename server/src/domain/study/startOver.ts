import { and, eq } from 'drizzle-orm';
import { NOT_ENROLLED } from '#contract/course/failures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { scormState, userCourse, userPeriod } from '../../db/schema/study.ts';
import { fail } from '../../kit/fail.ts';
import { theirs } from './policies.ts';
import { evidenceChanged } from './finished.ts';
import { holdClock } from './refresh.ts';

/**
 * Sets the progress of a course to nothing. The ledger and a certificate stay. Because the frontier of "no dragging"
 * is read from what counts, it falls back to the beginning too; and `resetAt` keeps earlier time from paying again.
 * @throws NOT_ENROLLED
 */
export async function startOver(db: Db, userNo: string, courseId: string, now: Date): Promise<void> {
  await holdClock(db, userNo);
  const kept = await db
    .update(userCourse)
    .set({
      progress: 0,
      periodDone: 0,
      resetAt: now.toISOString(),
      version: null,
      lastPeriodId: null,
      completedAt: null,
    })
    .where(and(theirs(userNo, courseId), enabled(userCourse)))
    .returning({ id: userCourse.id });
  if (kept.length === 0) throw fail(NOT_ENROLLED);
  await db.delete(scormState).where(and(eq(scormState.userNo, userNo), eq(scormState.courseId, courseId)));
  await db.delete(userPeriod).where(and(eq(userPeriod.userNo, userNo), eq(userPeriod.courseId, courseId)));
  await evidenceChanged(db, userNo, now);
}
