import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** Where a question was met. */
export const PracticeOrigin = choice({
  paper: [1, '练习'],
  wrong: [2, '错题本'],
  daily: [3, '每日一练'],
  review: [4, '到期复习'],
});

export type PracticeOrigin = ValueOf<typeof PracticeOrigin>;

/** How well somebody knew it; the four grades of FSRS. */
export const Recall = choice({ again: [1, '不会'], hard: [2, '勉强'], good: [3, '会'], easy: [4, '很熟'] });

export type Recall = ValueOf<typeof Recall>;

/** What the scheduler (ts-fsrs, FSRS-6) keeps of a question; moments in milliseconds. */
export interface MemoryCard {
  due: number;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  learningSteps: number;
  state: 0 | 1 | 2 | 3;
  lastReview: number | null;
  /** Right answers in a row. */
  streak: number;
}

/** Questions a day. */
export const DAILY_COUNT = 10;

/** So many right answers in a row take a question out of the book of wrong ones. */
export const CLEARED_AFTER = 3;

/** The most questions of one round of wrong ones or of what is due. */
export const ROUND = 30;

/** What an answer says about the memory: all right is known, half right hardly, less is not. */
export function recallOf(share: number): Recall {
  if (share >= 100) return Recall.good;
  return share >= 50 ? Recall.hard : Recall.again;
}

/** Days in a row on which something was practised, the last being today or yesterday; days newest first, `yyyy-MM-dd`. */
export function streakOf(days: readonly string[], today: string): number {
  const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  const had = new Set(days);
  let day = had.has(today) ? today : dayBefore(today);
  let length = 0;
  while (had.has(day)) {
    length += 1;
    day = dayBefore(day);
  }
  return length;
}
