import { and, asc, desc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ExchangeState } from '#contract/rules/exchange.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { colleagues, ExchangedLesson, list, page } from '#contract/user/lessonExchange.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { lesson, lessonExchange, offering } from '../../db/schema/timetable.ts';
import { userExt, userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { staffOf } from '../organization/policies.ts';
import { ownLesson } from './ask.ts';
import { concerning } from './settle.ts';

const namesIn = (name: string, join: string) => sql<string[]>`coalesce((select array_agg(${sql.raw(name)} order by 1)
  from lesson_claim claim join ${sql.raw(join)} where claim.lesson_id = ${lesson.id}), '{}')`;

/** Lessons in the words of a timetable. */
export async function lessonWords(db: Db, ids: readonly string[]): Promise<ExchangedLesson[]> {
  const rows = await db
    .select({
      id: lesson.id,
      offeringName: offering.offeringName,
      gradeNames: namesIn('grade.grade_name', 'grade on grade.id = claim.grade_id'),
      rooms: namesIn(
        `concat_ws(' ', nullif(room.building, ''), room.room_name)`,
        'school_room room on room.id = claim.room_id',
      ),
      day: lesson.day,
      fromBell: lesson.fromBell,
      toBell: lesson.toBell,
    })
    .from(lesson)
    .innerJoin(offering, eq(offering.id, lesson.offeringId))
    .where(inArray(lesson.id, [...ids]))
    .orderBy(asc(lesson.beginsAt));
  return rows.map(({ rooms, ...row }) => ({ ...row, roomName: rooms.join('、') }));
}

const asker = alias(userExt, 'asker');
const asked = alias(userExt, 'asked');
const nameOf = (person: typeof asker | typeof asked) =>
  sql<string>`coalesce(nullif(${person.idCardName}, ''), ${person.nickname}, '')`;

async function exchanges(db: Db, where: SQL | undefined, request: { pageCurrent: number; pageSize: number }) {
  const rows = db
    .select({
      id: lessonExchange.id,
      userNo: lessonExchange.userNo,
      exchangeKind: lessonExchange.exchangeKind,
      exchangeState: lessonExchange.exchangeState,
      fromName: nameOf(asker),
      toName: nameOf(asked),
      lessonId: lessonExchange.lessonId,
      otherLessonId: lessonExchange.otherLessonId,
      reason: lessonExchange.reason,
      answerOpinion: lessonExchange.answerOpinion,
      auditOpinion: lessonExchange.auditOpinion,
      gmtCreate: lessonExchange.gmtCreate,
    })
    .from(lessonExchange)
    .innerJoin(asker, eq(asker.userNo, lessonExchange.userNo))
    .innerJoin(asked, eq(asked.userNo, lessonExchange.toUserNo))
    .where(where)
    .orderBy(desc(lessonExchange.id));
  const found = await paginate(request, rows.$dynamic(), () => db.$count(lessonExchange, where));
  const ids = found.list.flatMap(({ lessonId, otherLessonId }) => [
    lessonId,
    ...(otherLessonId === null ? [] : [otherLessonId]),
  ]);
  const words = new Map((await lessonWords(db, ids)).map((one) => [one.id, one]));
  const told = found.list.map(({ lessonId, otherLessonId, ...row }) => {
    return {
      ...row,
      lesson: words.get(lessonId)!,
      otherLesson: otherLessonId === null ? null : words.get(otherLessonId)!,
    };
  });
  return { ...found, list: told };
}

/** What one asked for and what one is asked. */
export async function ownExchanges({ db, user }: UserCtx, { exchangeState, ...request }: OutputOf<typeof list.input>) {
  const where = and(concerning(user.userNo), inState(exchangeState));
  const found = await exchanges(db, where, request);
  return { ...found, list: found.list.map((row) => ({ ...row, isMine: row.userNo === user.userNo })) };
}

/** Those of the school, with how many wait for it. */
export async function schoolExchanges(
  { db, user }: UserCtx,
  { exchangeState, ...request }: OutputOf<typeof page.input>,
) {
  const own = eq(lessonExchange.orgNo, staffOf(user).orgNo);
  const found = await exchanges(db, and(own, inState(exchangeState)), request);
  return { ...found, waiting: await db.$count(lessonExchange, and(own, inState(ExchangeState.agreed))) };
}

const inState = (state: ExchangeState | undefined) =>
  state === undefined ? undefined : eq(lessonExchange.exchangeState, state);

/** The other teachers of the school, those first who are free at the time of the lesson. @throws NOT_FOUND */
export async function colleaguePage(
  { db, user }: UserCtx,
  { lessonId, keyword, ...request }: OutputOf<typeof colleagues.input>,
) {
  const { orgNo, beginsAt, endsAt } = await ownLesson(db, user.userNo, lessonId);
  const isFree = sql<boolean>`not exists (select from lesson_claim claim where claim.holder = ${userIdentity.userNo} and claim.lesson_state = 1
    and tstzrange(claim.begins_at, claim.ends_at) && tstzrange(${beginsAt}, ${endsAt}))`;
  const userName = sql<string>`coalesce(nullif(${userExt.idCardName}, ''), ${userExt.nickname})`;
  const named = keyword
    ? or(like(userExt.idCardName, containing(keyword)), like(userExt.nickname, containing(keyword)))
    : undefined;
  const where = and(
    eq(userIdentity.orgNo, orgNo),
    eq(userIdentity.userType, UserType.lecturer),
    enabled(userIdentity),
    sql`${userIdentity.userNo} <> ${user.userNo}`,
    named,
  );
  const from = db
    .select({ userNo: userIdentity.userNo, userName, isFree })
    .from(userIdentity)
    .innerJoin(userExt, eq(userExt.userNo, userIdentity.userNo))
    .where(where)
    .orderBy(desc(isFree), asc(userName), asc(userIdentity.userNo));
  return paginate(request, from.$dynamic(), async () => {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(userIdentity)
      .innerJoin(userExt, eq(userExt.userNo, userIdentity.userNo))
      .where(where);
    return row!.count;
  });
}
