import type { Mark } from '#contract/kit/mark.ts';
import type { Query } from './query.ts';
import { spelling } from './dictionaries.ts';
import { fold } from './words.ts';

/** Where a text holds the words of a query, or is spelt like it: spans of UTF-16 units in their order, never overlapping. */
export function marksOf(text: string, query: Pick<Query, 'key' | 'words'>): Mark[] {
  const { folded, origin } = foldedWithOrigin(text);
  const spans = query.words.flatMap((word) => placesOf(folded, word));
  if (spans.length === 0 && /^[a-z]{2,}$/.test(query.key)) return spelt(text, query.key);
  return merged(spans.map(({ start, end }) => ({ start: origin[start]!, end: origin[end - 1]! + 1 })));
}

/** Folding may change how long a text is (㎡, ﬁ), so every unit remembers the one it comes from. */
function foldedWithOrigin(text: string): { folded: string; origin: number[] } {
  let folded = '';
  const origin: number[] = [];
  let at = 0;
  for (const char of text) {
    const form = fold(char);
    folded += form;
    for (let unit = 0; unit < form.length; unit += 1) origin.push(at + Math.min(unit, char.length - 1));
    at += char.length;
  }
  return { folded, origin };
}

function placesOf(folded: string, word: string): Mark[] {
  const places: Mark[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    places.push({ start: at, end: at + word.length });
  }
  return places;
}

function spelt(text: string, letters: string): Mark[] {
  const chars = spelling().match(text, letters, { continuous: true }) ?? [];
  return merged(chars.map((at) => ({ start: at, end: at + 1 })));
}

function merged(spans: Mark[]): Mark[] {
  const whole: Mark[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const before = whole.at(-1);
    if (before && span.start <= before.end) before.end = Math.max(before.end, span.end);
    else whole.push({ ...span });
  }
  return whole;
}
