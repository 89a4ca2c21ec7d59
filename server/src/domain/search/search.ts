import { LRUCache } from 'lru-cache';
import type { SortType } from '#contract/course/courseInfo.ts';
import { COUNT_CAP, KIND_CAP } from '#contract/rules/countCap.ts';
import { SearchKind } from '#contract/rules/searchKinds.ts';
import type { Db } from '../../db/client.ts';
import { pageAt, shownOf, totalOf } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { throughIndexes } from '../../kit/throughIndexes.ts';
import { orderOf } from '../catalogue/orders.ts';
import { timelineOrder } from '../catalogue/timeline.ts';
import { corrections } from './correct.ts';
import type { Facets } from './facets.ts';
import { narrowedBy } from './facets.ts';
import { countByKind } from './count.ts';
import type { Count } from './count.ts';
import { findDocuments } from './find.ts';
import type { Found } from './find.ts';
import { findInOrder } from './findInOrder.ts';
import { anyOf, homophoneOf, nearlyOf, queryOf, typedQueryOf } from './query.ts';
import type { Query, Terms } from './query.ts';

interface Wish extends PageRequest {
  str: string;
  /** One kind only. */
  kind?: SearchKind;
}

/** What a search really looked for: the words as typed, or what they were taken for when those find nothing. */
interface Reading {
  query: Query;
  counts: ReadonlyMap<number, number>;
  /** The results themselves when they are few. */
  whole: Found[] | null;
  /** The kinds whose results are titles only. */
  full: readonly number[];
  didYouMean: string[];
  /** The words as typed found something. */
  asTyped: boolean;
}

/** A page of results with the counts of every kind, which go one further than `KIND_CAP` to know where they stopped. */
export async function search(db: Db, { str, kind, ...request }: Wish, now: Date) {
  const reading = await countedFor(db, str, kind, now);
  const { query, counts, whole, full, didYouMean, asTyped } = reading;
  const total = totalOf(kind === undefined ? sumOf(counts) : (counts.get(kind) ?? 0));
  const kinds = [...counts].flatMap(([one, count]) => (count > 0 && (kind ?? one) === one ? [one] : []));
  const page = await pageAt<Found>(
    request,
    total,
    async (limit, offset) =>
      whole?.filter((one) => one.kind === (kind ?? one.kind)).slice(offset, offset + limit) ??
      throughIndexes(db, (tx) =>
        findDocuments(tx, query, { kinds, full, limit: Math.min(limit, shownOf(total) - offset), offset }),
      ),
  );
  return { ...page, query, counts, didYouMean, asTyped };
}

/**
 * Far enough for a page of one kind, or of all: there the first kind alone mostly has more than are shown. The other
 * kinds are counted as far as their tabs tell.
 */
async function countedFor(db: Db, str: string, kind: SearchKind | undefined, now: Date): Promise<Reading> {
  const main = kind ?? SearchKind.values[0];
  const reading = await readingOf(db, str, { most: COUNT_CAP + 1, main }, now);
  const isCut = [...reading.counts].some(([one, count]) => one !== main && count > KIND_CAP);
  if (kind !== undefined || !isCut || sumOf(reading.counts) > COUNT_CAP) return reading;
  return readingOf(db, str, { most: COUNT_CAP + 1 }, now);
}

const sumOf = (counts: ReadonlyMap<number, number>): number =>
  [...counts.values()].reduce((total, one) => total + one, 0);

interface CourseWish extends PageRequest {
  str: string;
  kind: SearchKind;
  facets: Facets;
  sortType: SortType;
}

/** A page of courses of one kind within the conditions of a catalogue: their ids, in the order that was asked for. */
export const searchCourses = (db: Db, { str, kind, facets, sortType, ...request }: CourseWish, now: Date) =>
  throughIndexes(db, async (tx) => {
    const narrowed = narrowedBy(facets);
    const within = { kinds: [kind], facets: narrowed, most: COUNT_CAP + 1 };
    const written = await countByKind(tx, queryOf(str), within);
    // What the conditions already hold need not be asked elsewhere; only then is it looked at for typing errors.
    const meant = found(written) ? null : await read(tx, str, { most: 1 });
    const { counts, whole, full, query } =
      meant?.asTyped === false ? await countByKind(tx, meant.query, within) : written;
    const total = totalOf(counts.get(kind) ?? 0);
    const page = await pageAt<string>(request, total, async (limit, offset) => {
      const range = { ...within, full, limit: Math.min(limit, shownOf(total) - offset), offset };
      if (sortType !== 'default')
        return findInOrder(tx, query, range, sortType === 'time' ? timelineOrder(now) : orderOf(sortType));
      const best = whole?.slice(offset, offset + limit) ?? (await findDocuments(tx, query, range));
      return best.map(({ refId }) => refId);
    });
    return { ...page, query, didYouMean: meant?.didYouMean ?? [] };
  });

