import { and, eq, sql } from 'drizzle-orm';
import type { redo } from '#contract/exam/marking.ts';
import { NO_REDO, REDO_GIVEN } from '#contract/exam/markingFailures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { assessmentTraits } from '#contract/rules/assessments.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { assessmentCandidate } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { markedSitting } from './reach.ts';

/** The marker's words about the whole. @throws SITTING_GONE, OWN_ANSWER, NOT_HANDED_IN */
export async function remarkSitting(ctx: UserCtx, sittingId: string, remark: string): Promise<string> {
  const { sitting } = await markedSitting(ctx, sittingId);
  await ctx.db.update(examSitting).set({ remark }).where(eq(examSitting.id, sittingId));
  return sitting.remark;
}

/** Days that something can be given back for, at most. */
const MOST_DAYS = 90;

type Redo = OutputOf<typeof redo.input>;

/**
 * One go more for who handed in what is to be improved, until a time of their own; what was handed in stays. Pressed
 * twice it is given once.
 * @throws as `remarkSitting`, NO_REDO, REDO_GIVEN, 422 at the time
 */
export async function giveBack(ctx: UserCtx, { sittingId, remark, redoUntil }: Redo): Promise<void> {
  const { db, now } = ctx;
  if (redoUntil <= wireTime(now)) throw failAt('redoUntil', '重交的截止时间要在现在之后');
  if (redoUntil > wireTimeIn(now, MOST_DAYS * 86_400)) throw failAt('redoUntil', `最多给 ${MOST_DAYS} 天`);
  const { sitting, assessment } = await markedSitting(ctx, sittingId);
  if (assessmentTraits[assessment.assessmentKind].isFormal || assessment.releasedAt !== null) throw fail(NO_REDO);
  const isUsedUp = sql`(select count(*) from ${examSitting} s where s.candidate_id = "assessment_candidate"."id")
    >= ${assessment.attempts}::int + "assessment_candidate"."more_attempts"`;
  const given = await db
    .update(assessmentCandidate)
    .set({ moreAttempts: sql`${assessmentCandidate.moreAttempts} + 1`, redoUntil })
    .where(and(eq(assessmentCandidate.id, sitting.candidateId), isUsedUp))
    .returning({ id: assessmentCandidate.id });
  if (given.length === 0) throw fail(REDO_GIVEN);
  await db.update(examSitting).set({ remark }).where(eq(examSitting.id, sittingId));
  await sendMessage(ctx, {
    to: [sitting.userNo],
    msgType: 'study',
    msgTitle: `「${assessment.title}」退回重做`,
    msgText: `${remark}\n${shownTime(redoUntil, now)} 以前重交。`,
    msgUrl: `/exam/startExam?examId=${assessment.id}`,
  });
}
