import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Page } from '#contract/kit/page.ts';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import type { Db } from '../db/client.ts';

export interface PageRequest {
  pageCurrent: number;
  pageSize: number;
}

/** Of a count that stopped: there are more than `COUNT_CAP`. */
export const MORE = 'more';

export type Total = number | typeof MORE;

/** What a count that went one further than `COUNT_CAP` says. */
export const totalOf = (counted: number): Total => (counted > COUNT_CAP ? MORE : counted);

/** How many of them can be shown. */
export const shownOf = (total: Total): number => (total === MORE ? COUNT_CAP : total);

/**
 * One page of a query. `rows` is the dynamic query with filter and order, `total` counts the same filter.
 * A page number past the end answers with the last page.
 */
export async function paginate<T extends PgSelect>(
  request: PageRequest,
  rows: T,
  total: () => Promise<Total>,
): Promise<Page<T['_']['result'][number]>> {
  return pageAt(request, await total(), (limit, offset) => rows.limit(limit).offset(offset));
}

/** The same for rows that are fetched in a way of their own. */
export async function pageAt<T>(
  { pageCurrent: wanted, pageSize }: PageRequest,
  total: Total,
  rows: (limit: number, offset: number) => PromiseLike<T[]>,
): Promise<Page<T>> {
  const totalCount = shownOf(total);
  const totalPage = Math.ceil(totalCount / pageSize);
  const pageCurrent = Math.max(1, Math.min(wanted, totalPage));
  const list = totalCount === 0 ? [] : await rows(pageSize, (pageCurrent - 1) * pageSize);
  return { list, totalCount, isMore: total === MORE ? 1 : undefined, totalPage, pageCurrent, pageSize };
}

/**
 * Counts the rows of a table that match, at most `COUNT_CAP`; the pages end there too: nobody turns so many, and
 * counting or skipping the rest would cost more than the page itself. Large tables are asked within `throughIndexes`.
 */
export async function cappedCount(db: Db, table: SQL, where: SQL | undefined): Promise<Total> {
  const matching = sql`select 1 from ${table} ${where ? sql`where ${where}` : sql``} limit ${sql.raw(String(COUNT_CAP + 1))}`;
  const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from (${matching}) matching`);
  return totalOf(Number(rows[0]?.n ?? 0));
}

/** Counts the rows of a table that match. */
export async function countOf(db: Db, table: SQL, where: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ n: string }>(
    sql`select count(*) as n from ${table} ${where ? sql`where ${where}` : sql``}`,
  );
  return Number(rows[0]?.n ?? 0);
}
