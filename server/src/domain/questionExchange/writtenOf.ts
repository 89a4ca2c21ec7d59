import { Difficulty, letterOf, QuestionType, ToleranceKind } from '#contract/rules/questions.ts';
import type { ByHand, Keyed, Option, SimpleType } from '#contract/rules/questions.ts';
import { asBlocks, textOf } from './cells.ts';
import { emptyWritten } from './row.ts';
import type { Content, Written } from './row.ts';
import { settingsText } from './settings.ts';
import { guarded } from './words.ts';

/** A question as lines of the template: one, or a material with its children below. */
export function writtenOf(content: Content): Written[] {
  const { keyed } = content;
  if (keyed.questionType !== QuestionType.compound) return [lineOf({ ...content, keyed })];
  const own = { ...textsOf(content), questionType: QuestionType.labels[QuestionType.compound] };
  const below = keyed.body.children.map(({ id, stem, points, questionType, body }) => {
    const { key, analysis } = keyed.key.children.find((one) => one.id === id)!;
    const child = { questionType, body, key } as Keyed<SimpleType>;
    const line = lineOf({ stem, points, analysis, keyed: child, difficulty: content.difficulty, knowledge: [] });
    return { ...line, questionType: `小题-${line.questionType}`, difficulty: '' };
  });
  return [own, ...below];
}

const textsOf = ({ stem, analysis, difficulty, knowledge, points }: Omit<Content, 'keyed'>): Written => ({
  ...emptyWritten,
  stem: textOf(stem),
  analysis: textOf(analysis),
  difficulty: Difficulty.labels[difficulty],
  knowledge: knowledge.join('、'),
  points: String(points / 10),
});

function lineOf({ keyed, ...texts }: Omit<Content, 'keyed'> & { keyed: Keyed<SimpleType> }): Written {
  const say = writers[keyed.questionType] as (body: unknown, key: unknown) => Partial<Written>;
  const questionType = QuestionType.labels[keyed.questionType];
  return { ...textsOf(texts), questionType, ...say(keyed.body, keyed.key) };
}

type Writers = {
  [T in SimpleType]: (body: Keyed<T>['body'], key: Keyed<T>['key']) => Partial<Written>;
};

const contents = (options: readonly Option[]): string[] => options.map(({ content }) => textOf(content));

const letters = (options: readonly Option[], ids: readonly string[]): string =>
  ids.map((id) => letterOf(options.findIndex((one) => one.id === id))).join('');

const writers: Writers = {
  1: ({ options, isOrderFixed }, { right }) => ({
    options: contents(options),
    answer: letters(options, [right]),
    settings: settingsText({ isOrderFixed }),
  }),
  2: ({ options, isOrderFixed }, { right }) => ({
    options: contents(options),
    answer: [...letters(options, right)].sort().join(''),
    settings: settingsText({ isOrderFixed }),
  }),
  3: (_, { isTrue }) => ({ answer: isTrue ? '对' : '错' }),
  4: (_, { blanks, isOrderFree, isCaseSensitive }) => ({
    answer: blanks.map(({ accepted }) => accepted.map(guarded).join('|')).join('；'),
    settings: settingsText({ isOrderFree, isCaseSensitive }),
  }),
  5: ({ mostLetters }, key) => ({ ...byHand(key), settings: settingsText({ mostLetters }) }),
  7: ({ units }, { value, tolerance, toleranceKind, unit }) => ({
    answer: `${value}${tolerance === 0 ? '' : `±${tolerance}${toleranceKind === ToleranceKind.percent ? '%' : ''}`}${unit && ` ${unit}`}`,
    settings: settingsText({ units }),
  }),
  8: ({ mostLetters }, key) => ({ ...byHand(key), settings: settingsText({ mostLetters, keywords: key.keywords }) }),
  9: ({ left, right }, { pairs }) => {
    const textAt = (list: readonly Option[], id: string) => side(list.find((one) => one.id === id)!.content);
    const used = new Set(pairs.map((pair) => pair.right));
    return {
      options: [
        ...left.map(({ id }) => {
          const { right: to } = pairs.find((pair) => pair.left === id)!;
          return `${textAt(left, id)} => ${textAt(right, to)}`;
        }),
        ...right.filter(({ id }) => !used.has(id)).map(({ id }) => `=> ${textAt(right, id)}`),
      ],
    };
  },
  10: ({ items }, { order }) => ({ options: contents(items), answer: letters(items, order) }),
  11: ({ mostFiles }, key) => ({ ...byHand(key), settings: settingsText({ mostFiles }) }),
  12: ({ language, starter }, key) => ({
    ...byHand(key),
    options: starter === '' ? [] : [starter],
    settings: settingsText({ language }),
  }),
};

/** An arrow in the text itself is kept apart from ours by being HTML. */
function side(html: string): string {
  const text = textOf(html);
  return text.includes('=>') ? asBlocks(html) : text;
}

const byHand = ({ reference, rubric }: ByHand): Partial<Written> => ({
  answer: textOf(reference),
  rubric: rubric.map(({ title, share, note }) => [guarded(title), share, guarded(note)].join('|')).join('\n'),
});
