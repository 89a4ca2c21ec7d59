import type { LockReason } from '#contract/rules/lock.ts';
import { lockReasons } from '#contract/rules/lock.ts';
import type { StageCourse } from '../stage.ts';

/** Why a class-hour is closed; signing in alone does not open what has a price. */
export const whyClosed = ({ isFree }: Pick<StageCourse, 'isFree'>, reason: LockReason): string =>
  reason === 'signIn' && isFree === 0 ? lockReasons.buy : lockReasons[reason];
