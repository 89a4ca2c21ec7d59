import { randomFrom, seedAt, shuffled } from '#contract/rules/draw.ts';
import { Difficulty, QuestionSource, QuestionType, questionTraits, ToleranceKind } from '#contract/rules/questions.ts';
import type { Child, ChildKey, Criterion, Keyed, Keys, Option } from '#contract/rules/questions.ts';
import { blanksIn } from '#contract/rules/questionIssues.ts';
import type { codeLanguages } from '#contract/rules/richText.ts';
import { inline, rich } from './html.ts';
import type { Text } from './html.ts';

/** A question as it is loaded: HTML, points in tenths. */
export interface SeedQuestion {
  stem: string;
  analysis: string;
  difficulty: Difficulty;
  knowledge: string[];
  points: number;
  source: QuestionSource;
  year: number;
  question: Keyed;
}

interface About {
  difficulty: Difficulty;
  knowledge: string[];
}

const about =
  (difficulty: Difficulty) =>
  (knowledge: string | string[]): About => ({ difficulty, knowledge: [knowledge].flat() });

export const easy = about(Difficulty.easy);
export const medium = about(Difficulty.medium);
export const hard = about(Difficulty.hard);

/** Of a question below a material, which has no place of its own in the bank. */
export const part: About = { difficulty: Difficulty.medium, knowledge: [] };

const idAt = (index: number) => String.fromCodePoint(97 + index);
const indexesOf = (letters: string) => [...letters].map((letter) => letter.codePointAt(0)! - 65);
const options = (texts: readonly string[]): Option[] =>
  texts.map((text, index) => ({ id: idAt(index), content: inline(text) }));

/** Ids follow the stored order, which is mixed: they tell nothing about what belongs together or comes first. */
const mixed = (texts: readonly string[], stem: Text) => {
  const items = options(shuffled(texts, randomFrom(seedAt(11, rich(stem)))));
  const idOf = (text: string) => items.find(({ content }) => content === inline(text))!.id;
  return { items, idOf };
};

const { own, past, mock } = QuestionSource;
/** Most are written for the bank; the others stood in papers of the demo's author. */
const sources = [own, own, own, own, own, own, own, mock, mock, past];

/** Year and source follow from the stem, so that both are spread and stay as they are. */
const made = (text: Text, question: Keyed, analysis: Text, facts: About): SeedQuestion => {
  const stem = rich(text);
  const random = randomFrom(seedAt(7, stem));
  return {
    stem,
    analysis: rich(analysis),
    ...facts,
    points: questionTraits[question.questionType].points,
    year: 2023 + Math.floor(random() * 4),
    source: sources[Math.floor(random() * sources.length)]!,
    question,
  };
};

/** `right` is the letter; `isOrderFixed` where options stand in an order of their own. */
export const single = (
  stem: Text,
  texts: string[],
  right: string,
  analysis: Text,
  facts: About,
  isOrderFixed: 0 | 1 = 0,
) =>
  made(
    stem,
    {
      questionType: QuestionType.single,
      body: { options: options(texts), isOrderFixed },
      key: { right: right.toLowerCase() },
    },
    analysis,
    facts,
  );

/** `right` are letters of the options as written here; they are kept in an order of their own. */
export const multiple = (stem: Text, texts: string[], right: string, analysis: Text, facts: About) => {
  const { items, idOf } = mixed(texts, stem);
  const key = { right: indexesOf(right).map((index) => idOf(texts[index]!)).sort() };
  return made(
    stem,
    { questionType: QuestionType.multiple, body: { options: items, isOrderFixed: 0 }, key },
    analysis,
    facts,
  );
};

export const judge = (stem: Text, isTrue: boolean, analysis: Text, facts: About) =>
  made(stem, { questionType: QuestionType.judge, body: {}, key: { isTrue: isTrue ? 1 : 0 } }, analysis, facts);

/** Each blank has one or several ways to be written. */
export const blanks = (
  stem: Text,
  accepted: (string | string[])[],
  analysis: Text,
  facts: About,
  rules: Partial<Pick<Keys[4], 'isOrderFree' | 'isCaseSensitive'>> = {},
) =>
  made(
    stem,
    {
      questionType: QuestionType.blanks,
      body: { blankCount: blanksIn(rich(stem)) },
      key: { blanks: accepted.map((one) => ({ accepted: [one].flat() })), isOrderFree: 0, isCaseSensitive: 0, ...rules },
    },
    analysis,
    facts,
  );

