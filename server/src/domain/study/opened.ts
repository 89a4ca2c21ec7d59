import { and, eq, inArray, sql } from 'drizzle-orm';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { userCourse } from '../../db/schema/study.ts';
import { enrolmentOf } from './access.ts';
import { join } from './enrolment.ts';
import { evidenceChanged } from './finished.ts';
import { refreshProgress } from './refresh.ts';
import { boughtRights, givenBack, isKept } from './rights.ts';

/** How courses are held that came with a plan. */
const SOURCE = 'program';

const among = (userNo: string, courseIds: readonly string[]) =>
  and(eq(userCourse.userNo, userNo), inArray(userCourse.courseId, [...courseIds]));

/**
 * Opens courses for good that came with something bought. What somebody has for good already stays as it is, and is put
 * back on the list of whoever took it off.
 */
export async function openCourses(db: Db, userNo: string, courseIds: readonly string[], now: Date): Promise<void> {
  if (courseIds.length === 0) return;
  const held = await db.select().from(userCourse).where(among(userNo, courseIds)).for('update');
  const known = new Map(held.map((row) => [row.courseId, row]));
  const isOwned = (id: string) => {
    const row = known.get(id);
    if (!row || row.source === 'vip') return false;
    if (isKept(row, now)) return true;
    return enrolmentOf({ enrolledStatus: row.statusId, expiresAt: row.expiresAt }, now) === 'valid';
  };
  const isListed = (id: string) => known.get(id)?.statusId === RowState.normal;
  const wanted = courseIds.filter((id) => !isOwned(id));
  const changed = courseIds.filter((id) => !isOwned(id) || !isListed(id));
  if (changed.length === 0) return;
  const listed = { statusId: RowState.normal, gmtModified: wireTime(now) };
  await db.update(userCourse).set(listed).where(among(userNo, changed));
  await db.update(userCourse).set({ source: SOURCE, expiresAt: null }).where(among(userNo, wanted));
  const rows = await db.select().from(course).where(inArray(course.id, changed)).orderBy(course.id);
  for (const row of rows) {
    if (!known.has(row.id)) await join(db, userNo, row, now, SOURCE);
    await refreshProgress(db, userNo, row.id, now);
  }
  await evidenceChanged(db, userNo, now);
}

/** Takes back what came with something that is given back and nothing else gives; what was learnt stays. */
export async function closeOpened(db: Db, userNo: string, courseIds: readonly string[], now: Date): Promise<void> {
  if (courseIds.length === 0) return;
  const rights = await boughtRights(db, userNo, courseIds);
  for (const left of ['order', 'seat', undefined] as const) {
    const its = courseIds.filter((id) => rights.get(id) === left);
    if (its.length === 0) continue;
    await db
      .update(userCourse)
      .set({ ...(left ? { source: left } : givenBack), gmtModified: wireTime(now) })
      .where(and(among(userNo, its), eq(userCourse.source, SOURCE)));
  }
  await evidenceChanged(db, userNo, now);
}

/** How far somebody is with courses that came with a plan, as the refund rule asks: the mean, hundredths of a percent. */
export async function openedProgress(db: Db, userNo: string, courseIds: readonly string[], paidAt: string) {
  if (courseIds.length === 0) return { progress: 0, isRestarted: false };
  const [row] = await db
    .select({
      progress: sql<number>`(coalesce(sum(${userCourse.progress}), 0) / ${courseIds.length}::int)::int`,
      isRestarted: sql<boolean>`coalesce(bool_or(${userCourse.resetAt} >= ${paidAt}), false)`,
    })
    .from(userCourse)
    .where(and(among(userNo, courseIds), eq(userCourse.source, SOURCE)));
  return row!;
}
