import { sql } from 'drizzle-orm';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { searchWord, searchWordChoice } from '../../db/schema/search.ts';

export interface HotWord {
  key: string;
  word: string;
  /** Searches of the last `DAYS` days; 0 when it was too few people who searched it. */
  times: number;
}

export interface JudgedWord extends HotWord {
  /** What the operator decided, if anything. */
  choice: 'pinned' | 'hidden' | null;
}

const DAYS = 7;
const DAY_SECONDS = 86_400;
/** Of each day so many words are looked at. */
const OF_A_DAY = 100;
/** What fewer people searched may say who they are, and is nobody's business; nor can one person make a hot word. */
const VISITORS = 3;
const KEPT_DAYS = 30;

/** The most searched words, those that the operator pinned first, without those that were taken out. */
export async function hotWords(db: Db, limit: number, now: Date): Promise<JudgedWord[]> {
  const words = await judgedWords(db, now);
  return words.filter(({ choice }) => choice !== 'hidden').slice(0, limit);
}

/** The same with those that were taken out, at the end: a list of a few hundred at most. */
export async function judgedWords(db: Db, now: Date): Promise<JudgedWord[]> {
  const counted = await countedWords(db, now);
  const choices = await db.select().from(searchWordChoice).orderBy(searchWordChoice.gmtModified);
  const times = new Map(counted.map((one) => [one.key, one.times]));
  const decided = new Set(choices.map(({ wordKey }) => wordKey));
  const chosen = (isPinned: 0 | 1) =>
    choices
      .filter((one) => one.isPinned === isPinned)
      .map(({ wordKey, word }): JudgedWord => {
        return { key: wordKey, word, times: times.get(wordKey) ?? 0, choice: isPinned ? 'pinned' : 'hidden' };
      });
  const open = counted.filter(({ key }) => !decided.has(key)).map((one): JudgedWord => ({ ...one, choice: null }));
  return [...chosen(1), ...open, ...chosen(0)];
}

/** What several people searched lately, the most searched first; one walk along the index for each day. */
async function countedWords(db: Db, now: Date): Promise<HotWord[]> {
  const [from, to] = [wireTimeIn(now, (1 - DAYS) * DAY_SECONDS), wireTimeIn(now, 0)].map((time) => time.slice(0, 10));
  const { rows } = await db.execute<HotWord & Record<string, unknown>>(sql`
    select word_key as key, (array_agg(word order by times desc, day))[1] as word, sum(times)::int as times
    from generate_series(${from}::date, ${to}::date, interval '1 day') looked, lateral (
      select * from ${searchWord} where ${searchWord.day} = looked::date
      order by ${searchWord.times} desc limit ${OF_A_DAY}
    ) of_day
    group by word_key having bit_count(bit_or(visitors)::bit(64)) >= ${VISITORS}
    order by times desc, key`);
  return rows;
}

/** Takes away what is too old to count. Meant to run every hour. */
export async function sweepWords(db: Db, now: Date): Promise<void> {
  const oldest = wireTimeIn(now, -KEPT_DAYS * DAY_SECONDS).slice(0, 10);
  await db.execute(sql`delete from ${searchWord} where ${searchWord.day} < ${oldest}`);
}
