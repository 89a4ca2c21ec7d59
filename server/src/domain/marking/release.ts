import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  HAS_APPEALS,
  NO_SITTINGS,
  NOT_ALL_MARKED,
  NOT_RELEASED,
  RELEASE_OLD,
  RELEASED_ALREADY,
  STILL_RUNNING,
} from '#contract/exam/markingFailures.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import { WITHDRAW_MINUTES } from '#contract/rules/markRounds.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examAnswer, markAppeal } from '../../db/schema/marking.ts';
import { question } from '../../db/schema/question.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { CallFailure } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { settleNodes } from '../courseNodes/settle.ts';
import { sendMessage } from '../messages/send.ts';
import { openCountOf } from './names.ts';
import { isHandedIn, ledAssessment } from './reach.ts';
import { releasedHooks } from './releasedHooks.ts';
import { marksChanged } from './total.ts';

/** Where a candidate reads what became of an assessment. */
export const resultUrl = (assessmentId: string): string => `/exam/result?assessmentId=${assessmentId}`;

/** Everybody who handed something in. */
export async function candidatesOf(db: Db, assessmentId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userNo: examSitting.userNo })
    .from(examSitting)
    .where(and(eq(examSitting.assessmentId, assessmentId), isHandedIn));
  return rows.map(({ userNo }) => userNo);
}

/** Lets the candidates see their marks. Returns how many. @throws NOT_FOUND, and what stands in the way */
export async function releaseMarks(ctx: UserCtx, assessmentId: string): Promise<number> {
  const { db, user, now } = ctx;
  const row = await ledAssessment(ctx, assessmentId);
  if (row.releasedAt !== null) throw fail(RELEASED_ALREADY);
  const obstacle = await releaseObstacle(db, row, now);
  if (obstacle) throw obstacle;
  return publishMarks(db, row, { userNo: user.userNo, now });
}

/** What stands in the way of a release: STILL_RUNNING, NO_SITTINGS, NOT_ALL_MARKED. */
export async function releaseObstacle(db: Db, row: AssessmentRow, now: Date): Promise<CallFailure | undefined> {
  if (row.endsAt !== null && wireTime(now) < row.endsAt) return fail(STILL_RUNNING);
  const running = and(eq(examSitting.assessmentId, row.id), eq(examSitting.sittingState, SittingState.running));
  const runningCount = await db.$count(examSitting, running);
  if (runningCount > 0) return fail(STILL_RUNNING, `还有 ${runningCount} 人没有交卷，收卷以后再公布`);
  if ((await db.$count(examSitting, and(eq(examSitting.assessmentId, row.id), isHandedIn))) === 0)
    return fail(NO_SITTINGS);
  const openCount = await openCountOf(db, row.id);
  return openCount > 0 ? fail(NOT_ALL_MARKED, `还有 ${openCount} 份作答没有批完，批完再公布`) : undefined;
}

/** The marks become known, in the name of this person, and everybody who handed in hears of it. @throws RELEASED_ALREADY */
export async function publishMarks(
  db: Db,
  { id: assessmentId, title }: AssessmentRow,
  { userNo, now }: { userNo: string; now: Date },
): Promise<number> {
  const released = await db
    .update(assessment)
    .set({ releasedAt: wireTime(now), releasedUserNo: userNo })
    .where(and(eq(assessment.id, assessmentId), isNull(assessment.releasedAt)))
    .returning({ id: assessment.id });
  if (released.length === 0) throw fail(RELEASED_ALREADY);
  await countShares(db, assessmentId, 1);
  await enqueue(db, settleNodes, { assessmentId });
  for (const released of releasedHooks.entries()) await released(db, assessmentId);
  const to = await candidatesOf(db, assessmentId);
  const msgTitle = `「${title}」的成绩公布了`;
  await sendMessage({ db }, { to, msgType: 'study', msgTitle, msgUrl: resultUrl(assessmentId) });
  return to.length;
}

/** Hides them again, soon after and before anybody objected. @throws NOT_FOUND, NOT_RELEASED, RELEASE_OLD, HAS_APPEALS */
export async function withdrawMarks(ctx: UserCtx, assessmentId: string, reason: string): Promise<void> {
  const { db, now } = ctx;
  const row = await ledAssessment(ctx, assessmentId);
  if (row.releasedAt === null) throw fail(NOT_RELEASED);
  if (row.releasedAt < wireTimeIn(now, -WITHDRAW_MINUTES * 60)) throw fail(RELEASE_OLD);
  if ((await db.$count(markAppeal, eq(markAppeal.assessmentId, assessmentId))) > 0) throw fail(HAS_APPEALS);
  const hidden = await db
    .update(assessment)
    .set({ releasedAt: null, releasedUserNo: null, releaseAt: null, isReleaseLate: 0 })
    .where(and(eq(assessment.id, assessmentId), eq(assessment.releasedAt, row.releasedAt)))
    .returning({ id: assessment.id });
  if (hidden.length === 0) throw fail(NOT_RELEASED);
  await countShares(db, assessmentId, -1);
  await marksChanged(db, assessmentId);
  await sendMessage(ctx, {
    to: await candidatesOf(db, assessmentId),
    msgType: 'study',
    msgTitle: `「${row.title}」的成绩暂时收回，核对后再公布`,
    msgText: reason,
  });
}

/** What the questions of an assessment earned goes into their statistics, or out of them again. */
export async function countShares(db: Db, assessmentId: string, sign: 1 | -1): Promise<void> {
  await db.execute(sql`
    update ${question} set
      count_answer = greatest(0, question.count_answer + ${sign}::int * told.n),
      share_sum = greatest(0, question.share_sum + ${sign}::int * told.shares)
    from (
      select question_id, count(*)::int as n, coalesce(sum(share), 0) as shares
      from (
        select a.question_id, round(100.0 * greatest(sum(a.points), 0) / nullif(sum(a.full_points), 0)) as share
        from ${examAnswer} a join ${examSitting} s on s.id = a.sitting_id
        where a.assessment_id = ${assessmentId} and s.sitting_state = ${SittingState.marked}
        group by a.question_id, a.sitting_id
      ) each_sitting
      group by question_id
    ) told
    where question.id = told.question_id`);
}
