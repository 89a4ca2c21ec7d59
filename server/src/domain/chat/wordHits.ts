import { keyOf } from '../search/words.ts';

export interface WordHit {
  /** The forbidden word. */
  word: string;
  /** As it stands in the text, with whatever was put between its letters. */
  written: string;
  /** The number of its first character, as people count. */
  at: number;
}

interface Node {
  next: Map<string, Node>;
  /** Where to go on when no letter leads further: the longest end of what was read that begins a word. */
  fallback: Node | null;
  word: string | null;
}

export type Automaton = Node;

const node = (): Node => ({ next: new Map(), fallback: null, word: null });

/** The words as one automaton (Aho and Corasick, 1975): a text is read once, however many words there are. */
export function automatonOf(words: readonly string[]): Automaton {
  const root = node();
  for (const word of words) {
    let at = root;
    for (const letter of word) {
      const known = at.next.get(letter) ?? node();
      at.next.set(letter, known);
      at = known;
    }
    if (at !== root) at.word = word;
  }
  const queue = [root];
  for (const from of queue)
    for (const [letter, to] of from.next) {
      let back = from.fallback;
      while (back && !back.next.has(letter)) back = back.fallback;
      to.fallback = from === root ? root : (back?.next.get(letter) ?? root);
      queue.push(to);
    }
  return root;
}

interface Found {
  word: string;
  /** The place of its last letter. */
  last: number;
}

/** The words in letters that stand one after the other, at most `most`. */
function wordsAmong(automaton: Automaton, letters: Iterable<string>, most: number): Found[] {
  const found: Found[] = [];
  let at = automaton;
  let last = 0;
  for (const letter of letters) {
    while (at.fallback && !at.next.has(letter)) at = at.fallback;
    at = at.next.get(letter) ?? automaton;
    for (let end: Node | null = at; end; end = end.fallback) {
      if (end.word !== null) found.push({ word: end.word, last });
      if (found.length === most) return found;
    }
    last += 1;
  }
  return found;
}

/** The first forbidden word in a text, found whatever signs, spaces or widths are put between its letters. */
export const firstWordIn = (automaton: Automaton, text: string): string | undefined =>
  wordsAmong(automaton, keyOf(text), 1)[0]?.word;

/** The words in a text with their places; at most `most`. */
export function hitsIn(automaton: Automaton, text: string, most: number): WordHit[] {
  const first = firstWordIn(automaton, text);
  if (first === undefined) return []; // a text is rarely bad, and finding the places costs more
  const chars = [...text.normalize('NFC')];
  const letters = chars.flatMap((char, place) => [...keyOf(char)].map((letter) => ({ letter, place })));
  const said = letters.map(({ letter }) => letter);
  const hits = wordsAmong(automaton, said, most).map(({ word, last }) => {
    const from = letters[last + 1 - [...word].length]!.place;
    return { word, written: chars.slice(from, letters[last]!.place + 1).join(''), at: from + 1 };
  });
  // letters that are other letters by themselves: it is there, wherever that is
  return hits.length > 0 ? hits : [{ word: first, written: first, at: 1 }];
}
