import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** How it stands with people who buy together. */
export const GroupState = choice({ open: [1, '拼团中'], full: [2, '拼成了'], failed: [3, '没有拼成'] });

export type GroupState = ValueOf<typeof GroupState>;

/** The rule in the words that everybody reads before paying. */
export const groupRule =
  '付了款才算进团；人数在期限内付满，课程马上开通。期限到了没有付满，钱自动原路退回，不用申请。拼团中不能退出；拼成以后按课程的退款规则退。时间都按服务器的算。';

interface Group {
  groupState: GroupState;
  size: number;
  /** Ordered: paid, or not yet closed. */
  taken: number;
  expiresAt: string;
  /** What is left of the stock of its promotion, where that is asked too. */
  stockLeft?: number;
}

/** Why nobody can join any more; undefined while somebody can. */
export function groupBar({ groupState, size, taken, expiresAt, stockLeft }: Group, now: string): string | undefined {
  if (groupState === GroupState.full) return '这个团已经拼成了';
  if (groupState === GroupState.failed || expiresAt <= now) return '这个团的时间到了';
  if (stockLeft !== undefined && stockLeft < size - taken) return '活动剩下的名额不够拼成这个团了';
  return taken >= size ? '名额都有人占着了，等一等没有付款的，或者自己开一个团' : undefined;
}
