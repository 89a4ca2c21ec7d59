import { max, sql } from 'drizzle-orm';
import { BAD_WORD } from '#contract/im/failures.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { bannedWord } from '../../db/schema/chat.ts';
import { fail } from '../../kit/fail.ts';
import { keyOf } from '../search/words.ts';
import { automatonOf, firstWordIn, hitsIn } from './wordHits.ts';
import type { Automaton, WordHit } from './wordHits.ts';

/** What the operator does not let be said. @throws BAD_WORD at the field */
export async function mustBeDecent(db: Db, text: string, field: string): Promise<void> {
  if (keyOf(text) === '' || firstWordIn(await forbidden(db), text) === undefined) return;
  throw fail(BAD_WORD, undefined, { issues: [{ path: field, message: BAD_WORD.msg }] });
}

const MOST_HITS = 5;

/** The forbidden words in a text with their places. */
export async function badWordHits(db: Db, text: string, most = MOST_HITS): Promise<WordHit[]> {
  return keyOf(text) === '' ? [] : hitsIn(await forbidden(db), text, most);
}

interface Kept {
  /** The newest row of the list: whatever changes the list adds one (console/bannedWords.ts). */
  mark: string;
  automaton: Automaton;
}

let kept: Kept | undefined;

/**
 * All forbidden words, made ready once in this process for as long as the list stays the same. Whether it does is asked of
 * the database every time: a word that an operator adds holds from then on, whichever process they came to.
 */
async function forbidden(db: Db): Promise<Automaton> {
  const [now] = await db.select({ house: sql<string>`current_database()`, last: max(bannedWord.id) }).from(bannedWord);
  const mark = (last: string | null): string => JSON.stringify([now!.house, last]);
  if (kept?.mark === mark(now!.last)) return kept.automaton;
  const { id, word, statusId } = bannedWord;
  const rows = await db.select({ id, word, statusId }).from(bannedWord).orderBy(id);
  // of these rows, not of the one asked about above: somebody may have changed the list in between
  const read = mark(rows.at(-1)?.id ?? null);
  const words = rows.filter((row) => row.statusId === RowState.normal).map((row) => row.word);
  // of several who found the old one at once the first makes the new one
  if (kept?.mark !== read) kept = { mark: read, automaton: automatonOf(words) };
  return kept.automaton;
}
