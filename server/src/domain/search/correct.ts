import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { distance } from './distance.ts';
import { spellingOf } from './spelling.ts';
import { isFiller, keyOf, runsOf, wordsOf } from './words.ts';

/** Less than the usual 0.3: two swapped letters in a word of six already leave only a quarter of its trigrams. */
const SIMILARITY = 0.2;

/** How much of a word may be wrong. */
const WRONG = 0.34;

/**
 * What was probably meant by a query that finds nothing, the likeliest first: the whole of it as known words, else
 * word by word. Sound counts as much as writing, because pinyin input errs in characters and not in sounds.
 * To be called within a transaction, which a setting of the comparison is kept to.
 */
export async function corrections(db: Db, text: string): Promise<string[]> {
  const whole = await nearest(db, [keyOf(text)]);
  const words = runsOf(text).flatMap((run) => (run.isHan ? wordsOf(run.text) : [run.text]));
  const telling = words.filter((word) => !isFiller(word));
  if (telling.length < 2 || telling.length > 6) return meant(whole.get(keyOf(text)) ?? []);
  const each = await nearest(db, telling);
  const parts = telling.map((word) => each.get(word)?.[0]?.term ?? word);
  const rewritten = parts.join(/[a-z0-9]/.test(text.toLowerCase()) ? ' ' : '');
  const byWord = keyOf(rewritten) === keyOf(telling.join('')) ? [] : [rewritten];
  return [...new Set([...meant(whole.get(keyOf(text)) ?? []), ...byWord])].slice(0, 5);
}

interface Near {
  term: string;
  wrong: number;
}

const meant = (near: Near[]): string[] => near.slice(0, 3).map(({ term }) => term);

/** The known terms close to each word in writing or sound. A word that is known itself is its own nearest. */
async function nearest(db: Db, words: string[]): Promise<Map<string, Near[]>> {
  const given = words.filter((word) => [...word].length >= 2).map((word) => ({ word, sound: spellingOf(word) }));
  if (given.length === 0) return new Map();
  const asked = given.map(
    ({ word, sound }) => sql`(select ${word} as word, term, pinyin from search_term
      where term % ${word} or pinyin % ${sound}
      order by greatest(similarity(term, ${word}), similarity(pinyin, ${sound})) desc limit 12)`,
  );
  await db.execute(sql.raw(`set local pg_trgm.similarity_threshold = ${SIMILARITY}`));
  const { rows } = await db.execute<{ word: string; term: string; pinyin: string }>(sql.join(asked, sql` union all `));
  const sounds = new Map(given.map(({ word, sound }) => [word, sound]));
  const near = rows
    .map(({ word, term, pinyin }) => ({ word, term, wrong: wrongness(word, sounds.get(word)!, term, pinyin) }))
    .filter(({ wrong }) => wrong <= WRONG)
    .sort((a, b) => a.wrong - b.wrong);
  return Map.groupBy(near, ({ word }) => word);
}

/** The part of the longer one that differs; a difference in writing alone, with the same sound, is nearly none. */
function wrongness(word: string, sound: string, term: string, pinyin: string): number {
  const written = distance(word, term) / Math.max(word.length, term.length);
  const spoken = distance(sound, pinyin) / Math.max(sound.length, pinyin.length);
  return Math.min(written, spoken + 0.01);
}
