import { Difficulty, QuestionType, questionTraits } from '#contract/rules/questions.ts';
import type { BasketItem } from '../../../../shared/basket/basket.ts';

export interface BasketLine {
  questionType: QuestionType;
  count: number;
  /** Tenths of each; null: they differ. */
  each: number | null;
  /** Tenths of all of them. */
  sum: number;
}

/** The types in the basket, in the order in which papers have them. */
export function basketLines(items: readonly BasketItem[]): BasketLine[] {
  return QuestionType.values.flatMap((questionType) => {
    const own = items.filter((item) => item.questionType === questionType);
    const [first] = own;
    if (!first) return [];
    const each = own.every(({ points }) => points === first.points) ? first.points : null;
    return [{ questionType, count: own.length, each, sum: own.reduce((sum, { points }) => sum + points, 0) }];
  });
}

export const sumOf = (items: readonly BasketItem[]): number => items.reduce((sum, { points }) => sum + points, 0);

/** How many there are of each difficulty. */
export const difficultyCounts = (items: readonly BasketItem[]): { level: Difficulty; count: number }[] =>
  Difficulty.values.map((level) => ({ level, count: items.filter(({ difficulty }) => difficulty === level).length }));

/** What an average candidate needs, in whole minutes. */
export const minutesOf = (items: readonly BasketItem[]): number =>
  Math.ceil(items.reduce((sum, { questionType }) => sum + questionTraits[questionType].seconds, 0) / 60);

/** The same questions, those of a type with other marks. */
export const withPoints = (items: readonly BasketItem[], type: QuestionType, points: number): BasketItem[] =>
  items.map((item) => (item.questionType === type ? { ...item, points } : item));
