import { shortForms } from './shortForms.ts';
import { partsOf, wordForms } from './tokens.ts';
import type { Query } from './query.ts';
import { runsOf } from './words.ts';
import type { Run } from './words.ts';

interface Title {
  title: string;
  /** The title as comparisons see it. */
  key: string;
}

/**
 * The place of a document that is known to match, told by its title as the index would tell it: 0 the very title, 1 it
 * begins like the query, 2 it holds the query, 3 all its words, 4 beginnings of them, 5 they are in the text.
 */
export function titleRank(title: Title, { key, runs }: Pick<Query, 'key' | 'runs'>): number {
  if (runs.every((run) => holds(title, run))) {
    if (title.key === key) return 0;
    if (title.key.startsWith(key)) return 1;
    return title.key.includes(key) ? 2 : 3;
  }
  return runs.every((run) => holds(title, run) || isBegun(title, run)) ? 4 : 5;
}

function holds(title: Title, run: Run): boolean {
  if (run.isHan) return partsOf(run.text).every((part) => title.key.includes(part));
  const meant = shortForms.get(run.text);
  const isThere = wordsOf(title).includes(wordForms(run.text)[0]!);
  return isThere || (meant !== undefined && runsOf(meant).every((one) => holds(title, one)));
}

const isBegun = (title: Title, run: Run): boolean =>
  !run.isHan && wordsOf(title).some((word) => word.startsWith(wordForms(run.text)[0]!));

/** The words of other scripts than Han, which count as whole words. */
const wordsOf = ({ title }: Title): string[] =>
  runsOf(title).flatMap(({ text, isHan }) => (isHan ? [] : wordForms(text)));
