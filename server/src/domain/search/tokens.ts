import type { SearchKind } from '#contract/rules/searchKinds.ts';
import { spellingsOf } from './spelling.ts';
import { headsOf, pairsOfHeads } from './heads.ts';
import { allWordsOf, isFiller, keyOf, pairsOf, runsOf, wordForms } from './words.ts';

/** How many words of the body are kept; the rest of a long introduction says little about what it is. */
const BODY_WORDS = 300;

/** The format of the tokens: one more when documents must be indexed anew (see `reindex.ts`). */
export const TOKEN_FORMAT = 2;

/**
 * PostgreSQL puts a value outside its row only when the row is longer than 2 KB. Filled up to that, the tokens always
 * lie outside, compressed, and a page of the table holds fifty documents instead of eight: what is counted and sorted
 * stays in memory.
 */
const FILLED = 2048;

/**
 * The tsvector of a document, as PostgreSQL reads it. Every token says where it stands before what it is:
 * the partition of the document (`1h`: a course of popularity tier h), a zone (see `Zone`), the word.
 *
 * The index alone answers every question that way: no weights, which it would have to look up in the documents, and
 * no list longer than what is taken from it, because the most popular partitions are opened first.
 */
export function vectorOf({ kind, title, body, weight = 0, facets = [] }: Indexed): string {
  const partition = partitionOf(kind, tierOf(weight));
  return [...tokensOf(title, body), ...facets.map((facet) => `#${facet}`)]
    .map((token) => quoted(`${partition}${token}`))
    .join(' ')
    .padEnd(FILLED);
}

interface Indexed {
  kind: SearchKind;
  title: string;
  body: string;
  weight?: number;
  facets?: readonly string[];
}

/**
 * `!` the whole title, `=` how it begins, `t` its words, `&` any two of them (`heads.ts`), `x` words of title and text,
 * `^` and `~` the title spelt from the start or from a later word on, `#` facets (`facets.ts`).
 */
export type Zone = '!' | '=' | 't' | '&' | 'x' | '^' | '~' | '#';

/** The tokens of a document in their zones, without its partition. */
export function tokensOf(title: string, body: string): string[] {
  const inTitle = titleTokens(title);
  const { start, later } = spellingsOf(title);
  const key = keyOf(title);
  const zones: [Zone, string[]][] = [
    ['!', [titleToken(key)]],
    ['=', beginningsOf(key)],
    ['t', inTitle],
    ['&', pairsOfHeads(titleHeads(title))],
    ['x', [...inTitle, ...bodyTokens(body)]],
    ['^', start],
    ['~', later],
  ];
  return zones.flatMap(([zone, texts]) => [...new Set(texts)].map((text) => zone + text));
}

/** A part of the documents that can be looked through by itself: one kind in one popularity tier. */
export const partitionOf = (kind: number, tier: number): string => kind + String.fromCharCode(97 + tier);

/** Popularity by powers of two: a document is indexed anew when it reaches another. */
export const stepOf = (weight: number): number => Math.floor(Math.log2(Math.max(0, weight) + 1));

export const TOP_TIER = 9;

/** Popularity by powers of four, which keeps the partitions few. */
export const tierOf = (weight: number): number => Math.min(TOP_TIER, Math.floor(stepOf(weight) / 2));

/** A token as the text forms of tsvector and tsquery take it. */
export const quoted = (token: string): string => `'${token.replaceAll(/['\\]/g, String.raw`$&$&`)}'`;

/** Longer ones would not fit into the index. */
export const titleToken = (key: string): string => key.slice(0, 200);

/** So many first characters of a title are tokens; what is longer is compared by as much of itself. */
export const BEGINNINGS = [1, 2, 3, 4, 6, 8, 12];

/** The beginnings of a key that are tokens, the shortest first. */
export function beginningsOf(key: string): string[] {
  const chars = [...key];
  return BEGINNINGS.filter((length) => length <= chars.length).map((length) => chars.slice(0, length).join(''));
}

/** Words and pairs of neighbours: a query may be cut elsewhere than the title was. */
function titleTokens(title: string): string[] {
  return runsOf(title).flatMap(({ text, isHan }) =>
    isHan ? [...allWordsOf(text), ...pairsOf(text)] : wordForms(text),
  );
}

/** What the words of a title are paired by; the shorter words inside the longer ones are words too. */
export const titleHeads = (title: string): string[] =>
  headsOf(
    runsOf(title).flatMap((run) => (run.isHan ? allWordsOf(run.text).map((text) => ({ text, isHan: true })) : run)),
  );

function bodyTokens(body: string): string[] {
  const words = runsOf(body).flatMap(({ text, isHan }) => (isHan ? allWordsOf(text) : wordForms(text)));
  return [...new Set(words.filter((word) => !isFiller(word)))].slice(0, BODY_WORDS).flatMap(withPairs);
}

/** A long word is looked for by its pairs. */
const withPairs = (word: string): string[] =>
  [...word].length > 2 && runsOf(word)[0]?.isHan ? [word, ...pairsOf(word).slice(0, -1)] : [word];

/**
 * The pairs that a Han word is looked for by: every other one and the last, or the character of a word that is only one.
 * Those between them hardly ever tell anything apart, and each makes the index read one more list.
 */
export function partsOf(han: string): string[] {
  const pairs = pairsOf(han).slice(0, -1);
  return pairs.length === 0 ? [han] : pairs.filter((_, index) => index % 2 === 0 || index === pairs.length - 1);
}