/** Ids of the best of one kind for a directory that searches by name only. */
export const foundIds = (db: Db, str: string, kind: SearchKind, now: Date): Promise<string[]> =>
  searchCourses(db, { str, kind, facets: {}, sortType: 'default', pageCurrent: 1, pageSize: 100 }, now).then(
    ({ list }) => list,
  );

interface Suggested {
  list: Found[];
  /** What the titles were found by. */
  query: Query;
  /** What was typed finds nothing: the titles are of this word, or of what sounds alike when it is empty. */
  meant: string | null;
}

/** The first results for what is typed so far, without counts; only what finds nothing is taken for something else. */
export const suggestions = (db: Db, str: string, limit: number): Promise<Suggested> =>
  throughIndexes(db, async (tx) => {
    const find = (query: Query) =>
      findDocuments(tx, query, { kinds: SearchKind.values, limit, offset: 0, near: limit * 3 });
    const typed = typedQueryOf(str);
    const begun = await find(typed);
    if (begun.length > 0) return { list: begun, query: typed, meant: null };
    const query = queryOf(str);
    const list = typed.words.join() === query.words.join() ? [] : await find(query);
    if (list.length > 0 || [...query.key].length < MISSPELT) return { list, query, meant: null };
    for (const meant of await corrections(tx, str)) {
      const other = queryOf(meant);
      const corrected = await find(other);
      if (corrected.length > 0) return { list: corrected, query: other, meant };
    }
    return { list: await find(widened(query, homophoneOf(str))), query, meant: '' };
  });

/** Shorter words are not done yet rather than wrong. */
const MISSPELT = 3;

/** Whether something is written like this: not only begun or spelt so, nor taken for something else. */
export async function isWritten(db: Db, str: string, now: Date): Promise<boolean> {
  const { query, asTyped } = await countedFor(db, str, undefined, now);
  if (!asTyped || query.runs.some(({ isHan }) => isHan)) return asTyped;
  const whole = { ...query, begun: [], speltFromStart: [], spelt: [], begins: [], all: query.anywhere };
  const found = await throughIndexes(db, (tx) =>
    findDocuments(tx, whole, { kinds: SearchKind.values, limit: 1, offset: 0, near: 1 }),
  );
  return found.length > 0;
}

const KEPT = 20_000;
const readings = new WeakMap<Db, LRUCache<string, { reading: Promise<Reading>; until: number }>>();

/** Turning the pages and tabs of a search asks the same counts again; they are kept for twenty seconds. */
function readingOf(db: Db, str: string, counting: Counting, now: Date): Promise<Reading> {
  let kept = readings.get(db);
  if (!kept) readings.set(db, (kept = new LRUCache({ max: 100 })));
  const asked = `${counting.most} ${counting.main} ${str}`;
  const known = kept.get(asked);
  if (known && known.until > now.getTime()) return known.reading;
  const reading = throughIndexes(db, (tx) => read(tx, str, counting));
  kept.set(asked, { reading, until: now.getTime() + KEPT });
  reading.catch(() => kept.delete(asked));
  return reading;
}

/** How far is counted (`count.ts`); a `most` of 1 tells whether there is anything. */
type Counting = Pick<Count, 'main'> & { most: number };

async function read(db: Db, str: string, counting: Counting): Promise<Reading> {
  const ask = async (query: Query, didYouMean: string[] = []): Promise<Reading> => {
    const counted = await countByKind(db, query, { kinds: SearchKind.values, ...counting });
    return { ...counted, didYouMean, asTyped: false };
  };
  const query = queryOf(str);
  const written = await ask(query);
  if (found(written)) return { ...written, asTyped: true };
  const heard = await ask(widened(query, homophoneOf(str)));
  const meant = await corrections(db, str);
  if (found(heard)) return { ...heard, didYouMean: meant };
  for (const text of meant) {
    const corrected = await ask(queryOf(text), [text, ...meant.filter((one) => one !== text)]);
    if (found(corrected)) return corrected;
  }
  return ask(widened(query, { begun: nearlyOf(str) }));
}

/** The query with other ways to be found. */
const widened = (query: Query, ways: Partial<Record<'begun' | 'speltFromStart' | 'spelt', Terms>>): Query => ({
  ...query,
  ...ways,
  all: anyOf([query.all, ...Object.values(ways)]),
});

const found = ({ counts }: Pick<Reading, 'counts'>): boolean => [...counts.values()].some((count) => count > 0);
