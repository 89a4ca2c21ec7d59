import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** An application to be let into a class group. */
export const ApplyState = choice({
  waiting: [0, '等待审核'],
  passed: [1, '已通过'],
  refused: [2, '未通过'],
  ignored: [3, '没有回应'],
  withdrawn: [4, '已撤回'],
});

/** Which class groups a list is about: where one is, which one runs, which one teaches. */
export const GradeScope = choice({ joined: [1, '我在的'], managed: [2, '我管的'], taught: [3, '我带的'] });

export type ApplyState = ValueOf<typeof ApplyState>;
export type GradeScope = ValueOf<typeof GradeScope>;

/** The most places of a class group. */
export const MOST_SEATS = 500;

/** So many class groups somebody may have open of their own. */
export const MOST_OWN_GRADES = 20;

/** So many notices stand above the others. */
export const MOST_PINNED = 3;

/** So often a day one may ask to be let into the same class. */
export const ASKS_A_DAY = 3;

/** Letters and digits that are not mistaken for each other when they are read aloud. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const CODE_LENGTH = 6;

export const joinCode = /^[A-Z\d]{2,12}$/;

/** What an invitation leads to; whoever is not signed in comes back here. */
export const joinPath = (code: string): string => `/account/grades/my?code=${code}`;

/** The code in what somebody typed or pasted: the code itself, or a link with it. */
export function codeIn(typed: string): string {
  const linked = /[?&]code=([^&#\s]+)/.exec(typed)?.[1];
  return (linked ?? typed).replaceAll(/[\s-]/g, '').toUpperCase();
}
