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

const node = (): Node => ({ next: new Map(), fallback: null, word: null });

/** The words as one automaton (Aho and Corasick, 1975): a text is read once, however many words there are. */
export function automatonOf(words: readonly string[]): Node {
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
  for (let from = queue.shift(); from; from = queue.shift())
    for (const [letter, to] of from.next) {
      let back = from.fallback;
      while (back && !back.next.has(letter)) back = back.fallback;
      to.fallback = from === root ? root : (back?.next.get(letter) ?? root);
      queue.push(to);
    }
  return root;
}

/** The words in a text, found whatever signs, spaces or widths are put between their letters; at most `most`. */
export function hitsIn(automaton: Node, text: string, most: number): WordHit[] {
  const letters = [...text].flatMap((char, place) => [...keyOf(char)].map((letter) => ({ letter, place })));
  const chars = [...text];
  const hits: WordHit[] = [];
  let at = automaton;
  for (const [index, { letter, place }] of letters.entries()) {
    while (at.fallback && !at.next.has(letter)) at = at.fallback;
    at = at.next.get(letter) ?? automaton;
    for (let end: Node | null = at; end; end = end.fallback) {
      if (end.word === null) continue;
      const first = letters[index + 1 - [...end.word].length]!.place;
      hits.push({ word: end.word, written: chars.slice(first, place + 1).join(''), at: first + 1 });
      if (hits.length === most) return hits;
    }
  }
  return hits;
}
