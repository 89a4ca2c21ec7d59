import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { beginningWith } from '../../kit/like.ts';
import { COUNT_CAP } from '../../kit/paginate.ts';
import { anyOf, ofKind } from './query.ts';
import type { Query } from './query.ts';

export interface Found {
  kind: number;
  refId: string;
  title: string;
  summary: string;
}

interface Range {
  kind?: number;
  limit: number;
  offset: number;
}

/** Pages within so many results are ranked among these; deeper ones, which hardly anybody opens, among all that are counted. */
const NEAR = 300;

/**
 * The best documents for a query: the very title, titles that begin with it, that hold it, that hold all its words, that
 * begin its words, then texts with all its words, then spellings; within each the most popular first. Each source is
 * read in the order of popularity and no further than needed, so that a word of a hundred thousand titles costs no
 * more than a rare one.
 */
export async function findDocuments(db: Db, query: Query, { kind, limit, offset }: Range): Promise<Found[]> {
  if (query.key === '') return [];
  const reach = offset + limit <= NEAR ? NEAR : COUNT_CAP;
  const { rows } = await db.execute<{ kind: number; refId: string; title: string; summary: string }>(sql`
    with source as (
      ${bySort(sql`title_key like ${beginningWith(query.key)} ${kind === undefined ? sql`` : sql`and kind = ${kind}`}`, kind, 100)}
      union all ${bySort(matches(ofKind(query.begun, kind)), kind, reach)}
      union all ${bySort(matches(ofKind(everything(query), kind)), kind, reach)}
    ), ranked as (
      select distinct on (kind, ref_id) kind, ref_id, weight, length(title_key) as size, ${rankOf(query)} as rank
      from source
    ), page as (
      select * from ranked order by rank, weight desc, size, ref_id desc limit ${limit} offset ${offset}
    )
    select d.kind, d.ref_id as "refId", d.title, d.summary
    from page join search_document d using (kind, ref_id)
    order by page.rank, page.weight desc, page.size, page.ref_id desc`);
  return rows;
}

/** How many documents of each kind match, at most `COUNT_CAP` each. */
export async function countByKind(db: Db, query: Query, kinds: readonly number[]): Promise<Map<number, number>> {
  if (query.key === '') return new Map();
  const counts = kinds.map(
    (kind) => sql`select ${kind}::int as kind, count(*) as n
      from (${bySort(matches(ofKind(everything(query), kind)), kind, COUNT_CAP, sql`1`)}) found`,
  );
  const { rows } = await db.execute<{ kind: number; n: string }>(sql.join(counts, sql` union all `));
  return new Map(rows.map(({ kind, n }) => [kind, Number(n)]));
}

/** Everything that is a result at all. */
const everything = (query: Query): string => anyOf([query.anywhere, query.begun, query.speltFromStart, query.spelt]);

/** An empty tsquery would match nothing and say so in a notice. */
const matches = (query: string): SQL => (query === '' ? sql`false` : sql`tokens @@ ${query}::tsquery`);

/**
 * The most popular documents that match. The order is what makes it cheap: for a common word the planner walks the
 * index of popularity and stops, for a rare one it takes the index of words and sorts the few.
 */
const bySort = (
  where: SQL,
  kind: number | undefined,
  limit: number,
  columns = sql`kind, ref_id, weight, title_key, tokens`,
) => sql`
  (select ${columns} from search_document where ${kind === undefined ? sql`` : sql`kind = ${kind} and `} ${where}
  order by weight desc, ref_id desc limit ${limit})`;

/** Whole words decide before beginnings: who looks for java does not mean JavaScript. */
const rankOf = ({ key, inTitle, begun, anywhere, speltFromStart }: Query): SQL => sql`case
  when title_key = ${key} then 0
  when ${matches(inTitle)} then case
    when starts_with(title_key, ${key}) then 1
    when position(${key} in title_key) > 0 then 2
    else 3 end
  when ${matches(begun)} then 4
  when ${matches(anywhere)} then 5
  when ${matches(speltFromStart)} then 6
  else 7 end`;
