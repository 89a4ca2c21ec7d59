import { isFiller, wordForms } from './words.ts';
import type { Run } from './words.ts';

/** How many words of a title are paired: a dozen make 66 tokens. */
const PAIRED = 12;

/**
 * What words are known by when they are paired: the first two characters of a Han word, however it was cut, and the
 * forms of a word of other scripts. Without fillers, and without what has digits, which is rare by itself.
 */
export const headsOf = (words: readonly Run[]): string[] => [...new Set(words.flatMap(headsIn))].slice(0, PAIRED);

/** The first is the one that a word is looked for by. */
export function headsIn({ text, isHan }: Run): string[] {
  if (isFiller(text)) return [];
  if (!isHan) return wordForms(text).filter((form) => !/\d/.test(form));
  const chars = [...text];
  return chars.length > 1 ? [chars.slice(0, 2).join('')] : [];
}

/** Any two of them as one token. */
export const pairsOfHeads = (heads: readonly string[]): string[] =>
  heads.flatMap((one, index) => heads.slice(index + 1).map((other) => pairOf(one, other)));

/** The same whichever comes first. */
export const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);
