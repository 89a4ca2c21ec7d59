import { and, sql } from 'drizzle-orm';
import type { SortType } from '#contract/course/courseInfo.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import { totalOf } from '../../kit/paginate.ts';
import type { Total } from '../../kit/paginate.ts';
import type { CardRow } from './cards.ts';
import { cardQuery } from './cards.ts';
import type { Level } from './orders.ts';
import { inCategory, orderOf } from './orders.ts';
import { onShelf } from './policies.ts';

export interface ChosenCategory {
  level: Level;
  id: string;
}

/** A page of one kind in one category and order, by a statement that is prepared once for each such combination. */
export async function plainPage(
  db: Db,
  kind: number,
  { level, id }: ChosenCategory,
  sortType: SortType,
  limit: number,
  offset: number,
): Promise<CardRow[]> {
  const name = `catalogue_${kind}_${level}_${sortType}`;
  const statement = prepared(name, (db) =>
    cardQuery(db, shelf(kind, level), orderOf(sortType), sql.placeholder('limit'), sql.placeholder('offset')).prepare(
      name,
    ),
  );
  return statement(db).execute({ id, limit, offset });
}

/** How many there are, at most `COUNT_CAP`. */
export async function plainCount(db: Db, kind: number, { level, id }: ChosenCategory): Promise<Total> {
  const name = `catalogue_count_${kind}_${level}`;
  const statement = prepared(name, (db) => {
    const matching = db
      .select({ one: sql<number>`1`.as('one') })
      .from(course)
      .where(shelf(kind, level))
      .orderBy(orderOf('default'))
      .limit(COUNT_CAP + 1);
    return db
      .select({ total: sql<string>`count(*)` })
      .from(matching.as('matching'))
      .prepare(name);
  });
  const [row] = await statement(db).execute({ id });
  return totalOf(Number(row!.total));
}

/** The kind stands in the text of the statement: its share of the rows is what a good plan depends on. */
const shelf = (kind: number, level: Level) =>
  and(onShelf, sql`${course.courseCategory} = ${sql.raw(String(kind))}`, inCategory(level, sql.placeholder('id')));
