import { and, asc, desc, eq, exists, ne, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import {
  ANSWER_GONE,
  APPEAL_CLOSED,
  APPEAL_GONE,
  APPEAL_WAITING,
  NEEDS_OTHER,
  NOT_RELEASED,
  SAME_POINTS,
} from '#contract/exam/markingFailures.ts';
import { appealSteps } from '#contract/exam/transitions.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { pointsText } from '#contract/rules/points.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { assessment, assessmentStaff } from '../../db/schema/assessment.ts';
import { answerMark, examAnswer, markAppeal } from '../../db/schema/marking.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { markedAssessments } from '../assessments/policies.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { sendMessage } from '../messages/send.ts';
import { changePoints } from './give.ts';
import { nameOf, personColumns } from './names.ts';
import { numbersOf } from './order.ts';
import { markedAssessment, ownSitting } from './reach.ts';

/** Until when somebody may object; null: not released, or not at all. */
export function appealUntil({ releasedAt, rules }: Pick<AssessmentRow, 'releasedAt' | 'rules'>): string | null {
  if (releasedAt === null || rules.appealDays === 0) return null;
  return wireTimeIn(momentOf(releasedAt), rules.appealDays * 86_400);
}

interface Objection {
  sittingId: string;
  answerId: string | null;
  reason: string;
}

/** Objects to marks and tells who decides. @throws SITTING_GONE, ANSWER_GONE, NOT_RELEASED, APPEAL_CLOSED, APPEAL_WAITING */
export async function submitAppeal(ctx: UserCtx, { sittingId, answerId, reason }: Objection): Promise<string> {
  const { db, user, now } = ctx;
  const { assessment: row } = await ownSitting(ctx, sittingId);
  if (answerId !== null) {
    const inSitting = and(eq(examAnswer.id, answerId), eq(examAnswer.sittingId, sittingId));
    if ((await db.$count(examAnswer, inSitting)) === 0) throw fail(ANSWER_GONE);
  }
  if (row.releasedAt === null) throw fail(NOT_RELEASED);
  const until = appealUntil(row);
  const submitTime = wireTime(now);
  if (until === null || submitTime > until) throw fail(APPEAL_CLOSED);
  const wish = { sittingId, assessmentId: row.id, answerId, userNo: user.userNo, reason, submitTime };
  const adding = db.insert(markAppeal).values(wish).returning({ id: markAppeal.id });
  const [made] = await refusedAs(adding, { mark_appeal_waiting: APPEAL_WAITING });
  await sendMessage(ctx, {
    to: await deciders(ctx, row),
    msgType: 'study',
    msgTitle: `「${row.title}」有一份成绩申诉`,
    msgText: reason,
    msgUrl: `/account/myTest/details?id=${row.id}&tab=appeals`,
  });
  return made!.id;
}

/** Who is told of an objection: the author and the markers, whoever of them did not make it. */
async function deciders({ db, user }: UserCtx, row: AssessmentRow): Promise<string[]> {
  const markers = await db
    .select({ userNo: assessmentStaff.userNo })
    .from(assessmentStaff)
    .where(and(eq(assessmentStaff.assessmentId, row.id), eq(assessmentStaff.isMarker, 1)));
  return [row.authorUserNo, ...markers.map(({ userNo }) => userNo)].filter((userNo) => userNo !== user.userNo);
}

/** @throws APPEAL_GONE, APPEAL_DECIDED */
export async function withdrawAppeal({ db, user }: UserCtx, id: string): Promise<void> {
  const where = and(eq(markAppeal.id, id), eq(markAppeal.userNo, user.userNo));
  await takeStep(db, appealSteps, 'withdraw', {
    table: markAppeal,
    state: 'auditStatus',
    where,
    missing: APPEAL_GONE,
  });
}

const qb = new QueryBuilder();

/** The objections to marks that somebody may give. */
const reachable = (ctx: UserCtx) =>
  exists(
    qb
      .select({ one: sql`1` })
      .from(assessment)
      .where(and(eq(assessment.id, markAppeal.assessmentId), markedAssessments(ctx))),
  );

interface Decision {
  id: string;
  isGranted: 0 | 1;
  points: number | null;
  auditOpinion: string;
}

/** Answers an objection and tells who made it. @throws APPEAL_GONE, OWN_APPEAL, APPEAL_DECIDED, NEEDS_OTHER, SAME_POINTS */
export async function decideAppeal(ctx: UserCtx, { id, isGranted, points, auditOpinion }: Decision) {
  const { db, user, now } = ctx;
  const decided = { auditOpinion, auditUserNo: user.userNo, auditTime: wireTime(now) };
  const appeal = await takeStep(db, appealSteps, isGranted === 1 ? 'grant' : 'refuse', {
    table: markAppeal,
    state: 'auditStatus',
    owner: 'userNo',
    actor: user.userNo,
    where: and(eq(markAppeal.id, id), reachable(ctx)),
    missing: APPEAL_GONE,
    set: decided,
  });
  const [row] = await db.select().from(assessment).where(eq(assessment.id, appeal.assessmentId));
  if (appeal.answerId !== null) {
    await mustBeAnother(ctx, row!, appeal.answerId);
    if (isGranted === 1) await grant(ctx, appeal.answerId, points, auditOpinion);
  }
  const outcome = isGranted === 1 ? '已改分' : '维持原分';
  await sendMessage(ctx, {
    to: [appeal.userNo],
    msgType: 'study',
    msgTitle: `你对「${row!.title}」的申诉：${outcome}`,
    msgText: auditOpinion,
    msgUrl: `/exam/explain?id=${appeal.sittingId}`,
  });
  return appeal;
}

async function grant(ctx: UserCtx, answerId: string, points: number | null, reason: string): Promise<void> {
  const [answer] = await ctx.db.select().from(examAnswer).where(eq(examAnswer.id, answerId)).for('update');
  if (points === null) throw failAt('points', '请填改后的分数');
  if (points > answer!.fullPoints) throw failAt('points', `最多 ${pointsText(answer!.fullPoints)} 分`);
  if (points === answer!.points) throw fail(SAME_POINTS);
  await changePoints(ctx, answer!, points, `申诉：${reason}`.slice(0, 200));
}

/** Who gave the marks does not judge them as long as there is another who could. @throws NEEDS_OTHER */
async function mustBeAnother({ db, user }: UserCtx, row: AssessmentRow, answerId: string): Promise<void> {
  const gave = and(eq(answerMark.answerId, answerId), eq(answerMark.markerUserNo, user.userNo));
  if ((await db.$count(answerMark, gave)) === 0) return;
  const isAuthor = row.authorUserNo === user.userNo;
  const others = and(
    eq(assessmentStaff.assessmentId, row.id),
    eq(assessmentStaff.isMarker, 1),
    ne(assessmentStaff.userNo, user.userNo),
  );
  if (!isAuthor || (await db.$count(assessmentStaff, others)) > 0) throw fail(NEEDS_OTHER);
}

interface Wish extends PageRequest {
  assessmentId: string;
  auditStatus: (typeof AppealState.values)[number];
}

/** @throws NOT_FOUND */
export async function appealsPage(ctx: UserCtx, { assessmentId, auditStatus, ...request }: Wish) {
  const { db, user, now } = ctx;
  const row = await markedAssessment(ctx, assessmentId);
  const where = and(eq(markAppeal.assessmentId, assessmentId), eq(markAppeal.auditStatus, auditStatus));
  const isMarker = sql<0 | 1>`(exists (select from ${answerMark} m
    where m.answer_id = "mark_appeal"."answer_id" and m.marker_user_no = ${user.userNo}))::int`;
  const rows = db
    .select({
      ...appealColumns,
      ...personColumns,
      sittingId: markAppeal.sittingId,
      questionId: examAnswer.questionId,
      points: examAnswer.points,
      fullPoints: examAnswer.fullPoints,
      isMarker,
    })
    .from(markAppeal)
    .leftJoin(examAnswer, eq(examAnswer.id, markAppeal.answerId))
    .innerJoin(account, eq(account.userNo, markAppeal.userNo))
    .leftJoin(userExt, eq(userExt.userNo, markAppeal.userNo))
    .where(where)
    .orderBy(auditStatus === AppealState.waiting ? asc(markAppeal.id) : desc(markAppeal.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(markAppeal, where));
  const numbers = await numbersOf(db, row.paperVersionId);
  const list = page.list.map(({ questionId, ...one }) => ({
    ...one,
    ...waitOf(one, now),
    name: nameOf(one),
    number: questionId === null ? '' : String(numbers.get(questionId) ?? ''),
  }));
  return { ...page, list };
}

/** What was objected to about a sitting, the newest first. */
export const appealsOf = ({ db }: Pick<UserCtx, 'db'>, sittingId: string) =>
  db.select(appealColumns).from(markAppeal).where(eq(markAppeal.sittingId, sittingId)).orderBy(desc(markAppeal.id));

const appealColumns = {
  id: markAppeal.id,
  answerId: markAppeal.answerId,
  reason: markAppeal.reason,
  submitTime: markAppeal.submitTime,
  auditStatus: markAppeal.auditStatus,
  auditOpinion: markAppeal.auditOpinion,
  auditTime: markAppeal.auditTime,
};
