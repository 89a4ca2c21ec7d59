import { and, desc, eq, sql } from 'drizzle-orm';
import { CourseCard } from '#contract/course/card.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import type { CourseCategory } from '#contract/rules/courseCategories.ts';
import type { Db } from '../../db/client.ts';
import { collection, course } from '../../db/schema/course.ts';
import { only } from '../../kit/only.ts';
import { countOf, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { cardsByIds } from '../catalogue/cards.ts';
import { onShelf } from '../catalogue/policies.ts';
import { collectedBy } from './policies.ts';

/** Somebody's favourite courses, the latest first; a withdrawn one keeps its name so that it can be recognised. */
export async function collectedCourses(
  db: Db,
  userNo: string,
  { courseCategory, ...request }: PageRequest & { courseCategory?: CourseCategory },
  now: Date,
) {
  const ofKind = courseCategory === undefined ? undefined : eq(course.courseCategory, courseCategory);
  const where = and(collectedBy(userNo, CollectionType.course), ofKind);
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
