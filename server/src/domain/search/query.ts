import { quoted, wordForms } from './tokens.ts';
import { SPELLING, spellingOf } from './spelling.ts';
import { isFiller, keyOf, pairsOf, runsOf, wordsOf } from './words.ts';
import type { Run } from './words.ts';

/** What a person looks for, in the forms that the statements need. Tsqueries are texts; empty ones find nothing. */
export interface Query {
  key: string;
  /** The words to be found, for marking them. */
  words: string[];
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
    inTitle: allOf(found.map((run) => term(run, 'A'))),
    begun: allOf(found.map((run) => (run.isHan ? term(run, 'A') : `${quoted(wordForms(run.text)[0]!)}:*A`))),
    anywhere: allOf(found.map((run) => term(run, 'AB'))),
    speltFromStart: letters.length > 1 ? `${quoted(`^${letters}`)}:*C` : '',
    spelt: letters.length > 1 ? `${quoted(`~${letters}`)}:*C` : latin ? '' : allOf(found.map(mixedTerm)),
  };
}

/** The same query by its sound: what a person typed with the wrong characters. */
export function homophoneOf(text: string): Pick<Query, 'speltFromStart' | 'spelt'> {
  const letters = spellingOf(text)
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, SPELLING);
  if (letters.length < 3) return { speltFromStart: '', spelt: '' };
  return { speltFromStart: `${quoted(`^${letters}`)}:*C`, spelt: `${quoted(`~${letters}`)}:*C` };
}

/** A title that has all but one of the words, or of the pairs when there is one word only. */
export function nearlyOf(text: string): string {
  const runs = wanted(text);
  const only = runs[0];
  const terms =
    runs.length === 1 && only?.isHan
      ? pairsOf(only.text)
          .slice(0, -1)
          .map((pair) => `${quoted(pair)}:A`)
      : runs.map((run) => term(run, 'A'));
  if (terms.length < 2) return '';
  return anyOf(terms.slice(0, 8).map((_, left) => allOf(terms.slice(0, 8).filter((_, index) => index !== left))));
}

/** Two conditions at once; nothing matches an empty one. */
export const bothOf = (one: string, other: string): string => (one === '' || other === '' ? '' : `${one} & ${other}`);

export const anyOf = (queries: string[]): string => join(queries, '|');

const allOf = (queries: string[]): string => join(queries, '&');

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

function term({ text, isHan }: Run, weights: string): string {
  if (!isHan) return anyOf([`${quoted(wordForms(text)[0]!)}:${weights}`, synonym(text, weights)]);
  const pairs = pairsOf(text).slice(0, -1);
  if (pairs.length === 0) return `${quoted(text)}:*${weights}`;
  if (pairs.length === 1) return `${quoted(text)}:${weights}`;
  return anyOf([`${quoted(text)}:${weights}`, allOf(pairs.map((pair) => `${quoted(pair)}:${weights}`))]);
}

/** In a mixed query a Latin word may be the pinyin of a Chinese one: 数据fenxi. */
const mixedTerm = (run: Run): string =>
  run.isHan
    ? term(run, 'A')
    : anyOf([`${quoted(run.text)}:*A`, `${quoted(`~${run.text}`)}:*C`, `${quoted(`^${run.text}`)}:*C`]);

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

function synonym(word: string, weights: string): string {
  const meant = shortForms.get(word);
  return meant === undefined
    ? ''
    : allOf(runsOf(meant).flatMap((run) => (run.isHan ? [term(run, weights)] : [`${quoted(run.text)}:${weights}`])));
}
