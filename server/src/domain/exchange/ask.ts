import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { ExchangeKind } from '#contract/rules/exchange.ts';
import { LessonState } from '#contract/rules/school.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { COLLEAGUE_BUSY, EXCHANGE_OPEN, NOT_COLLEAGUE, SWAP_OF_OTHERS } from '#contract/user/lessonExchange.ts';
import type { apply } from '#contract/user/lessonExchange.ts';
import { LESSON_OVER } from '#contract/user/orgStuSchedule.ts';
import type { Db } from '../../db/client.ts';
import { lesson, lessonClaim, lessonExchange } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { sendMessage } from '../messages/send.ts';
import { whenOf } from '../timetable/announce.ts';
import { clashesOf } from '../timetable/clashes.ts';
import { isTeacherOf } from '../timetable/proposal.ts';
import { lessonsNamed } from '../timetable/scope.ts';
import type { HeldLesson } from '../timetable/scope.ts';

/** A lesson that somebody teaches themselves. @throws NOT_FOUND */
export async function ownLesson(db: Db, userNo: string, lessonId: string): Promise<HeldLesson & { orgNo: string }> {
  const [claimed] = await db
    .select({ orgNo: lesson.orgNo })
    .from(lessonClaim)
    .innerJoin(lesson, eq(lesson.id, lessonClaim.lessonId))
    .where(and(eq(lessonClaim.lessonId, lessonId), eq(lessonClaim.teacherUserNo, userNo)));
  if (!claimed) throw fail(NOT_FOUND);
  const [found] = await lessonsNamed(db, claimed.orgNo, [lessonId]);
  if (!found || found.lessonState !== LessonState.held) throw fail(NOT_FOUND);
  return { ...found, orgNo: claimed.orgNo };
}

/**
 * Asks a colleague. Nothing in the timetable changes before the colleague and the school have agreed.
 * @throws NOT_FOUND, LESSON_OVER, EXCHANGE_OPEN, NOT_COLLEAGUE, COLLEAGUE_BUSY, SWAP_OF_OTHERS
 */
export async function askColleague(
  ctx: UserCtx,
  { lessonId, toUserNo, otherLessonId, reason }: OutputOf<typeof apply.input>,
): Promise<string> {
  const { db, user, now } = ctx;
  const own = await ownLesson(db, user.userNo, lessonId);
  if (own.beginsAt <= wireTime(now)) throw fail(LESSON_OVER);
  if (toUserNo === user.userNo || !(await isTeacherOf(db, own.orgNo, toUserNo))) throw fail(NOT_COLLEAGUE);
  if (otherLessonId === undefined) await mustBeFree(db, own, toUserNo);
  else await mustBeTheirs(ctx, own.orgNo, toUserNo, otherLessonId);
  const exchangeKind = otherLessonId === undefined ? ExchangeKind.substitute : ExchangeKind.swap;
  const { orgNo } = own;
  const row = { orgNo, lessonId, otherLessonId, toUserNo, reason, exchangeKind, userNo: user.userNo };
  const adding = db.insert(lessonExchange).values(row).returning({ id: lessonExchange.id });
  const [made] = await refusedAs(adding, { lesson_exchange_open: EXCHANGE_OPEN });
  await sendMessage(ctx, {
    to: [toUserNo],
    msgType: 'organization',
    msgTitle: `${ExchangeKind.labels[exchangeKind]}：${own.offeringName}`,
    msgText: `${whenOf(own)}，${reason}`,
    msgUrl: '/account/timeschedule/exchange',
  });
  ctx.changed({ after: { offeringName: own.offeringName, when: whenOf(own), reason } });
  return made!.id;
}

async function mustBeFree(db: Db, own: HeldLesson, toUserNo: string): Promise<void> {
  const taken = await clashesOf(db, [own], { teacherUserNos: [toUserNo], roomId: null, gradeIds: [] });
  if (taken.length > 0) throw fail(COLLEAGUE_BUSY);
}

async function mustBeTheirs(
  { db, now }: UserCtx,
  orgNo: string,
  toUserNo: string,
  otherLessonId: string,
): Promise<void> {
  const [other] = await lessonsNamed(db, orgNo, [otherLessonId]);
  const isFit = other && other.lessonState === LessonState.held && other.beginsAt > wireTime(now);
  if (!isFit || !other.holders.teacherUserNos.includes(toUserNo)) throw fail(SWAP_OF_OTHERS);
}

const TWO_WEEKS = 14 * 86_400;

/** The lessons of a colleague in the next two weeks, for whoever wants to swap this one. @throws NOT_FOUND */
export async function swappable({ db, user, now }: UserCtx, lessonId: string, toUserNo: string): Promise<string[]> {
  const { orgNo } = await ownLesson(db, user.userNo, lessonId);
  const their = alias(lessonClaim, 'their');
  const rows = await db
    .select({ id: lesson.id })
    .from(their)
    .innerJoin(lesson, eq(lesson.id, their.lessonId))
    .where(
      and(
        eq(their.teacherUserNo, toUserNo),
        gt(their.beginsAt, wireTime(now)),
        lt(their.beginsAt, wireTimeIn(now, TWO_WEEKS)),
        eq(lesson.orgNo, orgNo),
        sql`${their.lessonState} = 1`,
      ),
    )
    .orderBy(asc(their.beginsAt));
  return rows.map(({ id }) => id);
}
