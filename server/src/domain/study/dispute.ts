import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { DISPUTED, NOTHING_REFUSED } from '#contract/course/failures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { isDone } from '#contract/rules/progress.ts';
import { clipped, formatSpans, lengthOf, minus, parseSpans, union } from '#contract/rules/spans.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { ledgerDispute, studySitting, userCourse, userPeriod } from '../../db/schema/study.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { ownSittings, theirs } from './policies.ts';
import { holdClock, refreshProgress } from './refresh.ts';
import { decideReview } from '../../kit/review.ts';
import { disputeReview } from '#contract/course/transitions.ts';

/**
 * Contests an entry of one's own ledger, once; what it is about is written down as it is now. The lecturer is told.
 * Returns the id.
 * @throws NOT_FOUND, NOTHING_REFUSED, DISPUTED
 */
export async function contest(ctx: UserCtx, sittingId: string, reason: string): Promise<string> {
  const { db, user, now } = ctx;
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
  await tellLecturer(ctx, courseId, reason);
  return made.id;
}

async function tellLecturer(ctx: UserCtx, courseId: string, reason: string): Promise<void> {
  const { lecturerUserNo, courseName } = course;
  const [taught] = await ctx.db.select({ lecturerUserNo, courseName }).from(course).where(eq(course.id, courseId));
  await sendMessage(ctx, {
    to: [taught!.lecturerUserNo],
    msgType: 'study',
    msgTitle: `「${taught!.courseName}」有学员对学习记录提出异议`,
    msgText: reason,
    msgUrl: '/account/disputes',
  });
}

interface Decision {
  id: string;
  auditStatus: 1 | 2;
  auditOpinion: string;
}

/**
 * Decides a dispute among those of `theirs`. Granting counts what the sitting was refused, as though it had been
 * watched. The learner is told.
 * @returns newly counted seconds or pages
 * @throws NOT_FOUND, also for what is not among those; ALREADY_AUDITED, OWN_DISPUTE
 */
export async function decide(ctx: UserCtx, decision: Decision, theirs: SQL | undefined): Promise<number> {
  const { db, now } = ctx;
  const { id, auditStatus, auditOpinion } = decision;
  const [found] = await db
    .select({ dispute: ledgerDispute, courseName: course.courseName })
    .from(ledgerDispute)
    .innerJoin(course, eq(course.id, ledgerDispute.courseId))
    .where(and(eq(ledgerDispute.id, id), theirs));
  if (!found) throw fail(NOT_FOUND);
  const waiting = { table: ledgerDispute, owner: 'userNo', where: eq(ledgerDispute.id, id) } as const;
  const { auditUserNo, auditTime } = await decideReview(ctx, disputeReview, waiting, decision);
  const granted = auditStatus === AuditState.passed ? await grant(db, found.dispute, now) : 0;
  ctx.changed({
    before: { auditStatus: AuditState.waiting },
    after: { auditStatus, auditOpinion, auditUserNo, auditTime, granted },
  });
  await sendMessage(ctx, {
    to: [found.dispute.userNo],
    msgType: 'study',
    msgTitle: `你在「${found.courseName}」的异议${auditStatus === AuditState.passed ? '已同意，片段已经计入' : '没有同意'}`,
    msgText: auditOpinion,
    msgUrl: `/account/course/learnOverview?courseId=${found.dispute.courseId}&tab=ledger`,
  });
  return granted;
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
