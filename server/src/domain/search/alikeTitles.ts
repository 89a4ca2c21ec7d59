import type { SearchKind } from '#contract/rules/searchKinds.ts';
import type { Db } from '../../db/client.ts';
import { throughIndexes } from '../../kit/throughIndexes.ts';
import { popular } from './partitions.ts';
import { anyWordOf } from './query.ts';
import { wantedWords } from './queryWords.ts';

/** So many titles that share a word are compared. */
const COMPARED = 300;

/** Titles that share less than this part of their words say something else. */
const LEAST = 0.25;

/** What has a title that says nearly the same: by the words that both have, of all that either has. */
export async function alikeTitles(db: Db, kind: SearchKind, title: string, most: number): Promise<string[]> {
  const words = wordSet(title);
  if (words.size === 0) return [];
  const condition = anyWordOf(title);
  const { rows } = await throughIndexes(db, (tx) =>
    tx.execute<{ ref_id: string; title: string }>(popular([kind], condition, COMPARED)),
  );
  return rows
    .map((row) => ({ id: row.ref_id, share: shareOf(words, wordSet(row.title)) }))
    .filter(({ share }) => share >= LEAST)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, most)
    .map(({ id }) => id);
}

const wordSet = (text: string): ReadonlySet<string> => new Set(wantedWords(text).map(({ text: word }) => word));

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}
