import { and, eq, or } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ExchangeKind } from '#contract/rules/exchange.ts';
import type { ExchangeState } from '#contract/rules/exchange.ts';
import { ChangeKind } from '#contract/rules/scheduleChanges.ts';
import { wireTime } from '#contract/rules/time.ts';
import { exchangeSteps } from '#contract/user/lessonExchange.ts';
import type { answer, audit } from '#contract/user/lessonExchange.ts';
import { LESSON_OVER } from '#contract/user/orgStuSchedule.ts';
import { lessonExchange } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { staffOf } from '../organization/policies.ts';
import { announce, peopleOf, whenOf } from '../timetable/announce.ts';
import { beforeOf, inTurn, keepChange } from '../timetable/journal.ts';
import { rewrite } from '../timetable/move.ts';
import type { Moved } from '../timetable/move.ts';
import { mustNotClash } from '../timetable/place.ts';
import { heldLessons } from '../timetable/scope.ts';
import type { HeldLesson } from '../timetable/scope.ts';

type Row = typeof lessonExchange.$inferSelect;

const steps = { table: lessonExchange, state: 'exchangeState' } as const;

/** What one asked for oneself, or what one is asked. */
export const concerning = (userNo: string) =>
  or(eq(lessonExchange.userNo, userNo), eq(lessonExchange.toUserNo, userNo));

/** @throws NOT_FOUND, EXCHANGE_SETTLED */
export async function answerColleague(
  ctx: UserCtx,
  { id, isAgreed, opinion }: OutputOf<typeof answer.input>,
): Promise<ExchangeState> {
  const row = await takeStep(ctx.db, exchangeSteps, isAgreed ? 'agree' : 'decline', {
    ...steps,
    where: and(eq(lessonExchange.id, id), eq(lessonExchange.toUserNo, ctx.user.userNo)),
    set: { answerOpinion: opinion, gmtModified: wireTime(ctx.now) },
  });
  if (!isAgreed) await tellAsker(ctx, row, '同事没有同意', opinion);
  ctx.changed({ after: { exchangeState: row.exchangeState, opinion } });
  return row.exchangeState;
}

/** @throws NOT_FOUND, EXCHANGE_SETTLED */
export async function withdrawAsking(ctx: UserCtx, id: string): Promise<ExchangeState> {
  const row = await takeStep(ctx.db, exchangeSteps, 'withdraw', {
    ...steps,
    where: and(eq(lessonExchange.id, id), eq(lessonExchange.userNo, ctx.user.userNo)),
    set: { gmtModified: wireTime(ctx.now) },
  });
  return row.exchangeState;
}

/**
 * The school decides; what it passes stands in the timetable at once.
 * @throws NOT_FOUND, EXCHANGE_SETTLED, LESSON_OVER, LESSONS_CLASH when a place has been taken since
 */
export async function auditExchange(
  ctx: UserCtx,
  { id, isPassed, opinion }: OutputOf<typeof audit.input>,
): Promise<ExchangeState> {
  const { db, user, now } = ctx;
  const { orgNo } = staffOf(user);
  await inTurn(db, orgNo);
  const row = await takeStep(db, exchangeSteps, isPassed ? 'pass' : 'refuse', {
    ...steps,
    where: and(eq(lessonExchange.id, id), eq(lessonExchange.orgNo, orgNo)),
    set: { auditOpinion: opinion, auditUserNo: user.userNo, gmtModified: wireTime(now) },
  });
  if (isPassed) await exchange(ctx, row);
  else await tellAsker(ctx, row, '教务没有同意', opinion);
  ctx.changed({ after: { exchangeState: row.exchangeState, opinion } });
  return row.exchangeState;
}

async function exchange(ctx: UserCtx, row: Row): Promise<void> {
  const { db, now } = ctx;
  const asked = [row.lessonId, ...(row.otherLessonId === null ? [] : [row.otherLessonId])];
  const lessons = await heldLessons(db, row.orgNo, asked);
  const own = lessons.find((one) => one.id === row.lessonId);
  const other = lessons.find((one) => one.id === row.otherLessonId);
  if (lessons.length < asked.length || lessons.some(({ beginsAt }) => beginsAt <= wireTime(now)))
    throw fail(LESSON_OVER);
  const goals = other ? [inPlaceOf(own!, other), inPlaceOf(other, own!)] : [taughtBy(own!, row)];
  await mustNotClash(db, goals, asked);
  await rewrite(db, goals);
  const people = await peopleOf(db, [
    ...lessons,
    ...goals.map(({ holders }) => ({ offeringId: own!.offeringId, holders })),
  ]);
  const words = `${own!.offeringName} ${whenOf(own!)}${other ? ` ⇄ ${other.offeringName} ${whenOf(other)}` : ''}`;
  await announce(ctx, people, `${ExchangeKind.labels[row.exchangeKind]}已生效`, words);
  const before = lessons.map(beforeOf);
  const { orgNo } = row;
  await keepChange(ctx, { orgNo, changeKind: ChangeKind.moved, summary: words, touched: people.length, before });
}

/** A lesson with all it holds, at the time and in the room of another one. */
function inPlaceOf(
  { id, holders }: HeldLesson,
  { day, week, fromBell, toBell, beginsAt, endsAt, ...other }: HeldLesson,
): Moved {
  return { id, day, week, fromBell, toBell, beginsAt, endsAt, holders: { ...holders, roomId: other.holders.roomId } };
}

function taughtBy({ holders, ...own }: HeldLesson, { userNo, toUserNo }: Row): Moved {
  const others = holders.teacherUserNos.filter((one) => one !== userNo && one !== toUserNo);
  return { ...own, holders: { ...holders, teacherUserNos: [toUserNo, ...others] } };
}

const tellAsker = (ctx: UserCtx, { userNo, exchangeKind }: Row, what: string, opinion: string): Promise<void> =>
  sendMessage(ctx, {
    to: [userNo],
    msgType: 'organization',
    msgTitle: `${ExchangeKind.labels[exchangeKind]}申请：${what}`,
    msgText: opinion,
    msgUrl: '/account/timeschedule/exchange',
  });
