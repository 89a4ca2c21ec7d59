import type { Zone } from './tokens.ts';
import { beginningsOf, partsOf, quoted, titleToken } from './tokens.ts';
import { headsIn, pairOf, pairsOfHeads } from './heads.ts';
import { shortForms } from './shortForms.ts';
import { SPELLING, spellingOf } from './spelling.ts';
import { typedWords, wantedWords } from './queryWords.ts';
import { keyOf, pairsOf, runsOf, wordForms } from './words.ts';
import type { Run } from './words.ts';

/**
 * Tsqueries that must all hold, with the partition left open (`OPEN`); where there are none, nothing matches. The index
 * looks from one to the next and goes on as soon as one does not hold, so that words of a hundred thousand documents
 * cost little beside a rarer one: as one tsquery, all of it would be worked out for every document of the rarest word.
 */
export type Terms = readonly string[];

/** The same; beside them characters that the title must hold, which are read there and not asked of the index. */
export type Condition = readonly (string | HeldText)[];

export interface HeldText {
  readonly title: string;
}

/** What a person looks for, in the forms that the statements need. */
export interface Query {
  key: string;
  /** The words to be found, for marking them. */
  words: string[];
  /** The same with what they are. */
  runs: Run[];
  /** The very title. */
  title: Terms;
  /** A title that begins like the query, as far as tokens tell. */
  begins: Terms;
  /** Every word in the title, as a whole word. */
  inTitle: Condition;
  /** Whether `inTitle` asks for pairs of words, which makes it cheap to ask. */
  isPaired: boolean;
  /** The same, the index asked for the pairs alone: cheaper where most titles that have those have all. Null without pairs. */
  nearTitle: Condition | null;
  /** Both at once. */
  inTitleFirst: Terms;
  /** The same, the last letters of Latin words perhaps missing. Nothing when there are none. */
  begun: Terms;
  /** Every word anywhere. */
  anywhere: Terms;
  /** As spelt from the beginning of a title on, or from a word on. */
  speltFromStart: Terms;
  spelt: Terms;
  /** All that is a result. */
  all: Terms;
}

export const queryOf = (text: string): Query => queryFor(text, wantedWords(text));

/**
 * The same for what somebody is still typing: the last character belongs to the word before it (工业机 is the beginning of
 * 工业机器人, not 工业 and anything that begins with 机), and one character alone to the beginning of a title.
 */
export function typedQueryOf(text: string): Query {
  const query = queryFor(text, typedWords(text));
  const isOne = query.key.length === 1 && query.runs[0]?.isHan;
  return isOne ? { ...query, inTitle: query.begins, inTitleFirst: [] } : query;
}

function queryFor(text: string, found: Run[]): Query {
  const latin = runsOf(text).every((run) => !run.isHan);
  const han = found.every((run) => run.isHan);
  const key = keyOf(text);
  const letters = latin ? key.replaceAll(/[^a-z0-9]/g, '').slice(0, SPELLING) : '';
  const beginning = beginningsOf(key).at(-1) ?? '';
  const paired = pairedOf(found);
  const inTitle = paired?.inTitle ?? every(found.map((run) => term(run, 't')));
  const query = {
    key,
    words: found.map((run) => run.text),
    runs: found,
    title: one(token('!', titleToken(key))),
    begins: one(token('=', beginning)),
    inTitle,
    isPaired: paired !== undefined,
    nearTitle: paired?.nearTitle ?? null,
    begun: han
      ? []
      : every(found.map((run) => (run.isHan ? term(run, 't') : [token('t', wordForms(run.text)[0]!, ':*')]))),
    anywhere: every(found.map((run) => term(run, 'x'))),
    speltFromStart: letters.length > 1 ? one(token('^', letters, ':*')) : [],
    spelt: letters.length > 1 ? one(token('~', letters, ':*')) : latin || han ? [] : every(found.map(mixedTerm)),
  };
  const { anywhere, begun, speltFromStart, spelt, begins } = query;
  // A title that begins with the very characters holds their pairs; the words of other scripts may be longer there.
  const inTitleFirst = han ? [...begins, ...later(found, beginning)] : bothOf(begins, inTitle);
  const all = latin || han ? anyOf([anywhere, begun, speltFromStart, spelt]) : every(found.map(anyhow));
  return { ...query, inTitleFirst, all };
}

/** Stands for the partition in a condition; no word has this sign in it. */
export const OPEN = '@';

/** A word in a zone, or with `:*` whatever begins like it. */
export const token = (zone: Zone, text: string, sign: '' | ':*' = ''): string =>
  text === '' ? '' : quoted(`${OPEN}${zone}${text}`) + sign;

/** The same query by its sound: what a person typed with the wrong characters. */
export function homophoneOf(text: string): Pick<Query, 'speltFromStart' | 'spelt'> {
  const letters = spellingOf(text)
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, SPELLING);
  if (letters.length < 3) return { speltFromStart: [], spelt: [] };
  return { speltFromStart: one(token('^', letters, ':*')), spelt: one(token('~', letters, ':*')) };
}

