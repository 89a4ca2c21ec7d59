import { isFiller, runsOf, wordsOf } from './words.ts';
import type { Run } from './words.ts';

/**
 * The words without the fillers, unless there is nothing else. Single characters in a row are one word unknown to the
 * dictionary. What stands apart comes first: words of one stretch mostly occur together, and tell little after another.
 */
export const wantedWords = (text: string): Run[] => telling(text, hanWords);

/** The same while somebody is typing: the last character belongs to the word before it. */
export const typedWords = (text: string): Run[] => telling(text, begunWords);

function telling(text: string, wordsIn: (han: string) => string[]): Run[] {
  const stretches = runsOf(text).map((run) => (run.isHan ? wordsIn(run.text).map(hanRun) : [run]));
  const words = stretches.map((runs) => runs.filter((run) => !isFiller(run.text)));
  const kept = words.some((runs) => runs.length > 0) ? words : stretches;
  return [...kept.flatMap((runs) => runs.slice(0, 1)), ...kept.flatMap((runs) => runs.slice(1))];
}

const hanRun = (text: string): Run => ({ text, isHan: true });

function hanWords(han: string): string[] {
  const words: string[] = [];
  let single = false;
  for (const word of wordsOf(han)) {
    const isSingle = isLone(word);
    if (isSingle && single) words[words.length - 1] += word;
    else words.push(word);
    single = isSingle;
  }
  return words;
}

function begunWords(han: string): string[] {
  const words = hanWords(han);
  const [before, last] = words.slice(-2);
  return last !== undefined && isLone(last) ? [...words.slice(0, -2), before! + last] : words;
}

/** A character that is no word by itself and no filler. */
const isLone = (word: string): boolean => [...word].length === 1 && !isFiller(word);
