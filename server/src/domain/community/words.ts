import { BAD_WORDS } from '#contract/community/failures.ts';
import type { Db } from '../../db/client.ts';
import { fail } from '../../kit/fail.ts';
import { plainText } from '../../kit/html.ts';
import { badWordHits } from '../chat/words.ts';

const EVERYTHING = 100_000;

/**
 * What the operator does not let be said, told at the field with the words as they were written and where they begin, so
 * that the writer finds them all at once.
 * @param said by the name of the field
 * @throws BAD_WORDS at the fields
 */
export async function mustBeClean(db: Db, said: Readonly<Record<string, string>>): Promise<void> {
  const issues: { path: string; message: string }[] = [];
  for (const [path, text] of Object.entries(said)) {
    const hits = await badWordHits(db, path === 'content' ? plainText(text, EVERYTHING) : text);
    if (hits.length === 0) continue;
    const places = hits.map(({ at, written }) => `第 ${at} 个字起的「${written}」`).join('、');
    issues.push({ path, message: `${places}不能出现在这里，请改掉以后再发布` });
  }
  if (issues.length > 0) throw fail(BAD_WORDS, undefined, { issues });
}
