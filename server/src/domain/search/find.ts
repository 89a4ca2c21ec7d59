import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { beginningWith } from '../../kit/like.ts';
import { COUNT_CAP } from '../../kit/paginate.ts';
import { anyOf, bothOf } from './query.ts';
import type { Query } from './query.ts';
import { kindToken, quoted } from './tokens.ts';

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
  /** A tsquery for the most popular documents, or empty when all of them are few. */
  famous: string;
  /** A tsquery of `narrowedBy`; empty for none. */
  facets?: string;
}

interface Candidate extends Found {
  weight: number;
  size: number;
  rank: number;
}

/** Results as far as this come from the most popular titles when those are enough. */
const NEAR = 300;
const BEGINNING = 100;

/**
 * The best documents for a query: the very title, titles that begin with it, that hold it, that hold all its words, that
 * begin its words, then texts with all its words, then spellings; within each the most popular first.
 *
 * Every source is cut, so that a word of a hundred thousand titles costs no more than a rare one: the famous titles
 * first, and only when they do not fill the page any titles and texts at all. To be called within `throughIndexes`.
 */
export async function findDocuments(db: Db, query: Query, range: Range): Promise<Found[]> {
  if (query.key === '') return [];
  const { kind, limit, offset, famous, facets = '' } = range;
  const wanted = offset + limit;
  const inTitle = anyOf([query.inTitle, query.begun]);
  const begins = sql`title_key like ${beginningWith(query.key)}
    ${kind === undefined ? sql`` : sql`and kind = ${kind}`} ${facets === '' ? sql`` : sql`and ${matches(facets)}`}`;
  const ask = (...sources: SQL[]) => candidates(db, query, sources);
  const known = await ask(
    popular(begins, BEGINNING),
    popular(matching(famous === '' ? inTitle : bothOf(inTitle, famous), kind, facets), NEAR),
  );
  if (known.size < wanted || wanted > NEAR) {
    const rest = await ask(some(matching(inTitle, kind, facets)));
    for (const [key, one] of rest) known.set(key, one);
  }
  if (known.size < wanted) {
    const rest = await ask(some(matching(everything(query), kind, facets)));
    for (const [key, one] of rest) known.set(key, one);
  }
  return [...known.values()].sort(byRank).slice(offset, wanted);
}

/** How many documents of each kind match, at most `COUNT_CAP` each. To be called within `throughIndexes`. */
export async function countByKind(
  db: Db,
  query: Query,
  kinds: readonly number[],
  facets = '',
): Promise<Map<number, number>> {
  if (query.key === '') return new Map();
  const counts = kinds.map((kind) => {
    const found = sql`select 1 from search_document where ${matching(everything(query), kind, facets)} limit ${COUNT_CAP}`;
    return sql`select ${kind}::int as kind, count(*) as n from (${found}) found`;
  });
  const { rows } = await db.execute<{ kind: number; n: string }>(sql.join(counts, sql` union all `));
  return new Map(rows.map(({ kind, n }) => [kind, Number(n)]));
}

/** Everything that is a result at all. */
export const everything = (query: Query): string =>
  anyOf([query.anywhere, query.begun, query.speltFromStart, query.spelt]);

/** Nearly all documents are courses: their list of numbers would be longer to read than the word's. */
const MOST = 1;

/** Kind and facets are looked up in the index of words, together with the word: a common word of a rare kind stays cheap. */
export function matching(words: string, kind: number | undefined, facets: string): SQL {
  const query = facets === '' ? words : bothOf(words, facets);
  if (kind === undefined) return matches(query);
  if (kind === MOST) return sql`${matches(query)} and kind = ${kind}`;
  return sql`${matches(bothOf(query, quoted(kindToken(kind))))}`;
}

/** An empty tsquery would match nothing and say so in a notice. */
const matches = (query: string): SQL => (query === '' ? sql`false` : sql`tokens @@ ${query}::tsquery`);

const popular = (where: SQL, most: number): SQL => sql`
  (select * from search_document where ${where} order by weight desc, ref_id desc limit ${most})`;

const some = (where: SQL): SQL => sql`(select * from search_document where ${where} limit ${COUNT_CAP})`;

async function candidates(db: Db, query: Query, sources: SQL[]): Promise<Map<string, Candidate>> {
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    select kind, ref_id as "refId", title, summary, weight, length(title_key) as size, ${rankOf(query)} as rank
    from (${sql.join(sources, sql` union all `)}) source`);
  return new Map(rows.map((row) => [`${row.kind} ${row.refId}`, row]));
}

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

/** Ids have different lengths, and a longer one is the newer. */
const byRank = (a: Candidate, b: Candidate): number =>
  a.rank - b.rank ||
  b.weight - a.weight ||
  a.size - b.size ||
  b.refId.length - a.refId.length ||
  (a.refId < b.refId ? 1 : -1);
