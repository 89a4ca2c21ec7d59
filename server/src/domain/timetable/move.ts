import { inArray, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { heldOn, plainDay, weekdayOf, weekOf } from '#contract/rules/calendar.ts';
import { ChangeKind } from '#contract/rules/scheduleChanges.ts';
import { LessonState } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { move } from '#contract/user/orgStuSchedule.ts';
import type { Db } from '../../db/client.ts';
import { lessonClaim } from '../../db/schema/timetable.ts';
import { written } from '../../db/written.ts';
import type { UserCtx } from '../../kit/context.ts';
import { failAt } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { staffOf } from '../organization/policies.ts';
import { announce, peopleOf, whenOf } from './announce.ts';
import { calendarOf } from './calendarOf.ts';
import type { NamedCalendar } from './calendarOf.ts';
import { claimsOf } from './holders.ts';
import type { Holders, Times } from './holders.ts';
import { beforeOf, inTurn, keepChange } from './journal.ts';
import { timesOf } from './lessonsOf.ts';
import { APART, mustNotClash } from './place.ts';
import { mustSeat, seatsOf, teachersOf } from './proposal.ts';
import { lessonsInScope } from './scope.ts';
import type { HeldLesson } from './scope.ts';

type Target = OutputOf<typeof move.input>;

/** Where a lesson goes and what it holds then. */
export interface Moved extends Times {
  id: string;
  day: string;
  week: number;
  fromBell: number;
  toBell: number;
  holders: Holders;
}

/**
 * Moves one lesson or those of its series to another time, room or teacher, and tells whom it touches.
 * @throws NOT_FOUND, LESSON_OVER, LESSON_MOVED_ON, LESSONS_CLASH, 422 at the field
 */
export async function moveLessons(ctx: UserCtx, target: Target) {
  const { db, now } = ctx;
  const { orgNo } = staffOf(ctx.user);
  await inTurn(db, orgNo);
  const seats = await seatsOf(db, orgNo, target.roomId);
  const lessons = await lessonsInScope(db, orgNo, target, now);
  const [named] = lessons;
  const calendar = await calendarOf(db, orgNo, named.termId);
  mustSeat(seats, named.studentCount);
  const teachers = target.teacherUserNos && (await teachersOf(db, orgNo, target.teacherUserNos));
  const goals = lessons.map((one) => goalOf(one, named, target, calendar, teachers));
  if (goals.some(({ beginsAt }) => beginsAt <= wireTime(now))) throw failAt('day', '不能移到已经过去的时间');
  const except = lessons.map(({ id }) => id);
  await mustNotClash(db, goals, except);
  await rewrite(db, goals);
  const people = await peopleOf(db, [
    ...lessons,
    ...goals.map(({ holders }) => ({ offeringId: named.offeringId, holders })),
  ]);
  const [goal] = goals;
  const words = `${whenOf(named)} → ${whenOf(goal!)}${lessons.length > 1 ? `，共 ${lessons.length} 次` : ''}`;
  await announce(ctx, people, `调课：${named.offeringName}`, words);
  const summary = `${named.offeringName}：${words}`;
  const before = lessons.map(beforeOf);
  const changeId = await keepChange(ctx, {
    orgNo,
    changeKind: ChangeKind.moved,
    summary,
    touched: people.length,
    before,
  });
  ctx.changed({ before: { when: whenOf(named) }, after: { offeringName: named.offeringName, when: whenOf(goal!) } });
  return { lessonCount: lessons.length, touched: people.length, changeId };
}

function goalOf(
  one: HeldLesson,
  named: HeldLesson,
  target: Target,
  calendar: NamedCalendar,
  teachers: readonly string[] | undefined,
): Moved {
  const { fromBell, toBell, roomId } = target;
  const isNamed = one.id === named.id;
  const day = isNamed ? target.day : heldOn(plainDay(calendar.term, one.week, weekdayOf(target.day)), calendar.changed);
  const week = weekOf(calendar.term, target.day);
  if (week === null) throw failAt('day', '这一天不在这个学期里');
  if (day === null) throw failAt('day', `第 ${one.week} 周的那一天放假，请分开调整`);
  const times = timesOf(calendar.bells, day, { fromBell, toBell });
  if (!times || fromBell > toBell) throw failAt('toBell', '学校的作息里没有这一节');
  const holders = { ...one.holders, roomId, teacherUserNos: teachers ?? one.holders.teacherUserNos };
  return { id: one.id, day, week: isNamed ? week : one.week, fromBell, toBell, ...times, holders };
}

/**
 * Writes lessons to where they go. They may pass through each other's places: that nobody is in two at once is looked
 * at when all of them have arrived.
 */
export async function rewrite(db: Db, goals: readonly Moved[]): Promise<void> {
  await db.execute(sql`set constraints lesson_claim_apart deferred`);
  const column = (values: readonly unknown[]) => sql.param(values);
  await db.execute(sql`
    update lesson set day = goal.day, week = goal.week, from_bell = goal.from_bell, to_bell = goal.to_bell,
      begins_at = goal.begins, ends_at = goal.ends, lesson_state = ${written(LessonState.held)}, revision = lesson.revision + 1, gmt_modified = now()
    from unnest(${column(goals.map(({ id }) => id))}::bigint[], ${column(goals.map(({ day }) => day))}::date[],
      ${column(goals.map(({ week }) => week))}::smallint[], ${column(goals.map(({ fromBell }) => fromBell))}::smallint[],
      ${column(goals.map(({ toBell }) => toBell))}::smallint[], ${column(goals.map(({ beginsAt }) => beginsAt))}::timestamptz[],
      ${column(goals.map(({ endsAt }) => endsAt))}::timestamptz[]) goal (id, day, week, from_bell, to_bell, begins, ends)
    where lesson.id = goal.id`);
  await db.delete(lessonClaim).where(
    inArray(
      lessonClaim.lessonId,
      goals.map(({ id }) => id),
    ),
  );
  const claims = goals.flatMap(({ id, beginsAt, endsAt, holders }) => claimsOf(id, { beginsAt, endsAt }, holders));
  if (claims.length > 0) await db.insert(lessonClaim).values(claims);
  await refusedAs(db.execute(sql`set constraints lesson_claim_apart immediate`), APART);
}
