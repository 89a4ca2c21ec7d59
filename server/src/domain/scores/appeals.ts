import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import { ReleaseState, scoreAppealUntil } from '#contract/rules/scores.ts';
import { wireTime } from '#contract/rules/time.ts';
import { SCORE_APPEAL_CLOSED, SCORE_APPEAL_GONE, SCORE_APPEAL_WAITING } from '#contract/user/scoreFailures.ts';
import { scoreAppealSteps } from '#contract/user/transitions.ts';
import type { Db } from '../../db/client.ts';
import { scoreAppeal, scoreSheet, scoreTotal } from '../../db/schema/score.ts';
import { offering, offeringTeacher } from '../../db/schema/timetable.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { schoolName } from '../school/lessonFacts.ts';
import { headedOffering, scoredOffering, scoredOfferings } from './policies.ts';
import { correctScore } from './release.ts';

/** Objects to one's marks of an offering; its head hears of it. @throws NOT_FOUND, SCORE_APPEAL_CLOSED, SCORE_APPEAL_WAITING */
export async function submitScoreAppeal(ctx: UserCtx, { offeringId, reason }: { offeringId: string; reason: string }) {
  const { db, user, now } = ctx;
  const [sheet] = await db
    .select({ releasedAt: scoreSheet.releasedAt, offeringName: offering.offeringName })
    .from(scoreTotal)
    .innerJoin(scoreSheet, eq(scoreSheet.offeringId, scoreTotal.offeringId))
    .innerJoin(offering, eq(offering.id, scoreTotal.offeringId))
    .where(
      and(
        eq(scoreTotal.offeringId, offeringId),
        eq(scoreTotal.userNo, user.userNo),
        eq(scoreSheet.releaseState, ReleaseState.released),
      ),
    );
  if (!sheet) throw fail(NOT_FOUND, '这门成绩还没有公布，或者不是你的');
  const submitTime = wireTime(now);
  if (submitTime > scoreAppealUntil(sheet.releasedAt!)) throw fail(SCORE_APPEAL_CLOSED);
  const adding = db
    .insert(scoreAppeal)
    .values({ offeringId, userNo: user.userNo, reason, submitTime })
    .returning({ id: scoreAppeal.id });
  const [made] = await refusedAs(adding, { score_appeal_waiting: SCORE_APPEAL_WAITING });
  const heads = await db
    .select({ userNo: offeringTeacher.userNo })
    .from(offeringTeacher)
    .where(and(eq(offeringTeacher.offeringId, offeringId), eq(offeringTeacher.isHead, 1)));
  await sendMessage(ctx, {
    to: heads.map(({ userNo }) => userNo),
    msgType: 'study',
    msgTitle: `「${sheet.offeringName}」有一份成绩申诉等你答复`,
    msgText: reason,
    msgUrl: `/account/scores?offering=${offeringId}`,
  });
  return made!;
}

/** @throws SCORE_APPEAL_GONE, SCORE_APPEAL_ANSWERED */
export async function withdrawScoreAppeal({ db, user }: UserCtx, id: string): Promise<void> {
  await takeStep(db, scoreAppealSteps, 'withdraw', {
    table: scoreAppeal,
    state: 'auditStatus',
    where: and(eq(scoreAppeal.id, id), eq(scoreAppeal.userNo, user.userNo)),
    missing: SCORE_APPEAL_GONE,
  });
}

const qb = new QueryBuilder();

interface Answer {
  id: string;
  isGranted: 0 | 1;
  partId: string;
  value: string;
  auditOpinion: string;
}

/**
 * Answers an objection: with a correction, which keeps its trail and tells the learner as every one does, or without.
 * @throws SCORE_APPEAL_GONE, SCORE_APPEAL_ANSWERED, OWN_SCORE_APPEAL, NOT_HEAD, NOT_RELEASED, NOT_IN_OFFERING, SAME_SCORE
 */
