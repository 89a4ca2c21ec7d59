import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** How it stands with what an author writes; the first three have the numbers of every review. */
export const DraftState = choice({
  waiting: [0, '待审核'],
  passed: [1, '审核通过'],
  refused: [2, '审核不通过'],
  editing: [3, '编写中'],
});

export type DraftState = ValueOf<typeof DraftState>;

/** Of one handing in. */
export const ReviewState = choice({
  waiting: [0, '待审核'],
  passed: [1, '审核通过'],
  refused: [2, '审核不通过'],
  withdrawn: [3, '已撤回'],
});

export type ReviewState = ValueOf<typeof ReviewState>;
