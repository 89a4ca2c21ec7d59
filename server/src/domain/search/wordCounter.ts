import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { isIPv6 } from 'node:net';
import { wireTime } from '#contract/rules/time.ts';
import { keyedHash } from '../../config/keyedHash.ts';
import type { Db } from '../../db/client.ts';
import { searchWord } from '../../db/schema/search.ts';
import { countedLater } from '../../kit/countedLater.ts';
import type { CountableWord } from './countableWord.ts';

/** Who searches; it never leaves this file but as one of 63 bits. */
export interface Searcher {
  userNo: string | undefined;
  ip: string;
  secretKey: string;
}

interface Counted {
  word: string;
  times: number;
  visitors: bigint;
}

/** A visitor brings so many different words an hour; who searches more is a machine. */
const WORDS_AN_HOUR = 30;
const HOUR = 3_600_000;
const BITS = 63;

const words = countedLater<Counted>({
  add: (before, more) => ({
    word: before.word,
    times: before.times + more.times,
    visitors: before.visitors | more.visitors,
  }),
  write,
  most: 1000,
});

const known = new WeakMap<Db, { seen: LRUCache<string, true>; hours: LRUCache<string, number> }>();

/**
 * Whether a search of this word counts: once a day for each visitor and word, and only so many words an hour. Asking
 * takes it: a second time it does not count.
 */
export function takeTurn(db: Db, { key }: CountableWord, searcher: Searcher, now: Date): boolean {
  let mine = known.get(db);
  if (!mine) known.set(db, (mine = { seen: new LRUCache({ max: 100_000 }), hours: new LRUCache({ max: 50_000 }) }));
  const visitor = visitorOf(searcher);
  const once = `${dayOf(now)} ${key} ${visitor}`;
  const hour = `${Math.floor(now.getTime() / HOUR)} ${visitor}`;
  const used = mine.hours.get(hour) ?? 0;
  if (mine.seen.has(once) || used >= WORDS_AN_HOUR) return false;
  mine.seen.set(once, true);
  mine.hours.set(hour, used + 1);
  return true;
}

/** Counts a search that found something, to be written with others some seconds later. */
export function countWord(
  db: Db,
  { key, word }: CountableWord,
  searcher: Searcher,
  now: Date,
  onError: (error: unknown) => void,
): void {
  const hash = keyedHash(searcher.secretKey, 'search visitors', `${key} ${visitorOf(searcher)}`);
  const visitors = 1n << BigInt(hash.readUInt32BE(0) % BITS);
  words.count(db, `${dayOf(now)} ${key}`, { word, times: 1, visitors }, onError);
}

/** Writes what was counted; to be called before the database is closed. */
export const flushWords = (db: Db): Promise<void> => words.flush(db);

/** Sorted, because two processes that write the same words in different orders would wait for each other for ever. */
async function write(db: Db, counted: ReadonlyMap<string, Counted>): Promise<void> {
  const rows = [...counted]
    .map(([at, one]) => ({ day: at.slice(0, 10), wordKey: at.slice(11), ...one }))
    .toSorted((a, b) => (a.day + a.wordKey < b.day + b.wordKey ? -1 : 1));
  await db
    .insert(searchWord)
    .values(rows)
    .onConflictDoUpdate({
      target: [searchWord.day, searchWord.wordKey],
      set: {
        times: sql`${searchWord.times} + excluded.times`,
        visitors: sql`${searchWord.visitors} | excluded.visitors`,
      },
    });
}

const dayOf = (now: Date): string => wireTime(now).slice(0, 10);

/** A signed-in person, else a network: whoever changes browsers, or addresses within their own IPv6 network, is one. */
const visitorOf = ({ userNo, ip }: Searcher): string => userNo ?? (isIPv6(ip) ? ip.split(':', 4).join(':') : ip);