export async function decideScoreAppeal(ctx: UserCtx, { id, isGranted, partId, value, auditOpinion }: Answer) {
  const { db, user, now } = ctx;
  const reached = qb
    .select({ one: sql`1` })
    .from(offering)
    .where(and(eq(offering.id, scoreAppeal.offeringId), scoredOfferings(user)));
  const appeal = await takeStep(db, scoreAppealSteps, isGranted === 1 ? 'grant' : 'refuse', {
    table: scoreAppeal,
    state: 'auditStatus',
    owner: 'userNo',
    actor: user.userNo,
    where: and(eq(scoreAppeal.id, id), exists(reached)),
    missing: SCORE_APPEAL_GONE,
    set: { auditOpinion, auditUserNo: user.userNo, auditTime: wireTime(now) },
  });
  const { offeringId, userNo } = appeal;
  const { offeringName } = await headedOffering(ctx, offeringId);
  if (isGranted === 1) {
    mustSayWhat(partId, value);
    await correctScore(ctx, offeringId, { partId, userNo, value, reason: `申诉：${auditOpinion}` });
    return;
  }
  await sendMessage(ctx, {
    to: [userNo],
    msgType: 'study',
    msgTitle: `你对「${offeringName}」的成绩申诉：维持原分`,
    msgText: auditOpinion,
    msgUrl: '/account/scores',
  });
}

/** @throws 422 at each field that is missing */
function mustSayWhat(partId: string, value: string): void {
  const issues = [
    ...(partId === '' ? [{ path: 'partId', message: '请选择更正哪一项' }] : []),
    ...(value.trim() === '' ? [{ path: 'value', message: '请填更正后的成绩' }] : []),
  ];
  if (issues.length > 0) throw fail(INVALID_INPUT, issues[0]!.message, { issues });
}

interface Wish extends PageRequest {
  offeringId: string;
  auditStatus?: AppealState | undefined;
}

/** What was objected to about the marks of an offering; what waits comes first, the longest ahead. @throws NOT_FOUND */
export async function scoreAppealsPage(ctx: UserCtx, { offeringId, auditStatus, ...request }: Wish) {
  const { db, now } = ctx;
  await scoredOffering(ctx, offeringId);
  const where = and(
    eq(scoreAppeal.offeringId, offeringId),
    auditStatus === undefined ? undefined : eq(scoreAppeal.auditStatus, auditStatus),
  );
  const isWaiting = sql`${scoreAppeal.auditStatus} = ${AppealState.waiting}`;
  const rows = db
    .select({ ...appealColumns, userNo: scoreAppeal.userNo, studentName: schoolName })
    .from(scoreAppeal)
    .leftJoin(userExt, eq(userExt.userNo, scoreAppeal.userNo))
    .where(where)
    .orderBy(desc(isWaiting), asc(sql`case when ${isWaiting} then ${scoreAppeal.id} end`), desc(scoreAppeal.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(scoreAppeal, where));
  return { ...page, list: page.list.map((row) => ({ ...row, ...waitOf(row, now) })) };
}

const appealColumns = {
  id: scoreAppeal.id,
  reason: scoreAppeal.reason,
  submitTime: scoreAppeal.submitTime,
  auditStatus: scoreAppeal.auditStatus,
  auditOpinion: scoreAppeal.auditOpinion,
  auditTime: scoreAppeal.auditTime,
};

/** The newest objection of a learner to each of these offerings. */
export async function newestAppeals(db: Db, userNo: string, offeringIds: readonly string[]) {
  const rows = await db
    .selectDistinctOn([scoreAppeal.offeringId], { offeringId: scoreAppeal.offeringId, ...appealColumns })
    .from(scoreAppeal)
    .where(and(eq(scoreAppeal.userNo, userNo), inArray(scoreAppeal.offeringId, [...offeringIds])))
    .orderBy(scoreAppeal.offeringId, desc(scoreAppeal.id));
  return new Map(rows.map(({ offeringId, ...row }) => [offeringId, row]));
}
