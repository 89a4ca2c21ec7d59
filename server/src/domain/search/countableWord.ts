import { keyOf } from './words.ts';

export interface CountableWord {
  /** Without case, width, spaces and signs: what the same word is counted under. */
  key: string;
  /** As others may be shown it. */
  word: string;
}

const LONGEST = 20;

/**
 * A searched text as a word that may become a hot word, or null: not single characters, not whole sentences, and nothing
 * that looks like a number, an address or an account of somebody.
 */
export function countableWord(text: string): CountableWord | null {
  const key = keyOf(text);
  const length = [...key].length;
  if (length < 2 || length > LONGEST || /\d{5}|^\d+$/.test(key) || /@|:\/\/|www\./i.test(text)) return null;
  const word = text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}+#. -]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { key, word: word.slice(0, LONGEST * 2) };
}
