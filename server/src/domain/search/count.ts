import { sql } from 'drizzle-orm';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import type { Db } from '../../db/client.ts';
import { firstOfEach } from './drawers.ts';
import { byRank, narrowed } from './find.ts';
import type { Candidate } from './find.ts';
import type { Condition, Query } from './query.ts';
import { titleRank } from './titleRank.ts';

interface Count {
  kinds: readonly number[];
  facets?: Condition;
  /** Counted as far as this. */
  most?: number;
}

interface Counted {
  counts: ReadonlyMap<number, number>;
  /** All that match, the best first, when they are few; else they are asked for with `findDocuments`. */
  whole: Candidate[] | null;
  /** The kinds that have enough titles with all the words: what has them in its text only is no result there. */
  full: readonly number[];
}

/** So many are told by their titles faster than the index is asked once more. */
const FEW = 300;

/** So many titles with all the words are enough of a kind. */
const ENOUGH = 100;

/**
 * How many documents of each kind match. Of several words, pairs in titles are asked for first; only kinds that have
 * less than enough of them are looked through for texts. To be called within `throughIndexes`.
 */
export async function countByKind(
  db: Db,
  query: Query,
  { kinds, facets = [], most = COUNT_CAP }: Count,
): Promise<Counted> {
  const within = { kinds, facets, most };
  const titles = query.isPaired && most > 1 ? await counted(db, query, query.inTitle, within) : NOTHING;
  const full = kinds.filter((kind) => (titles.counts.get(kind) ?? 0) >= ENOUGH);
  const rest = kinds.filter((kind) => !full.includes(kind));
  const texts = await counted(db, query, query.all, { ...within, kinds: rest });
  return full.length === 0 ? texts : joined(titles, texts, full);
}

const NOTHING: Counted = { counts: new Map(), whole: [], full: [] };

/** The kinds that are full from one, the others from the other. */
function joined(titles: Counted, texts: Counted, full: readonly number[]): Counted {
  const counts = new Map([...texts.counts, ...full.map((kind) => [kind, titles.counts.get(kind) ?? 0] as const)]);
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  if (!titles.whole || !texts.whole || total > FEW) return { counts, whole: null, full };
  const ofFull = titles.whole.filter(({ kind }) => full.includes(kind));
  return { counts, whole: [...ofFull, ...texts.whole].sort(byRank), full };
}

async function counted(
  db: Db,
  query: Query,
  condition: Condition,
  { kinds, facets, most }: Required<Count>,
): Promise<Counted> {
  const asked = narrowed(condition, facets);
  if (asked.length === 0 || kinds.length === 0) return NOTHING;
  const few = most > 1 && query.speltFromStart.length === 0 ? FEW : 0; // how a title is spelt is for the index to tell
  const { rows } = await db.execute<Row>(sql`
    with found as materialized (${firstOfEach(kinds, asked, most)})
    select kind, count(*) as n, null as "refId", null as title, null as key, null as summary, null as weight
    from found group by kind
    union all
    select document.kind, null, ref_id, title, title_key, summary, weight
    from found join search_document document on document.ctid = found.place
    where (select count(*) from found) <= ${few}`);
  const counts = new Map(rows.flatMap(({ kind, n }) => (n === null ? [] : [[kind, Number(n)] as const])));
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  return {
    counts,
    whole:
      total <= few
        ? rows
            .filter(({ n }) => n === null)
            .map(placed(query))
            .sort(byRank)
        : null,
    full: [],
  };
}

interface Row extends Record<string, unknown>, Omit<Candidate, 'rank' | 'size'> {
  /** How many there are of the kind; null in the row of a document. */
  n: string | null;
  key: string;
}

function placed(query: Query): (row: Row) => Candidate {
  const rankOf = titleRank(query);
  return ({ kind, refId, title, key, summary, weight }) => {
    const rank = rankOf({ title, key });
    return { kind, refId, title, summary, weight, size: [...key].length, rank };
  };
}
