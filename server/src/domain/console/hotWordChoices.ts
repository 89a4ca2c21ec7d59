import { eq, sql } from 'drizzle-orm';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { LIST_FULL } from '#contract/system/adminFailures.ts';
import { searchWordChoice } from '../../db/schema/search.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { countableWord } from '../search/countableWord.ts';
import { isWritten } from '../search/search.ts';
import { keyOf } from '../search/words.ts';

export type Choice = 'pinned' | 'hidden';

const MOST = { pinned: 5, hidden: 300 };
const LOCK = 20261124;

/**
 * Pins a word or takes it out; whichever was decided before does not hold any more.
 * @throws INVALID_INPUT at the word that cannot be a hot word, or would find nothing; LIST_FULL
 */
export async function chooseWord(ctx: UserCtx, text: string, choice: Choice): Promise<void> {
  const wanted = countableWord(text);
  if (!wanted) throw atWord('热搜词是 2–20 个字的词，不能是号码或网址');
  if (choice === 'pinned' && !(await isWritten(ctx.db, text, ctx.now)))
    throw atWord(`搜「${text}」找不到内容，不能置顶`);
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const before = await known(ctx, wanted.key);
  const isPinned = choice === 'pinned' ? (1 as const) : (0 as const);
  const others = await ctx.db.$count(
    searchWordChoice,
    sql`${searchWordChoice.isPinned} = ${isPinned} and ${searchWordChoice.wordKey} <> ${wanted.key}`,
  );
  if (others >= MOST[choice])
    throw fail(LIST_FULL, choice === 'pinned' ? `最多置顶 ${MOST.pinned} 个词` : `最多移出 ${MOST.hidden} 个词`);
  const row = { wordKey: wanted.key, word: wanted.word, isPinned, gmtModified: wireTime(ctx.now) };
  await ctx.db.insert(searchWordChoice).values(row).onConflictDoUpdate({ target: searchWordChoice.wordKey, set: row });
  ctx.changed({ before, after: { word: wanted.word, isPinned } });
}

/** A word counts like any other again. @throws NOT_FOUND when nothing was decided about it */
export async function forgetChoice(ctx: UserCtx, text: string): Promise<void> {
  const before = await known(ctx, keyOf(text));
  if (!before) throw fail(NOT_FOUND);
  await ctx.db.delete(searchWordChoice).where(eq(searchWordChoice.wordKey, keyOf(text)));
  ctx.changed({ before });
}

async function known({ db }: UserCtx, key: string) {
  const { word, isPinned } = searchWordChoice;
  const rows = await db.select({ word, isPinned }).from(searchWordChoice).where(eq(searchWordChoice.wordKey, key));
  return rows[0];
}

const atWord = (message: string) => fail(INVALID_INPUT, message, { issues: [{ path: 'word', message }] });
