import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Page } from '#contract/kit/page.ts';
import type { Db } from '../db/client.ts';

interface PageRequest {
  pageCurrent: number;
  pageSize: number;
}

/**
 * One page of a query. `rows` is the dynamic query with filter and order, `total` counts the same filter.
 * A page number past the end answers with the last page.
 */
export async function paginate<T extends PgSelect>(
  request: PageRequest,
  rows: T,
  total: () => Promise<number>,
): Promise<Page<T['_']['result'][number]>> {
  const totalCount = await total();
  const totalPage = Math.ceil(totalCount / request.pageSize);
  const pageCurrent = Math.max(1, Math.min(request.pageCurrent, totalPage));
  const list = totalCount === 0 ? [] : await rows.limit(request.pageSize).offset((pageCurrent - 1) * request.pageSize);
  return { list, totalCount, totalPage, pageCurrent, pageSize: request.pageSize };
}

/** Counts the rows of a table that match. */
export async function countOf(db: Db, table: SQL, where: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ n: string }>(
    sql`select count(*) as n from ${table} ${where ? sql`where ${where}` : sql``}`,
  );
  return Number(rows[0]?.n ?? 0);
}
