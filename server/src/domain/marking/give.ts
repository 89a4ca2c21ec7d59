import { and, eq } from 'drizzle-orm';
import { MARKED_BY_OTHER, NEEDS_LEADER } from '#contract/exam/markingFailures.ts';
import type { TextComment } from '#contract/rules/appeals.ts';
import { pointsText } from '#contract/rules/points.ts';
import { settle } from '#contract/rules/markRounds.ts';
import { wireTime } from '#contract/rules/time.ts';
import { answerMark, examAnswer } from '../../db/schema/marking.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import { settleNodes } from '../courseNodes/settle.ts';
import { keyedVersions } from '../questions/versions.ts';
import { keepChanges } from './changes.ts';
import { mustBeFree } from './open.ts';
import { questionAt, worthOf } from './questionAt.ts';
import { markedAnswer } from './reach.ts';
import type { ReachedAnswer } from './reach.ts';
import { marksOf, roundFor } from './rounds.ts';
import { tellChanged } from './tellChanged.ts';
import { addUp } from './total.ts';

export interface MarkWish {
  answerId: string;
  points: number | null;
  rubric: Record<string, number>;
  comments: TextComment[];
  remark: string;
  isDoubtful: 0 | 1;
  reason: string;
}

interface Outcome {
  before: number | null;
  points: number | null;
  isApart: 0 | 1;
}

/** Gives marks to an answer, puts it aside, or changes what was settled. */
export async function giveMark(ctx: UserCtx, wish: MarkWish): Promise<Outcome> {
  const reached = await markedAnswer(ctx, wish.answerId, 'update');
  mustBeFree(reached, ctx);
  const points = await pointsOf(ctx, reached, wish);
  return reached.answer.points === null ? giveOpen(ctx, reached, wish, points) : change(ctx, reached, wish, points);
}

/** The marks that are wished: the sum of the criteria, or given directly. Refused at the field where they are too many. */
async function pointsOf({ db }: UserCtx, { answer }: ReachedAnswer, { points, rubric }: MarkWish) {
  const { questionVersionId, fullPoints, slot } = answer;
  const most = `最多 ${pointsText(fullPoints)} 分`;
  if (points !== null && points > fullPoints) throw failAt('points', most);
  if (Object.keys(rubric).length === 0) return points;
  const version = (await keyedVersions(db, [questionVersionId])).get(questionVersionId)!;
  const worth = worthOf(questionAt(version, slot).key, fullPoints);
  for (const [id, given] of Object.entries(rubric)) {
    if (worth[id] === undefined) throw failAt(`rubric.${id}`, '没有这一条评分要点，请刷新后再批');
    if (given > worth[id]) throw failAt(`rubric.${id}`, `最多 ${pointsText(worth[id])} 分`);
  }
  if (Object.keys(worth).some((id) => rubric[id] === undefined)) return points;
  return Object.values(rubric).reduce((sum, given) => sum + given, 0);
}

async function giveOpen(ctx: UserCtx, reached: ReachedAnswer, wish: MarkWish, points: number | null): Promise<Outcome> {
  const { db, user } = ctx;
  const { answer, assessment, isLeader } = reached;
  const { fullPoints } = answer;
  const said = await marksOf(db, [answer.id], user.userNo, false);
  const round = roundFor(said, { ...assessment.rules, fullPoints, isLeader });
  if (round === undefined) throw fail(NEEDS_LEADER);
  if (points === null && wish.isDoubtful === 0) throw failAt('points', '请给分');
  const mine = said.find(({ isMine }) => isMine === 1);
  await keepMark(ctx, answer.id, round, { ...wish, points: wish.isDoubtful === 1 ? null : points });
  if (mine && mine.points !== null && mine.round !== round && points !== null) {
    await keepChanges(ctx, [{ answerId: answer.id, before: mine.points, after: points }], wish.reason || '三阅定分');
  }
  const after = await marksOf(db, [answer.id], user.userNo, false);
  const settled = settle(after, fullPoints, assessment.rules);
  const final = settled.kind === 'settled' ? settled.points : null;
  await db
    .update(examAnswer)
    .set({ points: final, heldUserNo: null, heldUntil: null })
    .where(eq(examAnswer.id, answer.id));
  if (final !== null) {
    await db.update(answerMark).set({ isDoubtful: 0 }).where(eq(answerMark.answerId, answer.id));
    await addUp(db, [answer.sittingId]);
  }
  return { before: null, points: final, isApart: settled.kind === 'apart' ? 1 : 0 };
}

/** What had been settled, by who gave it or by who answers for the assessment; with a reason, and kept. */
async function change(ctx: UserCtx, reached: ReachedAnswer, wish: MarkWish, points: number | null): Promise<Outcome> {
  const { db, user } = ctx;
  const { answer, assessment, isLeader } = reached;
  const said = await marksOf(db, [answer.id], user.userNo, false);
  const mine = said.find(({ isMine }) => isMine === 1);
  const isLate = assessment.releasedAt !== null;
  if (!isLeader && (!mine || assessment.rules.isMarkedTwice === 1 || isLate)) throw fail(MARKED_BY_OTHER);
  if (points === null) throw failAt('points', '请给分');
  const before = answer.points!;
  if (points !== before && wish.reason === '') throw failAt('reason', '已经定的分要写明原因再改');
  const free = ([1, 2, 3] as const).find((round) => said.every((one) => one.round !== round));
  const round = (mine?.round as 1 | 2 | 3 | undefined) ?? free;
  if (round !== undefined) await keepMark(ctx, answer.id, round, { ...wish, points, isDoubtful: 0 });
  if (points !== before) {
    await changePoints(ctx, answer, points, wish.reason);
    if (isLate) await tellChanged(ctx, reached, { before, points, reason: wish.reason });
  }
  return { before, points, isApart: 0 };
}

interface Changed {
  id: string;
  assessmentId: string;
  sittingId: string;
  points: number | null;
}

/** Puts other marks in the place of those that counted, keeps the change, and adds up again. */
export async function changePoints(ctx: UserCtx, answer: Changed, points: number, reason: string): Promise<void> {
  const { db } = ctx;
  await db.update(examAnswer).set({ points }).where(eq(examAnswer.id, answer.id));
  await keepChanges(ctx, [{ answerId: answer.id, before: answer.points ?? 0, after: points }], reason);
  await addUp(db, [answer.sittingId]);
  await enqueue(db, settleNodes, { assessmentId: answer.assessmentId });
}

type Kept = Pick<MarkWish, 'points' | 'rubric' | 'comments' | 'remark' | 'isDoubtful'>;

async function keepMark({ db, user, now }: UserCtx, answerId: string, round: 1 | 2 | 3, wish: Kept): Promise<void> {
  const { points, rubric, comments, remark, isDoubtful } = wish;
  const given = { round, points, rubric, comments, remark, isDoubtful, gmtModified: wireTime(now) } as const;
  const own = and(eq(answerMark.answerId, answerId), eq(answerMark.markerUserNo, user.userNo));
  const [changed] = await db.update(answerMark).set(given).where(own).returning({ id: answerMark.id });
  if (changed) return;
  await db.insert(answerMark).values({ ...given, answerId, markerUserNo: user.userNo });
}
