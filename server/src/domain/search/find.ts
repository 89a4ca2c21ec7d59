import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import type { SearchKind } from '#contract/rules/searchKinds.ts';
import { popular } from './partitions.ts';
import { anyOf, bothOf } from './query.ts';
import type { Condition, Query } from './query.ts';

export interface Found {
  kind: SearchKind;
  refId: string;
  title: string;
  summary: string;
}

export interface Range {
  /** The kinds to look through. */
  kinds: readonly number[];
  /** Those of them whose results are titles only (`count.ts`). */
  full?: readonly number[];
  /** A condition of `narrowedBy`; empty for none. */
  facets?: Condition;
  limit: number;
  offset: number;
  /** From how many of the most popular titles the best are taken. */
  near?: number;
}

export interface Candidate extends Found {
  weight: number;
  size: number;
  rank: number;
}

/** Results as far as this come from the most popular titles when those are enough. */
const NEAR = 100;
const BEGINNING = 50;

/**
 * The best documents for a query: the very title, titles that begin with it, that hold it, that hold all its words, that
 * begin its words, then texts with all its words, then spellings; within each the most popular first.
 *
 * Every source is cut, so that a word of a hundred thousand titles costs no more than a rare one: the titles first, and
 * only when they do not fill the page any texts at all. Whole words decide before beginnings: who looks for java does
 * not mean JavaScript. To be called within `throughIndexes`.
 */
export async function findDocuments(db: Db, query: Query, range: Range): Promise<Found[]> {
  if (query.key === '') return [];
  const { limit, offset, near = NEAR, full = [] } = range;
  const { begun, anywhere, begins, speltFromStart, spelt, all } = query;
  const wanted = offset + limit;
  const most = wanted > near ? COUNT_CAP : near;
  const known = await titled(db, query, range, most, Math.min(near, BEGINNING));
  if (known.size < wanted) {
    const kinds = range.kinds.filter((kind) => !full.includes(kind));
    const rest = await candidates(db, { ...range, kinds }, [
      { condition: begun, most, rank: sql`4` },
      { condition: anywhere, most, rank: sql`5` },
      { condition: speltFromStart, most, rank: sql`6` },
      { condition: anyOf([spelt, begins]), most, rank: sql`7` },
      { condition: all === anywhere ? [] : all, most, rank: sql`8` },
    ]);
    for (const [id, one] of rest) if (!known.has(id)) known.set(id, one);
  }
  return [...known.values()].sort(byRank).slice(offset, wanted);
}

interface Source {
  condition: Condition;
  most: number;
  rank: SQL;
}

/**
 * The `most` popular titles that hold all the words. Only where there are more of them the very title and the titles
 * that begin like the query, `few` each, are looked for by themselves: else they are among them.
 */
async function titled(db: Db, query: Query, range: Range, most: number, few: number) {
  const { title, inTitle, inTitleFirst } = query;
  const { kinds, facets = [], limit, offset } = range;
  if (inTitle.length === 0) return new Map<string, Candidate>();
  const held = popular(kinds, narrowed(inTitle, facets), most);
  const more = [title, inTitleFirst].map(
    (condition) => sql`
      union all select * from (${popular(kinds, narrowed(condition, facets), few)}) more
      where (select count(*) from held) = ${most}`,
  );
  return ranked(
    db,
    sql`with held as materialized (${held})
      select *, ${rankIn(query.key)} as rank from (select * from held ${sql.join(more)}) document`,
    (offset + limit) * (1 + more.length), // one may come from each of them
  );
}

async function candidates(db: Db, range: Range, sources: Source[]): Promise<Map<string, Candidate>> {
  const { kinds, facets = [], limit, offset } = range;
  const each = sources
    .filter(({ condition }) => condition.length > 0)
    .map(({ condition, most, rank }) => {
      const rows = popular(kinds, narrowed(condition, facets), most);
      return sql`select *, ${rank} as rank from (${rows}) document`;
    });
  if (each.length === 0) return new Map();
  return ranked(db, sql.join(each, sql` union all `), (offset + limit) * 2 * each.length); // titles are among them
}

/** The best of them by kind and id, each with its best rank. */
async function ranked(db: Db, documents: SQL, most: number): Promise<Map<string, Candidate>> {
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    select kind, ref_id as "refId", title, summary, weight, length(title_key) as size, rank
    from (${documents}) source order by rank, weight desc, size, ref_id desc limit ${most}`);
  return new Map(rows.toReversed().map((row) => [`${row.kind} ${row.refId}`, row])); // the best rank is the last
}

/**
 * Within the facets too, when there are any. They come second: words tell little after one another, a category much, and
 * the index looks from one to the next.
 */
export const narrowed = (condition: Condition, facets: Condition): Condition =>
  facets.length === 0 ? condition : bothOf(condition.slice(0, 1), [...facets, ...condition.slice(1)]);

/** The place of a title with all the words. */
const rankIn = (key: string): SQL => sql`case
  when title_key = ${key} then 0
  when starts_with(title_key, ${key}) then 1
  when position(${key} in title_key) > 0 then 2
  else 3 end`;

/** Ids have different lengths, and a longer one is the newer. */
export const byRank = (a: Candidate, b: Candidate): number =>
  a.rank - b.rank ||
  b.weight - a.weight ||
  a.size - b.size ||
  b.refId.length - a.refId.length ||
  (a.refId < b.refId ? 1 : -1);
