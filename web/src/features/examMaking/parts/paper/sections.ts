import type { ShownSection } from '#contract/exam/paperShapes.ts';
import { questionTraits, QuestionType } from '#contract/rules/questions.ts';

export type Item = ShownSection['items'][number];
export type Cell = ShownSection['cells'][number];

const NUMBERS = [...'一二三四五六七八九十'];

export const sectionTitle = (at: number, words: string): string => `${NUMBERS[at] ?? String(at + 1)}、${words}`;

export const emptySection = (at: number): ShownSection => ({
  sectionName: sectionTitle(at, '题目'),
  intro: '',
  minutes: null,
  items: [],
  cells: [],
});

/** Questions in sections of their types, in the order in which papers usually ask them. */
export function sectionsByType(items: readonly Item[]): ShownSection[] {
  const byType = Map.groupBy(items, ({ questionType }) => questionType);
  const types = QuestionType.values.filter((type) => byType.has(type));
  return types.map((type, at) => ({
    ...emptySection(at),
    sectionName: sectionTitle(at, QuestionType.labels[type]),
    items: byType.get(type)!,
  }));
}

/** Sections and rules have no names of their own: they go by their place, anew when one comes or goes. */
export const numbered = <T>(rows: readonly T[]): { key: string; row: T; at: number }[] =>
  rows.map((row, at) => ({ key: `${at}-${rows.length}`, row, at }));

export const idsIn = (sections: readonly ShownSection[]): Set<string> =>
  new Set(sections.flatMap(({ items }) => items.map(({ questionId }) => questionId)));

/** Every question and every rule of a type is worth so much. */
export const withPoints = (sections: readonly ShownSection[], type: number, points: number): ShownSection[] =>
  sections.map((section) => ({
    ...section,
    items: section.items.map((one) => (one.questionType === type ? { ...one, points } : one)),
    cells: section.cells.map((one) => (one.questionType === type ? { ...one, points } : one)),
  }));

/** One moved by so many places; past the end of its section it goes into the next one. */
export function moved(sections: readonly ShownSection[], from: Place, to: Place): ShownSection[] {
  const taken = sections[from.section]!.items[from.item]!;
  const without = sections.map((section, at) =>
    at === from.section ? { ...section, items: section.items.toSpliced(from.item, 1) } : section,
  );
  return without.map((section, at) =>
    at === to.section ? { ...section, items: section.items.toSpliced(to.item, 0, taken) } : section,
  );
}

export interface Place {
  section: number;
  item: number;
}

/** The place a step up or down; undefined at the ends. */
export function stepFrom(sections: readonly ShownSection[], { section, item }: Place, by: 1 | -1): Place | undefined {
  const next = item + by;
  if (next >= 0 && next < sections[section]!.items.length) return { section, item: next };
  const other = sections[section + by];
  if (!other) return undefined;
  return { section: section + by, item: by === 1 ? 0 : other.items.length };
}

interface Figures {
  totalPoints: number;
  questionCount: number;
  minutes: number;
  mix: { difficulty: number; count: number }[];
}

/** The same as the server counts it, at once. */
export function figuresOf(sections: readonly ShownSection[]): Figures {
  const asked = sections.flatMap(({ items, cells }) => [...items.map((one) => ({ ...one, count: 1 })), ...cells]);
  const sum = (of: (one: (typeof asked)[number]) => number) => asked.reduce((all, one) => all + of(one), 0);
  const mix = [1, 2, 3, 0].map((difficulty) => ({
    difficulty,
    count: sum((one) => ((one.difficulty ?? 0) === difficulty ? one.count : 0)),
  }));
  return {
    totalPoints: sum(({ points, count }) => points * count),
    questionCount: sum(({ count }) => count),
    minutes: Math.ceil(sum(({ questionType, count }) => questionTraits[questionType].seconds * count) / 60),
    mix: mix.filter(({ count }) => count > 0),
  };
}
