import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** An invitation to teach for an organization, or a lecturer's request to. */
export const JoinState = choice({
  waiting: [0, '等待答复'],
  passed: [1, '已加入'],
  refused: [2, '没有同意'],
  withdrawn: [3, '已收回'],
});

export type JoinState = ValueOf<typeof JoinState>;

/** Percent of the income that goes to the lecturer unless the organization says otherwise. */
export const DEFAULT_SHARE = 70;
