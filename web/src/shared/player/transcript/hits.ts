import type { Cue } from '#contract/rules/cues.ts';

/** A part of a sentence; `isHit` when it is what was looked for. */
export interface Part {
  text: string;
  /** Where in the sentence it begins. */
  at: number;
  isHit: boolean;
}

/** A sentence cut where the word occurs, in any case of letters; the word is trimmed and not empty. */
export function partsOf(text: string, word: string): Part[] {
  const parts: Part[] = [];
  const [inText, looked] = [text.toLowerCase(), word.toLowerCase()];
  let at = 0;
  // Some letters differ in length by case; then it compares as is.
  const [hay, needle] =
    inText.length === text.length && looked.length === word.length ? [inText, looked] : [text, word];
  for (let found = hay.indexOf(needle); found >= 0; found = hay.indexOf(needle, at)) {
    if (found > at) parts.push({ text: text.slice(at, found), at, isHit: false });
    parts.push({ text: text.slice(found, found + needle.length), at: found, isHit: true });
    at = found + needle.length;
  }
  return at < text.length ? [...parts, { text: text.slice(at), at, isHit: false }] : parts;
}

/** Where the word occurs: the index of its sentence, once for each time. */
export const hitsIn = (cues: readonly Cue[], word: string): number[] =>
  word === ''
    ? []
    : cues.flatMap(({ text }, index) => partsOf(text, word).flatMap(({ isHit }) => (isHit ? [index] : [])));
