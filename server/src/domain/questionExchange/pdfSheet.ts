import { Difficulty, letterOf, QuestionType, ToleranceKind } from '#contract/rules/questions.ts';
import type { ByHand, Keyed, Option, SimpleType } from '#contract/rules/questions.ts';
import { decode } from '../../kit/html.ts';
import type { Block } from './pdfBlocks.ts';
import { blocksOf } from './pdfBlocks.ts';
import type { Content } from './row.ts';

/** A question as it is printed; null: of what difficulty it is says nothing there. */
export type Printed = Omit<Content, 'difficulty'> & { difficulty: Difficulty | null };

/** What a printed sheet of questions shows, numbered from `first` on; keys only where they were asked for. */
export function sheetBlocks(questions: readonly Printed[], isWithAnswers: boolean, first = 1): Block[] {
  return questions.flatMap((content, index) => [
    ...questionBlocks(content, `${first + index}. `, isWithAnswers),
    gap(12),
  ]);
}

/** The head of a part of a paper. */
export const partBlocks = (name: string, facts: string, intro: string): Block[] => [
  gap(8),
  { kind: 'text', runs: [`${name}　${facts}`], isBold: true },
  ...blocksOf(intro).map(softly),
  gap(6),
];

const gap = (height: number): Block => ({ kind: 'gap', height });

function questionBlocks(
  { keyed, stem, analysis, points, difficulty, knowledge }: Printed,
  number: string,
  isWithAnswers: boolean,
): Block[] {
  const head = `${number}${QuestionType.labels[keyed.questionType]}（${points / 10} 分）`;
  const about = [...(difficulty === null ? [] : [Difficulty.labels[difficulty]]), ...knowledge].join('、');
  const own: Block[] = [
    { kind: 'text', runs: [isWithAnswers ? `${head}　${about}` : head], isBold: true },
    ...blocksOf(stem),
  ];
  const told = isWithAnswers && analysis !== '' ? [soft('解析：'), ...blocksOf(analysis, 1).map(softly)] : [];
  if (keyed.questionType !== QuestionType.compound) return [...own, ...simpleBlocks(keyed, isWithAnswers), ...told];
  const below = keyed.body.children.flatMap((child, index) => {
    const { key, analysis: said } = keyed.key.children.find(({ id }) => id === child.id)!;
    const one = { questionType: child.questionType, body: child.body, key } as Keyed<SimpleType>;
    const facts = { stem: child.stem, analysis: said, points: child.points, difficulty, knowledge: [] };
    return [gap(4), ...questionBlocks({ ...facts, keyed: one }, `（${index + 1}）`, isWithAnswers)];
  });
  return [...own, ...below, ...told];
}

const soft = (text: string): Block => ({ kind: 'text', runs: [text], isSoft: true });
const softly = (block: Block): Block =>
  block.kind === 'text' || block.kind === 'formula' ? { ...block, isSoft: true } : block;

function simpleBlocks(keyed: Keyed<SimpleType>, isWithAnswers: boolean): Block[] {
  const write = writers[keyed.questionType] as (body: unknown, key: unknown) => { asked: Block[]; answer: Block[] };
  const { asked, answer } = write(keyed.body, keyed.key);
  return isWithAnswers ? [...asked, ...answer.map(softly)] : asked;
}

type Writers = {
  [T in SimpleType]: (body: Keyed<T>['body'], key: Keyed<T>['key']) => { asked: Block[]; answer: Block[] };
};

/** The mark stands before the first line of what it marks. */
function marked(mark: string, html: string): Block[] {
  const [first, ...rest] = blocksOf(html, 1);
  if (first?.kind === 'text') return [{ ...first, runs: [`${mark} `, ...first.runs] }, ...rest];
  return [{ kind: 'text', runs: [mark], indent: 1 }, ...(first ? [first] : []), ...rest];
}

const lettered = (options: readonly Option[]): Block[] =>
  options.flatMap(({ content }, index) => marked(`${letterOf(index)}.`, content));

const letters = (options: readonly Option[], ids: readonly string[]): string =>
  ids.map((id) => letterOf(options.findIndex((one) => one.id === id))).join('');

const answers = (text: string): Block[] => [soft(`答案：${text}`)];

const lines = (count: number): Block[] => Array.from({ length: count }, () => gap(24));

const writers: Writers = {
  1: ({ options }, { right }) => ({ asked: lettered(options), answer: answers(letters(options, [right])) }),
  2: ({ options }, { right }) => ({
    asked: lettered(options),
    answer: answers([...letters(options, right)].sort().join('')),
  }),
  3: (_, { isTrue }) => ({
    asked: [{ kind: 'text', runs: ['（　　）'], indent: 1 }],
    answer: answers(isTrue ? '对' : '错'),
  }),
  4: (_, { blanks }) => ({ asked: [], answer: answers(blanks.map(({ accepted }) => accepted.join(' / ')).join('；')) }),
  5: (_, key) => ({ asked: lines(8), answer: byHand(key) }),
  7: ({ units }, { value, tolerance, toleranceKind, unit }) => ({
    asked: [{ kind: 'text', runs: [`____________ ${units.length > 0 ? `（${units.join('、')}）` : ''}`], indent: 1 }],
    answer: answers(
      `${value}${tolerance === 0 ? '' : ` ± ${tolerance}${toleranceKind === ToleranceKind.percent ? '%' : ''}`} ${unit}`.trim(),
    ),
  }),
  8: (_, key) => ({ asked: lines(4), answer: byHand(key) }),
  9: ({ left, right }, { pairs }) => ({
    asked: [...left.flatMap(({ content }, index) => marked(`${index + 1}.`, content)), ...lettered(right)],
    answer: answers(
      pairs
        .map((pair) => `${left.findIndex(({ id }) => id === pair.left) + 1}–${letters(right, [pair.right])}`)
        .join('，'),
    ),
  }),
  10: ({ items }, { order }) => ({ asked: lettered(items), answer: answers(letters(items, order)) }),
  11: ({ mostFiles }, key) => ({
    asked: [{ kind: 'text', runs: [`（提交文件，最多 ${mostFiles} 个）`], indent: 1 }],
    answer: byHand(key),
  }),
  12: ({ starter }, key) => ({
    asked: [
      ...starter
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((text): Block => ({ kind: 'text', runs: [decode(text)], indent: 1 })),
      ...lines(6),
    ],
    answer: byHand(key),
  }),
};

const byHand = ({ reference, rubric }: ByHand): Block[] => [
  ...(reference === '' ? [] : [soft('参考答案：'), ...blocksOf(reference, 1)]),
  ...rubric.map(({ title, share, note }) => soft(`评分要点：${title}（${share}%）${note}`)),
];
