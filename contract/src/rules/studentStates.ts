import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** How a row of a school's roster stands to a person. Only the school changes the first, requests come from people. */
export const StudentState = choice({
  onRoster: [0, '未绑定'],
  bound: [1, '已绑定'],
  asks: [2, '待审核'],
  turnedDown: [3, '未通过'],
});

export type StudentState = ValueOf<typeof StudentState>;

/** What belongs to the roster itself; the others are requests beside it. */
export const onTheRoster = (state: number): boolean => state === StudentState.onRoster || state === StudentState.bound;

/** How often a person may hand in a number within a day: nobody tries out the roster of a school. */
export const BIND_TRIES_A_DAY = 8;
