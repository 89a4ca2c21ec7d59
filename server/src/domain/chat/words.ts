import { sql } from 'drizzle-orm';
import { BAD_WORD } from '#contract/im/failures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { bannedWord } from '../../db/schema/chat.ts';
import { fail } from '../../kit/fail.ts';
import { keyOf } from '../search/words.ts';
import { automatonOf, hitsIn } from './wordHits.ts';
import type { WordHit } from './wordHits.ts';

/** The first forbidden word in a text, found whatever signs, spaces or widths are put between its letters. */
export async function badWordIn(db: Db, text: string): Promise<string | undefined> {
  const said = keyOf(text);
  if (said === '') return undefined;
  const hit = sql`${enabled(bannedWord)} and position(${bannedWord.word} in ${said}) > 0`;
  const [found] = await db.select({ word: bannedWord.word }).from(bannedWord).where(hit).limit(1);
  return found?.word;
}

/** What the operator does not let be said. @throws BAD_WORD at the field */
export async function mustBeDecent(db: Db, text: string, field: string): Promise<void> {
  if ((await badWordIn(db, text)) === undefined) return;
  throw fail(BAD_WORD, undefined, { issues: [{ path: field, message: BAD_WORD.msg }] });
}

const MOST_HITS = 5;

/** The forbidden words in a text with their places: the database says which occur, one reading of the text says where. */
export async function badWordHits(db: Db, text: string): Promise<WordHit[]> {
  const said = keyOf(text);
  if (said === '') return [];
  const hit = sql`${enabled(bannedWord)} and position(${bannedWord.word} in ${said}) > 0`;
  const found = await db.select({ word: bannedWord.word }).from(bannedWord).where(hit).limit(MOST_HITS);
  if (found.length === 0) return [];
  const words = found.map(({ word }) => word);
  return hitsIn(automatonOf(words), text, MOST_HITS);
}
