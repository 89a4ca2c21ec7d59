import type { Zone } from './tokens.ts';
import { beginningsOf, quoted, titleToken, wordForms } from './tokens.ts';
import { SPELLING, spellingOf } from './spelling.ts';
import { isFiller, keyOf, pairsOf, runsOf, wordsOf } from './words.ts';
import type { Run } from './words.ts';

/**
 * What a person looks for, in the forms that the statements need. Conditions are tsqueries in which the drawer is left
 * open (`OPEN`); empty ones find nothing.
 */
export interface Query {
  key: string;
  /** The words to be found, for marking them. */
  words: string[];
  /** The very title. */
  title: string;
  /** A title that begins like the query, as far as tokens tell. */
  begins: string;
  /** Every word in the title, as a whole word. */
  inTitle: string;
  /** Every word in the title, the last letters of Latin words perhaps missing. */
  begun: string;
  /** Every word anywhere. */
  anywhere: string;
  /** As spelt from the beginning of a title on, or from a word on. */
  speltFromStart: string;
  spelt: string;
}

export function queryOf(text: string): Query {
  const found = wanted(text);
  const words = found.map((run) => run.text);
  const latin = runsOf(text).every((run) => !run.isHan);
  const key = keyOf(text);
  const letters = latin ? key.replaceAll(/[^a-z0-9]/g, '').slice(0, SPELLING) : '';
  return {
    key,
    words,
    title: token('!', titleToken(key)),
    begins: token('=', beginningsOf(key).at(-1) ?? ''),
    inTitle: allOf(found.map((run) => term(run, 't'))),
    begun: allOf(found.map((run) => (run.isHan ? term(run, 't') : token('t', wordForms(run.text)[0]!, ':*')))),
    anywhere: allOf(found.map((run) => term(run, 'x'))),
    speltFromStart: letters.length > 1 ? token('^', letters, ':*') : '',
    spelt: letters.length > 1 ? token('~', letters, ':*') : latin ? '' : allOf(found.map(mixedTerm)),
  };
}

/** Stands for the drawer in a condition; no word has this sign in it. */
export const OPEN = '@';

/** A word in a zone, or with `:*` whatever begins like it. */
export const token = (zone: Zone, text: string, sign: '' | ':*' = ''): string =>
  text === '' ? '' : quoted(`${OPEN}${zone}${text}`) + sign;

/** The same query by its sound: what a person typed with the wrong characters. */
export function homophoneOf(text: string): Pick<Query, 'speltFromStart' | 'spelt'> {
  const letters = spellingOf(text)
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, SPELLING);
  if (letters.length < 3) return { speltFromStart: '', spelt: '' };
  return { speltFromStart: token('^', letters, ':*'), spelt: token('~', letters, ':*') };
}

/** A title that has all but one of the words, or of the pairs when there is one word only. */
export function nearlyOf(text: string): string {
  const runs = wanted(text);
  const only = runs[0];
  const terms =
    runs.length === 1 && only?.isHan
      ? pairsOf(only.text)
          .slice(0, -1)
          .map((pair) => token('t', pair))
      : runs.map((run) => term(run, 't'));
  if (terms.length < 2) return '';
  return anyOf(terms.slice(0, 8).map((_, left) => allOf(terms.slice(0, 8).filter((_, index) => index !== left))));
}

/** Two conditions at once; nothing matches an empty one. */
export const bothOf = (one: string, other: string): string => (one === '' || other === '' ? '' : allOf([one, other]));

export const anyOf = (queries: string[]): string => join(queries, '|');

export const allOf = (queries: string[]): string => join(queries, '&');

const join = (queries: string[], sign: string): string => {
  const given = [...new Set(queries.filter(Boolean))];
  return given.length < 2 ? (given[0] ?? '') : `(${given.join(` ${sign} `)})`;
};

/** The words without the fillers, unless there is nothing else. Single characters in a row are one word unknown to the dictionary. */
function wanted(text: string): Run[] {
  const runs = runsOf(text).flatMap((run): Run[] => (run.isHan ? hanWords(run.text) : [run]));
  const telling = runs.filter((run) => !isFiller(run.text));
  return telling.length > 0 ? telling : runs;
}

function hanWords(han: string): Run[] {
  const words: string[] = [];
  let single = false;
  for (const word of wordsOf(han)) {
    const isSingle = [...word].length === 1 && !isFiller(word);
    if (isSingle && single) words[words.length - 1] += word;
    else words.push(word);
    single = isSingle;
  }
  return words.map((text) => ({ text, isHan: true }));
}

/** Titles hold all pairs of their words, and texts those of their longer words: pairs alone find both. */
function term({ text, isHan }: Run, zone: Zone): string {
  if (!isHan) return anyOf([token(zone, wordForms(text)[0]!), synonym(text, zone)]);
  const pairs = pairsOf(text).slice(0, -1);
  return pairs.length === 0 ? token(zone, text, ':*') : allOf(pairs.map((pair) => token(zone, pair)));
}

/** In a mixed query a Latin word may be the pinyin of a Chinese one: 数据fenxi. */
const mixedTerm = (run: Run): string =>
  run.isHan
    ? term(run, 't')
    : anyOf([token('t', run.text, ':*'), token('~', run.text, ':*'), token('^', run.text, ':*')]);

/** Short forms everybody uses, and what titles write instead. */
const shortForms = new Map(
  Object.entries({
    js: 'javascript',
    ts: 'typescript',
    py: 'python',
    cpp: 'c++',
    csharp: 'c#',
    golang: 'go',
    k8s: 'kubernetes',
    ps: 'photoshop',
    pr: 'premiere',
    ae: 'effects',
    ml: '机器学习',
    dl: '深度学习',
    ai: '人工智能',
    cv: '视觉',
    nlp: '自然语言',
    db: '数据库',
    ev: '新能源',
    vr: '虚拟现实',
    iot: '物联网',
    hr: '人力资源',
  }),
);

function synonym(word: string, zone: Zone): string {
  const meant = shortForms.get(word);
  return meant === undefined
    ? ''
    : allOf(runsOf(meant).flatMap((run) => (run.isHan ? [term(run, zone)] : [token(zone, run.text)])));
}
