import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SearchKind } from '#contract/rules/searchKinds.ts';
import type { Db } from '../../db/client.ts';
import { throughIndexes } from '../../kit/throughIndexes.ts';
import { popular } from './partitions.ts';
import { likenessOf } from './query.ts';
import { wantedWords } from './queryWords.ts';

/** So many titles that share words are compared. */
const COMPARED = 300;

/** Titles that share less than this part of their words say something else. */
const LEAST = 0.25;

/** What has a title that says nearly the same: by the words that both have, of all that either has. */
export async function alikeTitles(db: Db, kind: SearchKind, title: string, most: number): Promise<string[]> {
  const words = wordSet(title);
  if (words.size === 0) return [];
  const rows = await throughIndexes(db, (tx) => compared(tx, kind, title, words.size));
  return [...rows]
    .map(([id, other]) => ({ id, share: shareOf(words, wordSet(other)) }))
    .filter(({ share }) => share >= LEAST)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, most)
    .map(({ id }) => id);
}

/**
 * Titles with all the words, then with two of them, then with one, until there are enough: each kind is looked for only
 * where those before it are few, so that two words of a hundred thousand titles cost no more than rare ones.
 */
async function compared(db: Db, kind: SearchKind, title: string, size: number): Promise<Map<string, string>> {
  const { all, anyTwo, each, isPaired } = likenessOf(title);
  const one = sql.join(
    each.map((word) => sql`select * from (${popular([kind], word, Math.ceil(COMPARED / each.length))}) matching`),
    sql` union all `,
  );
  const ways = [popular([kind], all, COMPARED), popular([kind], anyTwo, COMPARED), one];
  const found = new Map<string, string>();
  // one word of so many is too little, whatever else the title has
  for (const way of isPaired && 1 / size < LEAST ? ways.slice(0, 2) : ways) {
    if (found.size >= COMPARED) break;
    for (const { ref_id: id, title: other } of await titlesOf(db, way)) found.set(id, other);
  }
  return found;
}

const titlesOf = async (db: Db, documents: SQL) =>
  (await db.execute<{ ref_id: string; title: string }>(sql`select ref_id, title from (${documents}) document`)).rows;

const wordSet = (text: string): ReadonlySet<string> => new Set(wantedWords(text).map(({ text: word }) => word));

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}