interface Precision {
  unit?: string;
  units?: string[];
  tolerance?: number;
  isPercent?: true;
}

export const number = (
  stem: Text,
  value: number,
  analysis: Text,
  facts: About,
  { unit = '', units = [], tolerance = 0, isPercent }: Precision = {},
) =>
  made(
    stem,
    {
      questionType: QuestionType.number,
      body: { units },
      key: { value, tolerance, toleranceKind: isPercent ? ToleranceKind.percent : ToleranceKind.absolute, unit },
    },
    analysis,
    facts,
  );

type Rubric = [title: string, share: number, note?: string][];

const byHand = (reference: Text, rubric: Rubric) => ({
  reference: rich(reference),
  rubric: rubric.map(([title, share, note = ''], index): Criterion => ({ id: idAt(index), title, share, note })),
});

interface Spoken {
  reference: Text;
  rubric: Rubric;
}

export const short = (
  stem: Text,
  { reference, rubric, keywords }: Spoken & { keywords: string[] },
  analysis: Text,
  facts: About,
) =>
  made(
    stem,
    {
      questionType: QuestionType.short,
      body: { mostLetters: 500 },
      key: { ...byHand(reference, rubric), keywords },
    },
    analysis,
    facts,
  );

export const essay = (stem: Text, { reference, rubric }: Spoken, analysis: Text, facts: About) =>
  made(
    stem,
    { questionType: QuestionType.essay, body: { mostLetters: 2000 }, key: byHand(reference, rubric) },
    analysis,
    facts,
  );

export const file = (stem: Text, mostFiles: number, { reference, rubric }: Spoken, analysis: Text, facts: About) =>
  made(stem, { questionType: QuestionType.file, body: { mostFiles }, key: byHand(reference, rubric) }, analysis, facts);

interface Begun {
  language: keyof typeof codeLanguages;
  starter: string[];
}

export const code = (
  stem: Text,
  { language, starter }: Begun,
  { reference, rubric }: Spoken,
  analysis: Text,
  facts: About,
) =>
  made(
    stem,
    {
      questionType: QuestionType.code,
      body: { language, starter: starter.join('\n') },
      key: byHand(reference, rubric),
    },
    analysis,
    facts,
  );

/** Pairs in any order; `others` stand on the right and belong to nothing. */
export const matching = (
  stem: Text,
  pairs: [left: string, right: string][],
  analysis: Text,
  facts: About,
  others: string[] = [],
) => {
  const left = options(pairs.map(([text]) => text));
  const { items, idOf } = mixed([...new Set(pairs.map(([, text]) => text)), ...others], stem);
  const key = { pairs: pairs.map(([, text], index) => ({ left: left[index]!.id, right: idOf(text) })) };
  return made(stem, { questionType: QuestionType.matching, body: { left, right: items }, key }, analysis, facts);
};

/** Texts in their right order. */
export const ordering = (stem: Text, texts: string[], analysis: Text, facts: About) => {
  const { items, idOf } = mixed(texts, stem);
  const key = { order: texts.map((text) => idOf(text)) };
  return made(stem, { questionType: QuestionType.ordering, body: { items }, key }, analysis, facts);
};

/** A material and what is asked about it. */
export const compound = (stem: Text, asked: SeedQuestion[], analysis: Text, facts: About): SeedQuestion => {
  const children = asked.map(
    ({ stem, points, question: { questionType, body } }, index) =>
      ({ id: idAt(index), stem, points, questionType, body }) as Child,
  );
  const keys = asked.map(
    ({ analysis, question: { questionType, key } }, index) =>
      ({ id: idAt(index), questionType, key, analysis }) as ChildKey,
  );
  const question: Keyed = { questionType: QuestionType.compound, body: { children }, key: { children: keys } };
  const points = children.reduce((sum, child) => sum + child.points, 0);
  return { ...made(stem, question, analysis, facts), points };
};
