import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import type { SearchKind } from '#contract/rules/searchKinds.ts';
import { searchDocument } from '../../db/schema/course.ts';
import { popular } from './partitions.ts';
import { narrowed } from './find.ts';
import type { Found, Range } from './find.ts';
import type { Query } from './query.ts';

/**
 * Ids of the courses that match, in an order of the catalogue: all of them, or the most popular `COUNT_CAP` where there
 * are more. To be called within `throughIndexes`.
 */
export async function findInOrder(
  db: Db,
  query: Query,
  { kinds, full = [], facets = [], limit, offset }: Range,
  order: SQL,
): Promise<string[]> {
  const results = kinds.every((kind) => full.includes(kind)) ? query.inTitle : query.all;
  const found = popular(kinds, narrowed(results, facets), COUNT_CAP);
  const { rows } = await db.execute<{ id: string }>(sql`
    select course.id from (${found}) found join course on course.id = found.ref_id
    order by ${order} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

/** The documents with these ids, in their order. */
export async function documentsOf(db: Db, kind: SearchKind, ids: readonly string[]): Promise<Found[]> {
  if (ids.length === 0) return [];
  const { refId, title, summary } = searchDocument;
  const rows = await db
    .select({ kind: searchDocument.kind, refId, title, summary })
    .from(searchDocument)
    .where(and(eq(searchDocument.kind, kind), inArray(refId, [...ids])));
  return ids.flatMap((id) => rows.find((row) => row.refId === id) ?? []);
}
