import { and, desc, eq, sql } from 'drizzle-orm';
import { CourseCard } from '#contract/course/card.ts';
import { COLLECTED } from '#contract/course/collection.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Db } from '../../db/client.ts';
import { collection, course } from '../../db/schema/course.ts';
import { fail } from '../../kit/fail.ts';
import { only } from '../../kit/only.ts';
import { countOf, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { cardsByIds } from './cards.ts';
import { onShelf } from './policies.ts';

const COURSE = 1;

/** Puts a course among somebody's favourites. Returns the id. @throws NOT_FOUND off the shelf, COLLECTED */
export async function collect(db: Db, userNo: string, courseId: string): Promise<string> {
  if ((await db.$count(course, and(eq(course.id, courseId), onShelf))) === 0) throw fail(NOT_FOUND);
  const [row] = await db
    .insert(collection)
    .values({ userNo, collectionType: COURSE, collectionId: courseId })
    .onConflictDoNothing()
    .returning({ id: collection.id });
  if (!row) throw fail(COLLECTED);
  return row.id;
}

/** Takes it out again; nothing happens where it was not in. */
export const dropCollected = (db: Db, userNo: string, courseId: string) =>
  db.delete(collection).where(and(own(userNo), eq(collection.collectionId, courseId)));

/** Somebody's favourite courses, the latest first; a withdrawn one keeps its name so that it can be recognised. */
export async function listCollected(
  db: Db,
  userNo: string,
  { courseCategory, ...request }: PageRequest & { courseCategory?: number },
  now: Date,
) {
  const where = and(own(userNo), courseCategory === undefined ? undefined : eq(course.courseCategory, courseCategory));
  const itsCourse = eq(course.id, collection.collectionId);
  const rows = db
    .select({
      id: collection.id,
      collectionId: collection.collectionId,
      gmtCreate: collection.gmtCreate,
      courseName: course.courseName,
      isShown: sql<boolean>`${onShelf}`,
    })
    .from(collection)
    .innerJoin(course, itsCourse)
    .where(where)
    .orderBy(desc(collection.id))
    .$dynamic();
  const joined = sql`${collection} inner join ${course} on ${itsCourse}`;
  const page = await paginate(request, rows, () => countOf(db, joined, where));
  const shown = page.list.filter(({ isShown }) => isShown).map(({ collectionId }) => collectionId);
  const cards = new Map((await cardsByIds(db, shown, now)).map((card) => [card.id, only(CourseCard, card)]));
  return { ...page, list: page.list.map((row) => ({ ...row, course: cards.get(row.collectionId) ?? null })) };
}

const own = (userNo: string) => and(eq(collection.userNo, userNo), eq(collection.collectionType, COURSE));
