import type { SearchKind } from '#contract/rules/searchKinds.ts';
import { spellingsOf } from './spelling.ts';
import { allWordsOf, isFiller, pairsOf, runsOf } from './words.ts';

/** How many words of the body are kept; the rest of a long introduction says little about what it is. */
const BODY_WORDS = 300;

/**
 * The tsvector of a document, as PostgreSQL reads it: A the words of the title, B those of the body, C its spellings
 * (`^` from the beginning, `~` from a later word on), D the kind, how popular it is, and its facets (`facets.ts`).
 */
export function vectorOf(
  kind: SearchKind,
  title: string,
  body: string,
  weight = 0,
  facets: readonly string[] = [],
): string {
  const weights = new Map<string, Set<string>>();
  const add = (token: string, weight: string) => {
    const known = weights.get(token) ?? new Set();
    weights.set(token, known.add(weight));
  };
  for (const token of titleTokens(title)) add(token, '1A');
  for (const token of bodyTokens(body)) add(token, '2B');
  const { start, later } = spellingsOf(title);
  for (const spelling of start) add(`^${spelling}`, '3C');
  for (const spelling of later) add(`~${spelling}`, '3C');
  add(kindToken(kind), '4');
  add(`p:${tierOf(weight)}`, '4');
  for (const facet of facets) add(facet, '4');
  return [...weights].map(([token, marks]) => `${quoted(token)}:${[...marks].join(',')}`).join(' ');
}

/** Lets the index itself tell the kinds apart: a common word among the few documents of a rare kind stays cheap. */
export const kindToken = (kind: number): string => `k:${kind}`;

/**
 * Popularity by powers of two: the index itself can tell the few famous documents among the hundred thousand that
 * share a common word.
 */
export const tierOf = (weight: number): number => Math.floor(Math.log2(Math.max(0, weight) + 1));

const HIGHEST = 31;

/** A tsquery for everything at least as popular as a tier. */
export const tiersFrom = (tier: number): string =>
  `(${Array.from({ length: HIGHEST - tier + 1 }, (_, above) => quoted(`p:${tier + above}`)).join(' | ')})`;

/** A token as the text forms of tsvector and tsquery take it. */
export const quoted = (token: string): string => `'${token.replaceAll(/['\\]/g, String.raw`$&$&`)}'`;

/** Words and pairs of neighbours: a query may be cut elsewhere than the title was. */
function titleTokens(title: string): string[] {
  return runsOf(title).flatMap(({ text, isHan }) =>
    isHan ? [...allWordsOf(text), ...pairsOf(text)] : wordForms(text),
  );
}

function bodyTokens(body: string): string[] {
  const words = runsOf(body).flatMap(({ text, isHan }) => (isHan ? allWordsOf(text) : wordForms(text)));
  return [...new Set(words.filter((word) => !isFiller(word)))].slice(0, BODY_WORDS);
}

/** `node.js` is found as nodejs, node and js; `python3` as python too. */
export function wordForms(word: string): string[] {
  const parts = word.split(/[.-]+/).filter(Boolean);
  const bare = word.replace(/\d+$/, '');
  return [...new Set([parts.join(''), ...parts, ...(bare.length > 1 ? [bare] : [])])];
}
