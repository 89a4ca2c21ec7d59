import { sql } from 'drizzle-orm';
import { COUNT_CAP, KIND_CAP } from '#contract/rules/countCap.ts';
import type { Db } from '../../db/client.ts';
import { firstOfEach, isText } from './partitions.ts';
import { byRank, narrowed } from './find.ts';
import type { Candidate } from './find.ts';
import type { Condition, Query } from './query.ts';
import { titleRank } from './titleRank.ts';

export interface Count {
  kinds: readonly number[];
  facets?: Condition;
  /** Counted as far as this. */
  most?: number;
  /** When given, the other kinds are counted one further than `KIND_CAP` only. */
  main?: number;
}

interface Counted {
  counts: ReadonlyMap<number, number>;
  /** All that match, the best first, when they are few; else they are asked for with `findDocuments`. */
  whole: Candidate[] | null;
  /** The kinds that have enough titles with all the words: what has them in its text only is no result there. */
  full: readonly number[];
  /** The query as pages of it are best asked for. */
  query: Query;
}

type Within = Required<Omit<Count, 'main'>> & Pick<Count, 'main'>;

/** So many are told by their titles faster than the index is asked once more. */
const FEW = 300;

/** So many titles with all the words are enough of a kind. */
const ENOUGH = 100;

/** So many titles that have the pairs of words may lack the rest; where there are more, the index is asked for the rest. */
const LACKING = 100;

/**
 * How many documents of each kind match. Of several words, pairs in titles are asked for first; only kinds that have
 * less than enough of them are looked through for texts. To be called within `throughIndexes`.
 */
export async function countByKind(
  db: Db,
  query: Query,
  { kinds, facets = [], most = COUNT_CAP, main }: Count,
): Promise<Counted> {
  const within = { kinds, facets, most, main };
  const titles = query.isPaired && most > 1 ? await countedTitles(db, query, within) : nothing(query);
  const full = kinds.filter((kind) => (titles.counts.get(kind) ?? 0) >= ENOUGH);
  const rest = kinds.filter((kind) => !full.includes(kind));
  const texts = await counted(db, query, query.all, { ...within, kinds: rest });
  return full.length === 0 ? texts : joined(titles, texts, full);
}

/** By their pairs, unless too many of those lack the rest. */
async function countedTitles(db: Db, query: Query, within: Within): Promise<Counted> {
  if (query.nearTitle) {
    const near = await counted(db, { ...query, inTitle: query.nearTitle }, query.nearTitle, within);
    if (!near.isCut) return near;
  }
  return counted(db, query, query.inTitle, within);
}

const nothing = (query: Query): Counted => ({ counts: new Map(), whole: [], full: [], query });

/** The kinds that are full from one, the others from the other. */
function joined(titles: Counted, texts: Counted, full: readonly number[]): Counted {
  const counts = new Map([...texts.counts, ...full.map((kind) => [kind, titles.counts.get(kind) ?? 0] as const)]);
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const { query } = titles;
  if (!titles.whole || !texts.whole || total > FEW) return { counts, whole: null, full, query };
  const ofFull = titles.whole.filter(({ kind }) => full.includes(kind));
  return { counts, whole: [...ofFull, ...texts.whole].sort(byRank), full, query };
}

interface Asked extends Counted {
  /** Titles were left unread while there were not `most` that hold what they must. */
  isCut: boolean;
}

async function counted(
  db: Db,
  query: Query,
  condition: Condition,
  { kinds, facets, most, main }: Within,
): Promise<Asked> {
  const asked = narrowed(condition, facets);
  if (asked.length === 0 || kinds.length === 0) return { ...nothing(query), isCut: false };
  const few = most > 1 && query.speltFromStart.length === 0 ? FEW : 0; // how a title is spelt is for the index to tell
  const capOf = (kind: number) => (main === undefined || kind === main ? most : Math.min(most, KIND_CAP + 1));
  const looked = (kind: number) => capOf(kind) + (asked.some(isText) ? LACKING : 0);
  const { rows } = await db.execute<Row>(sql`
    with looked as materialized (${firstOfEach(kinds, asked, looked)} ${most === 1 ? sql`limit 1` : sql``}),
      found as (select kind, place from looked where held)
    select kind, count(*) filter (where held) as n, count(*) as looked,
      null as "refId", null as title, null as key, null as summary, null as weight
    from looked group by kind
    union all
    select document.kind, null, null, ref_id, title, title_key, summary, weight
    from found join search_document document on document.ctid = found.place
    where (select count(*) from found) <= ${few}`);
  const sums = rows.filter(isSum);
  const counts = new Map(
    sums.flatMap(({ kind, n }) => (Number(n) > 0 ? [[kind, Math.min(capOf(kind), Number(n))] as const] : [])),
  );
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const documents = total <= few ? rows.filter((row) => !isSum(row)) : null;
  return {
    counts,
    whole: documents?.map(placed(query)).sort(byRank) ?? null,
    full: [],
    query,
    isCut: sums.some(({ kind, ...sum }) => Number(sum.looked) === looked(kind) && Number(sum.n) < capOf(kind)),
  };
}

interface Row extends Record<string, unknown>, Omit<Candidate, 'rank' | 'size'> {
  /** How many there are of the kind, and how many were looked at; null in the row of a document. */
  n: string | null;
  looked: string | null;
  key: string;
}

const isSum = ({ n }: Row): boolean => n !== null;

function placed(query: Query): (row: Row) => Candidate {
  const rankOf = titleRank(query);
  return ({ kind, refId, title, key, summary, weight }) => {
    const rank = rankOf({ title, key });
    return { kind, refId, title, summary, weight, size: [...key].length, rank };
  };
}
