import { and, count, desc, eq, max } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { daysBetween, lastDayOf, weekOf } from '#contract/rules/calendar.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as failures from '#contract/user/schoolFailures.ts';
import type { save, Term } from '#contract/user/schoolTerm.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { schoolTerm } from '../../db/schema/school.ts';
import { lesson, offering } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';

type Facts = OutputOf<typeof save.input>;
type Row = typeof schoolTerm.$inferSelect;

const ofSchool = (orgNo: string) => and(eq(schoolTerm.orgNo, orgNo), enabled(schoolTerm));

/** A semester as everybody of the school sees it on a day. */
export function shownTerm(row: Row, today: string): Term {
  const week = weekOf(row, today);
  return { ...row, endOn: lastDayOf(row), isCurrent: week === null ? 0 : 1, week };
}

/** The semesters of a school, the latest first. */
export async function termsOf(db: Db, orgNo: string, now: Date): Promise<Term[]> {
  const today = wireTime(now).slice(0, 10);
  const rows = await db.select().from(schoolTerm).where(ofSchool(orgNo)).orderBy(desc(schoolTerm.beginOn)).limit(MOST);
  return rows.map((row) => shownTerm(row, today));
}

/** Twenty years. */
const MOST = 40;

/** The same for those who keep them, with what each holds. */
export async function termPage({ db, user, now }: UserCtx, request: PageRequest) {
  const { orgNo } = staffOf(user);
  const today = wireTime(now).slice(0, 10);
  const taught = db
    .select({ termId: offering.termId, n: count().as('offerings') })
    .from(offering)
    .where(and(eq(offering.orgNo, orgNo), enabled(offering)))
    .groupBy(offering.termId)
    .as('taught');
  const held = db
    .select({ termId: lesson.termId, n: count().as('lessons') })
    .from(lesson)
    .where(eq(lesson.orgNo, orgNo))
    .groupBy(lesson.termId)
    .as('held');
  const rows = db
    .select({ term: schoolTerm, countOffering: taught.n, countLesson: held.n })
    .from(schoolTerm)
    .leftJoin(taught, eq(taught.termId, schoolTerm.id))
    .leftJoin(held, eq(held.termId, schoolTerm.id))
    .where(ofSchool(orgNo))
    .orderBy(desc(schoolTerm.beginOn))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(schoolTerm, ofSchool(orgNo)));
  const list = page.list.map(({ term, countOffering, countLesson }) => ({
    ...shownTerm(term, today),
    countOffering: countOffering ?? 0,
    countLesson: countLesson ?? 0,
  }));
  return { ...page, list };
}

const at = (path: string, message: string) => ({ issues: [{ path, message }] });

const refusals = {
  school_term_once: failures.TERM_TAKEN,
  school_term_apart: failures.TERM_OVERLAPS,
};

/** Adds a semester. Returns its id. @throws TERM_TAKEN, TERM_OVERLAPS */
export async function addTerm({ db, user }: UserCtx, facts: Facts): Promise<string> {
  const { orgNo } = staffOf(user);
  const adding = db
    .insert(schoolTerm)
    .values({ ...facts, orgNo })
    .returning({ id: schoolTerm.id });
  const [row] = await refusedAs(adding, refusals);
  return row!.id;
}

/**
 * Changes a semester; returns it as it was. One with lessons stays where it is, and as long as they need it.
 * @throws NOT_FOUND, TERM_HAS_LESSONS, TERM_TOO_SHORT, TERM_TAKEN, TERM_OVERLAPS
 */
export async function editTerm(ctx: UserCtx, id: string, facts: Facts): Promise<Row> {
  const { db } = ctx;
  const before = await heldTerm(ctx, id);
  const [last] = await db
    .select({ day: max(lesson.day), week: max(lesson.week) })
    .from(lesson)
    .where(and(eq(lesson.orgNo, before.orgNo), eq(lesson.termId, id)));
  if (last?.day && facts.beginOn !== before.beginOn) {
    throw fail(failures.TERM_HAS_LESSONS, undefined, at('beginOn', failures.TERM_HAS_LESSONS.msg));
  }
  if (last?.day && (last.day > lastDayOf(facts) || last.week! > facts.weeks)) {
    const message = `最后一节课在第 ${Math.max(last.week!, Math.floor(daysBetween(facts.beginOn, last.day) / 7) + 1)} 周（${last.day}），周数不能更少`;
    throw fail(failures.TERM_TOO_SHORT, message, at('weeks', message));
  }
  const changing = db
    .update(schoolTerm)
    .set({ ...facts, gmtModified: wireTime(ctx.now) })
    .where(eq(schoolTerm.id, id));
  await refusedAs(changing, refusals);
  return before;
}

/** Removes a semester in which nothing is taught; returns it. @throws NOT_FOUND, TERM_IN_USE */
export async function removeTerm(ctx: UserCtx, id: string): Promise<Row> {
  const { db } = ctx;
  const before = await heldTerm(ctx, id);
  const taught = await db.$count(offering, and(eq(offering.orgNo, before.orgNo), eq(offering.termId, id)));
  if (taught > 0) throw fail(failures.TERM_IN_USE, `这个学期已经有 ${taught} 个开课，不能删除`);
  await db.delete(schoolTerm).where(eq(schoolTerm.id, id));
  return before;
}

/** A semester of this school for a change; whoever plans lessons in it waits. @throws NOT_FOUND */
async function heldTerm({ db, user }: UserCtx, id: string): Promise<Row> {
  const { orgNo } = staffOf(user);
  await oneInOrganization(db, orgNo);
  const [row] = await db
    .select()
    .from(schoolTerm)
    .where(and(ofSchool(orgNo), eq(schoolTerm.id, id)))
    .for('update');
  if (!row) throw fail(NOT_FOUND, '没有这个学期，可能已经删除');
  return row;
}
