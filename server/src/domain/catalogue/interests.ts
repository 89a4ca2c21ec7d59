import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { CourseCard } from '#contract/course/card.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { userExt } from '../../db/schema/user.ts';
import { cardsByIds } from './cards.ts';
import { categories } from './categories.ts';
import type { Level } from './orders.ts';
import { nearest } from './recommend.ts';

/** The categories somebody chose when they came. */
export async function interestsOf(db: Db, userNo: string): Promise<string[]> {
  const [row] = await db.select({ interests: userExt.interests }).from(userExt).where(eq(userExt.userNo, userNo));
  return row?.interests ?? [];
}

/** The most studied courses of each direction somebody chose, without those they take already; none without a choice. */
export async function coursesOfInterest(db: Db, userNo: string, most: number, now: Date): Promise<CourseCard[]> {
  const known = await categories(db, now);
  const chosen = (await interestsOf(db, userNo)).flatMap((id) => known.get(id) ?? []);
  const untaken = sql`not exists (select from user_course taken
    where taken.user_no = ${userNo} and taken.course_id = course.id and ${enabledAs('taken')})`;
  const count = Math.ceil(most / Math.max(1, chosen.length));
  const [first, ...others] = chosen.map(({ id, floor }) =>
    nearest(db, { others: untaken, count }, CourseCategory.recorded, floor as Level, id),
  );
  if (!first) return [];
  const rows = others.length === 0 ? await first : await unionAll(first, others[0]!, ...others.slice(1));
  return cardsByIds(db, rows.map(({ id }) => id).slice(0, most), now);
}
