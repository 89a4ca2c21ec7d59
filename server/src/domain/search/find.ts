import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import { counted, popular } from './drawers.ts';
import { anyOf, bothOf } from './query.ts';
import type { Query } from './query.ts';

export interface Found {
  kind: number;
  refId: string;
  title: string;
  summary: string;
}

export interface Range {
  /** The kinds to look through. */
  kinds: readonly number[];
  /** A condition of `narrowedBy`; empty for none. */
  facets?: string;
  limit: number;
  offset: number;
  /** From how many of the most popular titles the best are taken. */
  near?: number;
}

interface Candidate extends Found {
  weight: number;
  size: number;
  rank: number;
}

/** Results as far as this come from the most popular titles when those are enough. */
const NEAR = 150;
const BEGINNING = 100;

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
  const { limit, offset, near = NEAR } = range;
  const { title, begins, inTitle, begun, anywhere, speltFromStart, spelt } = query;
  const wanted = offset + limit;
  const most = wanted > near ? COUNT_CAP : near;
  const inOrder = titleRank(query.key);
  const known = await candidates(db, range, [
    { condition: title, most: Math.min(near, BEGINNING), rank: inOrder },
    { condition: bothOf(begins, inTitle), most: Math.min(near, BEGINNING), rank: inOrder },
    { condition: inTitle, most, rank: inOrder },
  ]);
  if (known.size < wanted) {
    const rest = await candidates(db, range, [
      { condition: begun, most, rank: sql`4` },
      { condition: anywhere, most, rank: sql`5` },
      { condition: speltFromStart, most, rank: sql`6` },
      { condition: anyOf([spelt, begins]), most, rank: sql`7` },
    ]);
    for (const [id, one] of rest) if (!known.has(id)) known.set(id, one);
  }
  return [...known.values()].sort(byRank).slice(offset, wanted);
}

interface Count {
  kinds: readonly number[];
  facets?: string;
  /** Counted as far as this. */
  most?: number;
}

/** How many documents of each kind match. To be called within `throughIndexes`. */
export async function countByKind(
  db: Db,
  query: Query,
  { kinds, facets = '', most = COUNT_CAP }: Count,
): Promise<Map<number, number>> {
  const condition = narrowed(everything(query), facets);
  if (condition === '') return new Map();
  const { rows } = await db.execute<{ kind: number; n: string }>(counted(kinds, condition, most));
  return new Map(rows.map(({ kind, n }) => [kind, Number(n)]));
}

/** All that is a result, as a condition; whole words of the title are among those of the text. */
export const everything = ({ anywhere, inTitle, begun, speltFromStart, spelt }: Query): string =>
  anyOf([anywhere, begun === inTitle ? '' : begun, speltFromStart, spelt === inTitle ? '' : spelt]);

interface Source {
  condition: string;
  most: number;
  rank: SQL;
}

async function candidates(db: Db, { kinds, facets = '' }: Range, sources: Source[]): Promise<Map<string, Candidate>> {
  const each = sources
    .filter(({ condition }) => condition !== '')
    .map(({ condition, most, rank }) => {
      const rows = popular(kinds, narrowed(condition, facets), most);
      return sql`select kind, ref_id, title, title_key, summary, weight, ${rank} as rank from (${rows}) document`;
    });
  if (each.length === 0) return new Map();
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    select kind, ref_id as "refId", title, summary, weight, length(title_key) as size, rank
    from (${sql.join(each, sql` union all `)}) source order by rank desc`);
  return new Map(rows.map((row) => [`${row.kind} ${row.refId}`, row])); // the best rank is the last
}

/** Within the facets too, when there are any. */
export const narrowed = (condition: string, facets: string): string =>
  facets === '' ? condition : bothOf(condition, facets);

/** The place of a title with all the words. */
const titleRank = (key: string): SQL => sql`case
  when title_key = ${key} then 0
  when starts_with(title_key, ${key}) then 1
  when position(${key} in title_key) > 0 then 2
  else 3 end`;

/** Ids have different lengths, and a longer one is the newer. */
const byRank = (a: Candidate, b: Candidate): number =>
  a.rank - b.rank ||
  b.weight - a.weight ||
  a.size - b.size ||
  b.refId.length - a.refId.length ||
  (a.refId < b.refId ? 1 : -1);
