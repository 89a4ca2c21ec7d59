import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CourseCard } from '#contract/course/card.ts';
import { yuanOf } from '#contract/rules/money.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { Category } from './categories.ts';
import { categories } from './categories.ts';
import { cardPrices } from './hooks.ts';
import { onShelf } from './policies.ts';

/** The long text stays where it is: a list would carry megabytes. */
const { introduce: _introduce, ...slim } = getTableColumns(course);

export interface CardRow {
  row: Omit<typeof course.$inferSelect, 'introduce'>;
  lecturerName: string | null;
  orgName: string | null;
}

/**
 * A page of courses with the names around them: first the page, then its joins, so that no plan ever joins more than
 * the rows that are shown. The order names its columns `"course"."…"`, which is the table inside and the page outside.
 * `limit` and `offset` may be placeholders.
 */
export function cardQuery(db: Db, where: SQL | undefined, order: SQL, limit: Bound, offset: Bound) {
  const page = db.select(slim).from(course).where(where).orderBy(order).limit(limit).offset(offset).as('course');
  const row = Object.fromEntries(Object.keys(slim).map((name) => [name, page[name as keyof typeof slim]]));
  return db
    .select({ row: row as unknown as typeof slim, lecturerName: lecturer.lecturerName, orgName: orgInfo.orgName })
    .from(page)
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, page.lecturerUserNo))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, page.orgNo))
    .orderBy(order);
}

/**
 * The same for a condition that many rows meet: they are put in order by their ids alone, and only those of the page are
 * read in full. Within `throughIndexes`, with known bounds.
 */
export function narrowCardQuery(db: Db, where: SQL | undefined, order: SQL, limit: number, offset: number) {
  const page = db.select({ id: course.id }).from(course).where(where).orderBy(order).limit(limit).offset(offset);
  const ids = page.as('page');
  return db
    .select({ row: slim, lecturerName: lecturer.lecturerName, orgName: orgInfo.orgName })
    .from(ids)
    .innerJoin(course, eq(course.id, ids.id))
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, course.lecturerUserNo))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, course.orgNo))
    .orderBy(order);
}

type Bound = number | ReturnType<typeof sql.placeholder>;

/** The cards of courses in the order of their ids; one that is not on the shelf is left out. */
export async function cardsByIds(db: Db, ids: string[], now: Date): Promise<CourseCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardQuery(db, and(inArray(course.id, ids), onShelf), sql`"course"."id"`, ids.length, 0);
  const byId = new Map((await cardsOf(db, rows, now)).map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function cardsOf(db: Db, rows: CardRow[], now: Date) {
  const known = await categories(db, now);
  const lower = await lowerPrices(db, rows, now);
  return rows.map((one) => ({ ...cardOf(one, known), promotionPrice: lower.get(one.row.id) }));
}

/** In yuan, of those that cost less for a time. */
async function lowerPrices(db: Db, rows: CardRow[], now: Date): Promise<ReadonlyMap<string, number>> {
  const sold = rows.flatMap(({ row }) => (row.isFree === 1 ? [] : row));
  const lower = new Map<string, number>();
  if (sold.length === 0) return lower;
  const ids = sold.map(({ id }) => id);
  for (const pricesOf of cardPrices.entries()) {
    const prices = await pricesOf(db, ids, now);
    for (const { id, courseDiscount } of sold) {
      const yuan = yuanOf(prices.get(id) ?? courseDiscount);
      if (yuan < (lower.get(id) ?? yuanOf(courseDiscount))) lower.set(id, yuan);
    }
  }
  return lower;
}

/** Money leaves in yuan, the rating as an average. */
export function cardOf({ row, lecturerName, orgName }: CardRow, known: ReadonlyMap<string, Category>) {
  return {
    ...row,
    courseOriginal: yuanOf(row.courseOriginal),
    courseDiscount: yuanOf(row.courseDiscount),
    courseSvipDiscount: yuanOf(row.courseSvipDiscount),
    rating: ratingOf(row),
    categoryNames: [row.categoryId1, row.categoryId2, row.categoryId3].flatMap(
      (id) => known.get(id)?.categoryName ?? [],
    ),
    lecturerName: lecturerName ?? '',
    orgName: orgName ?? '',
  };
}

/** One decimal; 0 while nobody has rated. */
export const ratingOf = ({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }): number =>
  ratingCount === 0 ? 0 : Math.round((ratingSum * 10) / ratingCount) / 10;
