import { shortForms } from './shortForms.ts';
import { partsOf } from './tokens.ts';
import type { Query } from './query.ts';
import { runsOf, wordForms } from './words.ts';
import type { Run } from './words.ts';

interface Title {
  title: string;
  /** The title as comparisons see it. */
  key: string;
}

/**
 * Tells the place of a document that is known to match, by its title as the index would tell it: 0 the very title, 1 it
 * begins like the query, 2 it holds the query, 3 all its words, 4 beginnings of them, 5 they are in the text.
 */
export function titleRank({ key, runs }: Pick<Query, 'key' | 'runs'>): (title: Title) => number {
  const held = runs.map(holds);
  const begun = runs.map(isBegun);
  return (title) => {
    if (held.every((isHeld) => isHeld(title))) {
      if (title.key === key) return 0;
      if (title.key.startsWith(key)) return 1;
      return title.key.includes(key) ? 2 : 3;
    }
    return held.every((isHeld, index) => isHeld(title) || begun[index]!(title)) ? 4 : 5;
  };
}

type Test = (title: Title) => boolean;

function holds({ text, isHan }: Run): Test {
  if (isHan) {
    const parts = partsOf(text);
    return ({ key }) => parts.every((part) => key.includes(part));
  }
  const form = wordForms(text)[0]!;
  const meant = shortForms.get(text);
  const all = meant === undefined ? undefined : runsOf(meant).map(holds);
  return (title) => wordsOf(title).includes(form) || (all !== undefined && all.every((isHeld) => isHeld(title)));
}

function isBegun({ text, isHan }: Run): Test {
  if (isHan) return () => false;
  const form = wordForms(text)[0]!;
  return (title) => wordsOf(title).some((word) => word.startsWith(form));
}

/** The words of other scripts than Han, which count as whole words. */
const wordsOf = ({ title }: Title): string[] =>
  runsOf(title).flatMap(({ text, isHan }) => (isHan ? [] : wordForms(text)));
