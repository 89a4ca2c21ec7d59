import { and, eq, sql } from 'drizzle-orm';
import { ALREADY_AUDITED, DISPUTED, NOTHING_REFUSED } from '#contract/course/failures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { isDone } from '#contract/rules/progress.ts';
import { clipped, formatSpans, lengthOf, minus, parseSpans, union } from '#contract/rules/spans.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { ledgerDispute, studySitting, userCourse, userPeriod } from '../../db/schema/study.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownSittings, taughtBy, theirs } from './policies.ts';
import { holdClock, refreshProgress } from './refresh.ts';

/**
 * Contests an entry of one's own ledger, once; what it is about is written down as it is now. Returns the id.
 * @throws NOT_FOUND, NOTHING_REFUSED, DISPUTED
 */
export async function contest(db: Db, user: SessionUser, sittingId: string, reason: string, now: Date) {
  const [sitting] = await db
    .select()
    .from(studySitting)
    .where(and(ownSittings(user), eq(studySitting.id, sittingId)));
  if (!sitting) throw fail(NOT_FOUND);
  const { courseId, refusedSpans, refusedReason } = sitting;
  const [known] = await db.select().from(ledgerDispute).where(eq(ledgerDispute.sittingId, sittingId));
  if (known) throw fail(DISPUTED);
  if (sitting.refused === 0 || (await precedesRestart(db, sitting))) throw fail(NOTHING_REFUSED);
  const [made] = await db
    .insert(ledgerDispute)
    .values({
      userNo: user.userNo,
      courseId,
      sittingId,
      reason,
      refusedSpans,
      refusedReason,
      gmtCreate: wireTime(now),
    })
    .onConflictDoNothing()
    .returning({ id: ledgerDispute.id });
  if (!made) throw fail(DISPUTED);
  return made.id;
}

interface Decision {
  id: string;
  auditStatus: 1 | 2;
  auditOpinion: string;
}

/**
 * Decides a dispute of one's own course. Granting counts what the sitting was refused, as though it had been watched.
 * @returns newly counted seconds or pages
 * @throws NOT_FOUND, also for the courses of others; ALREADY_AUDITED
 */
export async function decide(db: Db, user: SessionUser, decision: Decision, now: Date): Promise<number> {
  const [found] = await db
    .select({ dispute: ledgerDispute })
    .from(ledgerDispute)
    .innerJoin(course, eq(course.id, ledgerDispute.courseId))
    .where(and(eq(ledgerDispute.id, decision.id), taughtBy(user)));
  if (!found) throw fail(NOT_FOUND);
  const { id, auditStatus, auditOpinion } = decision;
  const at = wireTime(now);
  const decided = await db
    .update(ledgerDispute)
    .set({ auditStatus, auditOpinion, auditUserNo: user.userNo, auditTime: at, gmtModified: at })
    .where(and(eq(ledgerDispute.id, id), eq(ledgerDispute.auditStatus, 0)))
    .returning({ id: ledgerDispute.id });
  if (decided.length === 0) throw fail(ALREADY_AUDITED);
  return auditStatus === 1 ? grant(db, found.dispute, now) : 0;
}

async function grant(db: Db, { userNo, courseId, sittingId, ...dispute }: Dispute, now: Date): Promise<number> {
  await holdClock(db, userNo);
  const [found] = await db
    .select({ sitting: studySitting, period: coursePeriod, completionPercent: course.completionPercent })
    .from(studySitting)
    .innerJoin(coursePeriod, eq(coursePeriod.id, studySitting.periodId))
    .innerJoin(course, eq(course.id, studySitting.courseId))
    .where(eq(studySitting.id, sittingId));
  if (!found || (await precedesRestart(db, found.sitting))) return 0;
  const { sitting, period } = found;
  const key = { userNo, periodId: sitting.periodId };
  const [before] = await db.select().from(userPeriod).where(ofPeriod(key));
  const watched = parseSpans(before?.watched ?? '{}');
  const granted = minus(clipped(parseSpans(dispute.refusedSpans), period.length), watched);
  const watchedLength = lengthOf(union(watched, granted));
  const nowDone = before?.isDone === 1 || isDone(watchedLength, period.length, found.completionPercent);
  const counted = { watchedLength, isDone: nowDone ? (1 as const) : (0 as const), gmtModified: wireTime(now) };
  await db
    .insert(userPeriod)
    .values({ ...key, courseId, watched: formatSpans(granted), ...counted })
    .onConflictDoUpdate({
      target: [userPeriod.userNo, userPeriod.periodId],
      set: { ...counted, watched: sql`${userPeriod.watched} + excluded.watched` },
    });
  await settle(db, sitting, parseSpans(dispute.refusedSpans), lengthOf(granted));
  await refreshProgress(db, userNo, courseId, now);
  return lengthOf(granted);
}

/** The sitting takes over what was granted; what it was refused after the dispute stays refused. */
async function settle(db: Db, sitting: Sitting, disputed: ReturnType<typeof parseSpans>, granted: number) {
  const left = minus(parseSpans(sitting.refusedSpans), disputed);
  await db
    .update(studySitting)
    .set({
      watched: formatSpans(union(parseSpans(sitting.watched), disputed)),
      granted: sitting.granted + granted,
      refusedSpans: formatSpans(left),
      refused: lengthOf(left),
      ...(left.length === 0 && { refusedReason: '' }),
    })
    .where(eq(studySitting.id, sitting.id));
}

type Dispute = typeof ledgerDispute.$inferSelect;
type Sitting = typeof studySitting.$inferSelect;

const ofPeriod = ({ userNo, periodId }: { userNo: string; periodId: string }) =>
  and(eq(userPeriod.userNo, userNo), eq(userPeriod.periodId, periodId));

/** Whoever starts over gives up what lies before. */
async function precedesRestart(db: Db, { userNo, courseId, lastAt }: Sitting): Promise<boolean> {
  const [row] = await db.select({ resetAt: userCourse.resetAt }).from(userCourse).where(theirs(userNo, courseId));
  return row?.resetAt != null && lastAt <= row.resetAt;
}
