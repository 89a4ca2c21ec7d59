import { and, asc, desc, eq, inArray, like } from 'drizzle-orm';
import { CONFLICT, NOT_FOUND } from '#contract/kit/errors.ts';
import type { Pick } from '#contract/system/adminZone.ts';
import { coursesIn } from '#contract/rules/courseCategories.ts';
import type { ZoneType } from '#contract/rules/courseCategories.ts';
import type { Db } from '../../db/client.ts';
import { course, zoneCourse } from '../../db/schema/course.ts';
import { zone } from '../../db/schema/system.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { beginningWith } from '../../kit/like.ts';
import { onShelf } from '../catalogue/policies.ts';

const shown = {
  id: course.id,
  courseName: course.courseName,
  courseCategory: course.courseCategory,
  isPutaway: course.isPutaway,
};

/** What was chosen for a zone, off the shelf or not, in its order. @throws NOT_FOUND */
export async function picksOfZone(db: Db, zoneId: string): Promise<Pick[]> {
  await zoneTypeOf(db, zoneId);
  return db
    .select(shown)
    .from(zoneCourse)
    .innerJoin(course, eq(course.id, zoneCourse.courseId))
    .where(eq(zoneCourse.zoneId, zoneId))
    .orderBy(desc(zoneCourse.sort), asc(zoneCourse.courseId))
    .limit(500);
}

/** Courses on the shelf that fit the zone, by the beginning of their name; the newest when nothing was typed. */
export async function coursesToPick(db: Db, zoneId: string, courseName: string): Promise<Pick[]> {
  const zoneType = await zoneTypeOf(db, zoneId);
  const named = courseName === '' ? undefined : like(course.courseName, beginningWith(courseName));
  return db
    .select(shown)
    .from(course)
    .where(and(onShelf, inArray(course.courseCategory, coursesIn(zoneType)), named))
    .orderBy(desc(course.id))
    .limit(20);
}

interface Choice {
  zoneId: string;
  /** As the operator found it. */
  before: string[];
  courseIds: string[];
}

/**
 * Replaces what was chosen for a zone.
 * @throws NOT_FOUND, also for courses there are not; CONFLICT when somebody else chose meanwhile
 */
export async function replacePicks(ctx: UserCtx, { zoneId, before, courseIds }: Choice): Promise<void> {
  const { db } = ctx;
  await db.select({ id: zone.id }).from(zone).where(eq(zone.id, zoneId)).for('update');
  const now = (await picksOfZone(db, zoneId)).map(({ id }) => id);
  if (now.join() !== before.join()) throw fail(CONFLICT);
  const chosen = [...new Set(courseIds)];
  if (chosen.length > 0 && (await db.$count(course, inArray(course.id, chosen))) < chosen.length) throw fail(NOT_FOUND);
  await db.delete(zoneCourse).where(eq(zoneCourse.zoneId, zoneId));
  const rows = chosen.map((courseId, index) => ({ zoneId, courseId, sort: chosen.length - index }));
  if (rows.length > 0) await db.insert(zoneCourse).values(rows);
  ctx.changed({ before: { courseIds: now }, after: { courseIds: chosen } });
}

async function zoneTypeOf(db: Db, zoneId: string): Promise<ZoneType> {
  const [row] = await db.select({ zoneType: zone.zoneType }).from(zone).where(eq(zone.id, zoneId));
  if (!row) throw fail(NOT_FOUND);
  return row.zoneType;
}
