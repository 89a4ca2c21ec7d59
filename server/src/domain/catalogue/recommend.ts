import { and, eq, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { CourseCard } from '#contract/course/card.ts';
import type { CourseCategory } from '#contract/rules/courseCategories.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { cardsByIds } from './cards.ts';
import { categories } from './categories.ts';
import type { Level } from './orders.ts';
import { inCategory, orderOf } from './orders.ts';
import { onShelf } from './policies.ts';

interface Wish {
  courseCategory: CourseCategory;
  categoryId?: string;
  courseId?: string;
  count: number;
}

/** The most studied courses near a course or category: the narrowest category first, filled up from the wider ones. */
export async function recommendedCourses(db: Db, wish: Wish, now: Date): Promise<CourseCard[]> {
  const { kind, path } = await placeOf(db, wish, now);
  const steps: [Level, string][] = [...path.toReversed(), [0, '0']];
  const others = wish.courseId ? ne(course.id, wish.courseId) : undefined;
  const asked = { others, count: wish.count };
  const [narrowest, ...wider] = steps.map(([level, id]) => nearest(db, asked, kind, level, id));
  const rows = wider.length === 0 ? await narrowest! : await unionAll(narrowest!, wider[0]!, ...wider.slice(1));
  const ids = [...new Set(rows.map((row) => row.id))].slice(0, wish.count);
  return cardsByIds(db, ids, now);
}

interface Asked {
  /** Which of them may be recommended. */
  others: SQL | undefined;
  count: number;
}

/** The most studied of a kind within a category. */
export function nearest(db: Db, { others, count }: Asked, kind: CourseCategory, level: Level, id: string) {
  return db
    .select({ id: course.id })
    .from(course)
    .where(and(onShelf, eq(course.courseCategory, kind), inCategory(level, id), others))
    .orderBy(orderOf('hot'))
    .limit(count);
}

/** The categories of the course, or the category with those above it, the widest first. */
async function placeOf(
  db: Db,
  { courseCategory, categoryId, courseId }: Wish,
  now: Date,
): Promise<{ kind: CourseCategory; path: [Level, string][] }> {
  if (courseId) {
    const { categoryId1, categoryId2, categoryId3 } = course;
    const [row] = await db
      .select({ kind: course.courseCategory, categoryId1, categoryId2, categoryId3 })
      .from(course)
      .where(eq(course.id, courseId));
    if (!row) return { kind: courseCategory, path: [] };
    return {
      kind: row.kind,
      path: [
        [1, row.categoryId1],
        [2, row.categoryId2],
        [3, row.categoryId3],
      ],
    };
  }
  const known = await categories(db, now);
  const path: [Level, string][] = [];
  for (let one = known.get(categoryId ?? ''); one; one = known.get(one.parentId)) {
    path.unshift([one.floor as Level, one.id]);
  }
  return { kind: courseCategory, path };
}

const SAMPLE = 300;
const TAGS = 12;

/** The tags that the most studied courses of a kind or category carry most often. */
export async function popularTags(
  db: Db,
  { courseCategory, categoryId }: { courseCategory: CourseCategory; categoryId?: string },
  now: Date,
): Promise<string[]> {
  const category = categoryId ? (await categories(db, now)).get(categoryId) : undefined;
  if (categoryId && !category) return [];
  const hot = db
    .select({ tags: course.tags })
    .from(course)
    .where(
      and(
        onShelf,
        eq(course.courseCategory, courseCategory),
        category && inCategory(category.floor as Level, category.id),
      ),
    )
    .orderBy(orderOf('hot'))
    .limit(SAMPLE)
    .as('hot');
  const tag = sql<string>`unnest(${hot.tags})`.as('tag');
  const each = db.select({ tag }).from(hot).as('each');
  const rows = await db
    .select({ tag: each.tag })
    .from(each)
    .groupBy(each.tag)
    .orderBy(sql`count(*) desc, ${each.tag}`)
    .limit(TAGS);
  return rows.map((row) => row.tag);
}
