import { and, asc, between, count, eq, inArray } from 'drizzle-orm';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { daysOff, publicDays } from '#contract/rules/publicHolidays.ts';
import type { NamedDay } from '#contract/rules/publicHolidays.ts';
import { DayKind, LessonState } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { fill, save, SchoolDay, update } from '#contract/user/schoolDay.ts';
import * as failures from '#contract/user/schoolFailures.ts';
import type { Db } from '../../db/client.ts';
import { schoolDay } from '../../db/schema/school.ts';
import { lesson } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';
import { cancelLessons } from './cancelLessons.ts';

type Told = Pick<OutputOf<typeof fill.input>, 'lessons' | 'toldCount'>;
type Row = typeof schoolDay.$inferSelect;

const ofSchool = (orgNo: string) => eq(schoolDay.orgNo, orgNo);

/** The days of a year that differ from the week, in order, with the lessons that are held on them all the same. */
export async function daysOf({ db, user }: UserCtx, year: number): Promise<SchoolDay[]> {
  const { orgNo } = staffOf(user);
  const rows = await db
    .select()
    .from(schoolDay)
    .where(and(ofSchool(orgNo), between(schoolDay.day, `${year}-01-01`, `${year}-12-31`)))
    .orderBy(asc(schoolDay.day));
  const counts = await lessonsOn(
    db,
    orgNo,
    rows.map(({ day }) => day),
  );
  return rows.map((row) => ({ ...row, countLesson: counts.get(row.day) ?? 0 }));
}

/** Puts a stretch of days into the calendar. @throws DAY_TAKEN, DAY_MADE_UP, DAY_HAS_LESSONS until it is said what becomes of lessons */
export async function addDays(ctx: UserCtx, wish: OutputOf<typeof save.input>) {
  const { dayKind, dayName, fromDay, toDay, follows } = wish;
  const orgNo = await onlyOne(ctx);
  const days: NamedDay[] =
    dayKind === DayKind.holiday ? daysOff(dayName, fromDay, toDay) : [{ day: fromDay, dayKind, dayName, follows }];
  const [taken] = await existing(ctx.db, orgNo, days);
  if (taken) {
    const message = `${taken.day} 已经写进校历：${taken.dayName}`;
    throw fail(failures.DAY_TAKEN, message, at('fromDay', message));
  }
  return write(ctx, orgNo, days, wish);
}

/** Puts the public holidays of a year into the calendar; what the school has written already stands. @throws DAY_HAS_LESSONS */
export async function fillYear(ctx: UserCtx, { year, ...told }: OutputOf<typeof fill.input>) {
  const orgNo = await onlyOne(ctx);
  const wanted = publicDays(year);
  const there = await existing(ctx.db, orgNo, wanted);
  const known = new Set(there.map(({ day }) => day));
  const followed = new Set(await followedAmong(ctx.db, orgNo, wanted));
  const days = wanted
    .filter(({ day }) => !known.has(day))
    .map((one) => (one.follows && followed.has(one.follows) ? { ...one, follows: null } : one));
  return write(ctx, orgNo, days, told);
}

/** Another name, or another day whose lessons are held then. Returns it as it was. @throws NOT_FOUND, DAY_MADE_UP, 422 */
export async function editDay(ctx: UserCtx, { id, dayName, follows }: OutputOf<typeof update.input>): Promise<Row> {
  const orgNo = await onlyOne(ctx);
  const [before] = await ctx.db
    .select()
    .from(schoolDay)
    .where(and(ofSchool(orgNo), eq(schoolDay.id, id)));
  if (!before) throw fail(NOT_FOUND, '校历里没有这一天了');
  const wrong = before.dayKind === DayKind.holiday ? '放假的日子不补别的课' : '不能补当天的课';
  if (follows !== null && (before.dayKind === DayKind.holiday || follows === before.day)) {
    throw fail(INVALID_INPUT, wrong, at('follows', wrong));
  }
  const changing = ctx.db
    .update(schoolDay)
    .set({ dayName, follows, gmtModified: wireTime(ctx.now) })
    .where(eq(schoolDay.id, id));
  await refusedAs(changing, { school_day_made_up_once: failures.DAY_MADE_UP });
  return before;
}

/** Takes days out of the calendar; lessons that were cancelled for them stay cancelled. Returns them. @throws NOT_FOUND */
export async function removeDays(ctx: UserCtx, ids: readonly string[]): Promise<Row[]> {
  const orgNo = await onlyOne(ctx);
  const gone = await ctx.db
    .delete(schoolDay)
    .where(and(ofSchool(orgNo), inArray(schoolDay.id, [...ids])))
    .returning();
  if (gone.length < new Set(ids).size) throw fail(NOT_FOUND, '有的日子已经不在校历里，请刷新后再试');
  return gone;
}

async function write(ctx: UserCtx, orgNo: string, days: readonly NamedDay[], { lessons, toldCount }: Told) {
  const { db } = ctx;
  const off = days.filter(({ dayKind }) => dayKind === DayKind.holiday);
  const counts = await lessonsOn(
    db,
    orgNo,
    off.map(({ day }) => day),
  );
  const countLesson = [...counts.values()].reduce((sum, one) => sum + one, 0);
  if (countLesson > 0 && (lessons === 'ask' || toldCount !== countLesson)) {
    const onDays = [...counts].map(([day, n]) => `${day} ${n} 节`).join('、');
    throw fail(failures.DAY_HAS_LESSONS, `这几天排了 ${countLesson} 节课（${onDays}），请选择取消还是保留`, {
      countLesson,
    });
  }
  if (days.length > 0) {
    const adding = db.insert(schoolDay).values(days.map((one) => ({ ...one, orgNo })));
    await refusedAs(adding, {
      school_day_once: failures.DAY_TAKEN,
      school_day_made_up_once: failures.DAY_MADE_UP,
    });
  }
  const cancelledCount =
    lessons === 'cancel' && countLesson > 0 ? await cancelLessons(ctx, orgNo, [...counts.keys()], off[0]!.dayName) : 0;
  return { addedCount: days.length, cancelledCount };
}

/** How many lessons are held on each of these days. */
async function lessonsOn(db: Db, orgNo: string, days: readonly string[]): Promise<Map<string, number>> {
  if (days.length === 0) return new Map();
  const rows = await db
    .select({ day: lesson.day, n: count() })
    .from(lesson)
    .where(and(eq(lesson.orgNo, orgNo), inArray(lesson.day, [...days]), eq(lesson.lessonState, LessonState.held)))
    .groupBy(lesson.day)
    .orderBy(lesson.day);
  return new Map(rows.map(({ day, n }) => [day, n]));
}

const existing = (db: Db, orgNo: string, days: readonly NamedDay[]) =>
  db
    .select()
    .from(schoolDay)
    .where(
      and(
        ofSchool(orgNo),
        inArray(
          schoolDay.day,
          days.map(({ day }) => day),
        ),
      ),
    )
    .orderBy(asc(schoolDay.day));

async function followedAmong(db: Db, orgNo: string, days: readonly NamedDay[]): Promise<string[]> {
  const wanted = days.flatMap(({ follows }) => follows ?? []);
  const rows = await db
    .select({ follows: schoolDay.follows })
    .from(schoolDay)
    .where(and(ofSchool(orgNo), inArray(schoolDay.follows, wanted)));
  return rows.flatMap(({ follows }) => follows ?? []);
}

async function onlyOne({ db, user }: UserCtx): Promise<string> {
  const { orgNo } = staffOf(user);
  await oneInOrganization(db, orgNo);
  return orgNo;
}

const at = (path: string, message: string) => ({ issues: [{ path, message }] });
