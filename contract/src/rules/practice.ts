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
}
