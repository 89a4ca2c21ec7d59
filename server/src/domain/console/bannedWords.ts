import { and, desc, inArray, like, not, sql } from 'drizzle-orm';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import { MOST_WORD, MOST_WORDS } from '#contract/rules/bannedWords.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { LIST_FULL } from '#contract/system/adminFailures.ts';
import { enabled } from '../../db/enabled.ts';
import { bannedWord } from '../../db/schema/chat.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { keyOf } from '../search/words.ts';

const LOCK = 20261127;
/** Of many words the log keeps the first, and how many there were. */
const LOGGED = 200;
const SHOWN = 20;

/** Words with these letters in them, the newest first; at most as many as a list may hold. */
export async function findWords(db: Db, { keyword, ...request }: PageRequest & { keyword: string }) {
  const sought = keyOf(keyword);
  const found = keyword === '' ? undefined : like(bannedWord.word, containing(sought === '' ? keyword : sought));
  const where = and(enabled(bannedWord), found);
  const { id, word, gmtCreate } = bannedWord;
  const rows = db.select({ id, word, gmtCreate }).from(bannedWord).where(where).orderBy(desc(id)).$dynamic();
  return paginate(request, rows, () => db.$count(bannedWord, where));
}

/** Everything on the list, in the order in which it came there. */
export async function allWords(db: Db): Promise<string[]> {
  const { id, word } = bannedWord;
  const rows = await db.select({ word }).from(bannedWord).where(enabled(bannedWord)).orderBy(id).limit(MOST_WORDS);
  return rows.map(({ word }) => word);
}

/**
 * Puts words on the list, one a line, as they are compared: without case, width, spaces and signs.
 * @throws INVALID_INPUT at the words, naming the line that cannot be one; LIST_FULL
 */
export async function addWords(ctx: UserCtx, text: string) {
  const lines = text.split(/\r\n|\r|\n/);
  const written = lines.flatMap((line, index) => (line.trim() === '' ? [] : [wordOf(line, index + 1)]));
  const words = [...new Set(written)];
  const added = await enter(ctx, words);
  ctx.changed({ after: { countWords: added.size, words: [...added].slice(0, LOGGED) } });
  const seen = new Set<string>();
  const isNew = (word: string): boolean => added.has(word) && seen.size < seen.add(word).size;
  return {
    addedCount: added.size,
    repeatedCount: written.length - words.length,
    knownCount: words.length - added.size,
    passedOver: [...new Set(written.filter((word) => !isNew(word)))].slice(0, SHOWN),
    blankCount: lines.length - written.length,
  };
}

/** @returns those that were not there. One after the other, for the list has an end. */
async function enter({ db, now }: UserCtx, words: readonly string[]): Promise<ReadonlySet<string>> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const given = sql`${bannedWord.word} = any(${sql.param(words)}::text[])`;
  await db.delete(bannedWord).where(and(not(enabled(bannedWord)), given)); // what was taken out and is wanted again
  const { rows } = await db.execute<{ word: string }>(sql`insert into banned_word (word, gmt_create)
    select given.word, ${wireTime(now)}::timestamptz from unnest(${sql.param(words)}::text[]) with ordinality
      as given (word, place) order by given.place
    on conflict do nothing returning word`);
  const many = await db.$count(bannedWord, enabled(bannedWord));
  if (many > MOST_WORDS)
    throw fail(LIST_FULL, `最多 ${MOST_WORDS} 个敏感词，已经有 ${many - rows.length} 个，这次要加 ${rows.length} 个`);
  return new Set(rows.map(({ word }) => word));
}

/** What a line says as it is compared. @throws INVALID_INPUT */
function wordOf(line: string, number: number): string {
  const word = keyOf(line);
  const letters = [...word].length;
  if (letters === 0) throw atLine(number, '没有可以比对的字');
  if (letters > MOST_WORD) throw atLine(number, `太长了，一个词最多 ${MOST_WORD} 个字`);
  if (/^[a-z\d+#]$/.test(word)) throw atLine(number, '只有一个字母或数字，几乎所有的话都会被拦下');
  return word;
}

const atLine = (number: number, problem: string) => failAt('words', `第 ${number} 行${problem}`);

/**
 * Takes words from the list; those that somebody else took meanwhile are said. One of them stays behind as a disabled row
 * with a new id: by the newest id everybody hears that the list is another (chat/words.ts).
 */
export async function removeWords(ctx: UserCtx, ids: readonly string[]): Promise<BatchOutcome> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const { id, word } = bannedWord;
  const removed = await ctx.db
    .delete(bannedWord)
    .where(and(inArray(id, [...ids]), enabled(bannedWord)))
    .returning({ id, word });
  if (removed.length > 0) {
    await ctx.db.delete(bannedWord).where(not(enabled(bannedWord)));
    await ctx.db.insert(bannedWord).values({ word: removed[0]!.word, statusId: RowState.disabled });
  }
  ctx.changed({ before: { words: removed.map((row) => row.word) } });
  const gone = new Set(removed.map((row) => row.id));
  const missing = [...new Set(ids)].filter((one) => !gone.has(one));
  return { doneCount: removed.length, failed: missing.map((one) => ({ id: one, reason: '已经不在了' })) };
}