/** A title that has all but one of the words, or of the pairs when there is one word only. */
export function nearlyOf(text: string): Terms {
  const runs = wantedWords(text);
  const only = runs[0];
  const terms = (
    runs.length === 1 && only?.isHan
      ? pairsOf(only.text)
          .slice(0, -1)
          .map((pair) => token('t', pair))
      : runs.map((run) => allOf(term(run, 't')))
  ).slice(0, 8);
  if (terms.length < 2) return [];
  return anyOf(terms.map((_, left) => terms.filter((_, index) => index !== left)));
}

/** Of a long title, so many words are looked for. */
const LIKE = 12;

/** Titles like a text, the likest first: with all its words, with any two of them, with each. */
export interface Likeness {
  all: Condition;
  anyTwo: Terms;
  each: Terms[];
  /** Every word is paired with the others in titles. */
  isPaired: boolean;
}

export function likenessOf(text: string): Likeness {
  const runs = wantedWords(text).slice(0, LIKE);
  const heads = runs.flatMap((run) => headOf(run) ?? []);
  const pairs = pairsOfHeads([...new Set(heads)]).map((pair) => one(token('&', pair)));
  return {
    all: queryFor(text, runs).inTitle,
    anyTwo: anyOf(pairs),
    each: runs.map((run) => term(run, 't')),
    isPaired: heads.length === runs.length,
  };
}

/** Two conditions at once; nothing matches where one of them is empty. */
export const bothOf = <P>(one: readonly P[], other: readonly P[]): readonly P[] =>
  one.length === 0 || other.length === 0 ? [] : [...one, ...other];

/** Any of the conditions; those that nothing matches do not count. */
export function anyOf(conditions: Terms[]): Terms {
  const given = [...new Set(conditions.filter((one) => one.length > 0).map(allOf))];
  return given.length > 1 ? [joined(given, '|')] : (conditions.find((one) => one.length > 0) ?? []);
}

/** One tsquery of all. */
const allOf = (parts: Terms): string => joined(parts, '&');

const joined = (parts: Terms, sign: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `(${parts.join(` ${sign} `)})`;

const one = (part: string): Terms => (part === '' ? [] : [part]);

/** Every one of the terms: what each begins with is looked at first, the rest only where all of those are. */
const every = (terms: Terms[]): Terms => [
  ...new Set(terms.flatMap((parts) => parts.slice(0, 1))),
  ...one(allOf([...new Set(terms.flatMap((parts) => parts.slice(1)))])),
];

/** Titles hold all pairs of their words, and texts those of their longer words: pairs alone find both. */
function term({ text, isHan }: Run, zone: Zone): Terms {
  if (!isHan) return anyOf([one(token(zone, wordForms(text)[0]!)), synonym(text, zone)]);
  return partsOf(text).map((part) => partToken(zone, part));
}

/**
 * Every word in the title by pairs of neighbours in the query: what two words share is a small part of what either has.
 * What the pairs leave open is asked of the index after them, or read in the title. Undefined for a query of one word.
 */
function pairedOf(runs: readonly Run[]): { inTitle: Terms; nearTitle: Condition | null } | undefined {
  const headed = runs.filter((run) => headOf(run) !== undefined);
  const heads = [...new Set(headed.map((run) => headOf(run)!))];
  if (heads.length < 2) return undefined;
  const pairs = heads.slice(1).map((head, index) => token('&', pairOf(heads[index]!, head)));
  const others = runs.filter((run) => headOf(run) === undefined).map((run) => term(run, 't'));
  const texts = headed.flatMap(({ text, isHan }) => (isHan ? partsOf(text).slice(1) : []));
  return {
    inTitle: [...pairs, ...every([...others, ...headed.map((run) => term(run, 't').slice(1))])],
    nearTitle: texts.length > 0 ? [...pairs, ...every(others), ...texts.map((title) => ({ title }))] : null,
  };
}

/** What a word is paired by; a short form stands for other words too. */
const headOf = (run: Run): string | undefined => (shortForms.has(run.text) ? undefined : headsIn(run)[0]);

/** What a title that begins like the query must hold besides. */
const later = (runs: Run[], beginning: string): Terms =>
  [...new Set(runs.flatMap(({ text }) => partsOf(text)))]
    .filter((part) => !beginning.includes(part))
    .map((part) => partToken('t', part));

/** A single character is the beginning of a pair. */
const partToken = (zone: Zone, part: string): string => token(zone, part, [...part].length === 1 ? ':*' : '');

/** In a mixed query a Latin word may be the pinyin of a Chinese one: 数据fenxi. */
const mixedTerm = (run: Run): Terms =>
  run.isHan
    ? term(run, 't')
    : anyOf([[token('t', run.text, ':*')], [token('~', run.text, ':*')], [token('^', run.text, ':*')]]);

/** A word of a mixed query in any of the ways that it may be found. */
const anyhow = (run: Run): Terms =>
  run.isHan ? term(run, 'x') : anyOf([term(run, 'x'), [token('t', wordForms(run.text)[0]!, ':*')], mixedTerm(run)]);

function synonym(word: string, zone: Zone): Terms {
  const meant = shortForms.get(word);
  return meant === undefined
    ? []
    : runsOf(meant).flatMap((run) => (run.isHan ? term(run, zone) : [token(zone, run.text)]));
}
