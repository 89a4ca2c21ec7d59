import { sql } from 'drizzle-orm';
import type { SortType } from '#contract/course/courseInfo.ts';
import type { Db } from '../../db/client.ts';
import { COUNT_CAP } from '../../kit/paginate.ts';
import { orderOf } from '../catalogue/orders.ts';
import { everything, matching } from './find.ts';
import type { Query } from './query.ts';
import { bothOf } from './query.ts';

interface Range {
  kind: number;
  facets: string;
  /** A tsquery for the most popular documents, or empty when all of them are few. */
  famous: string;
  /** How many match, at most `COUNT_CAP`. */
  total: number;
  sortType: SortType;
  limit: number;
  offset: number;
}

/**
 * Ids of the courses that match, in an order of the catalogue. All of them when they are fewer than `COUNT_CAP`; else
 * the best known and as many others, so that a word of a hundred thousand titles costs no more than one of two thousand.
 * To be called within `throughIndexes`.
 */
export async function findInOrder(db: Db, query: Query, range: Range): Promise<string[]> {
  const { kind, facets, famous, total, sortType, limit, offset } = range;
  const all = everything(query);
  const some = sql`(select ref_id from search_document where ${matching(all, kind, facets)} limit ${COUNT_CAP})`;
  const popular = sql`(select ref_id from search_document where ${matching(bothOf(all, famous), kind, facets)}
    order by weight desc, ref_id desc limit ${COUNT_CAP})`;
  const found = total < COUNT_CAP || famous === '' ? some : sql`${popular} union ${some}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select course.id from (${found}) found join course on course.id = found.ref_id
    order by ${orderOf(sortType)} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}
