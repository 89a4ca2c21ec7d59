import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

export const CallType = choice({ voice: [1, '语音通话'], video: [2, '视频通话'] });

export const CallState = choice({ ringing: [1, '呼叫中'], active: [2, '通话中'], ended: [3, '已结束'] });

/** Where one of the people of a call stands. */
export const CallPersonState = choice({
  ringing: [1, '等待接听'],
  accepted: [2, '通话中'],
  rejected: [3, '已拒绝'],
  busy: [4, '忙线中'],
  missed: [5, '未接听'],
  cancelled: [6, '已取消'],
  left: [7, '已离开'],
});

/** Why a call is over. */
export const CallEnd = choice({
  hungUp: [1, '通话结束'],
  cancelled: [2, '已取消'],
  rejected: [3, '对方已拒绝'],
  busy: [4, '对方忙线中'],
  missed: [5, '无人接听'],
  lost: [6, '通话中断'],
});

export type CallType = ValueOf<typeof CallType>;
export type CallState = ValueOf<typeof CallState>;
export type CallPersonState = ValueOf<typeof CallPersonState>;
export type CallEnd = ValueOf<typeof CallEnd>;

export const RING_SECONDS = 60;
/** With the caller. */
export const MOST_CALL_PEOPLE = 9;
/** An open call page says so often that it is there, and counts as gone after a few that did not come. */
export const BEAT_SECONDS = 10;
export const LOST_SECONDS = 45;
/** Times that one person may ring others in a window. */
export const RING_RATE = { seconds: 60, most: 10 } as const;

/** What the page of a call says when it opens: answered in the dialog, or begun here. */
export const CALL_PATH = '/im/callindex';
export const ACCEPTING = 'accept';

/** How a call that never became one ended, by what became of those who were rung. */
export function endOf(states: readonly CallPersonState[], isCancelled: boolean): CallEnd {
  if (isCancelled) return CallEnd.cancelled;
  const all = (state: CallPersonState) => states.length > 0 && states.every((one) => one === state);
  if (all(CallPersonState.rejected)) return CallEnd.rejected;
  return all(CallPersonState.busy) ? CallEnd.busy : CallEnd.missed;
}

/** `3:05`, `1:02:09`. */
export function lengthOf(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), Math.floor(seconds % 60)];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`;
}

/** What the message in the conversation says became of a call; how long it was stands beside it. */
export const outcomeOf = (end: CallEnd, seconds: number): string =>
  end === CallEnd.hungUp || (end === CallEnd.lost && seconds > 0) ? '通话时长' : callWords[end];

const callWords: Readonly<Record<CallEnd, string>> = {
  ...CallEnd.labels,
  // it is read by both
  [CallEnd.rejected]: '已拒绝',
  [CallEnd.busy]: '忙线中',
  [CallEnd.missed]: '未接听',
};

const toCaller: Readonly<Record<string, string>> = { 已拒绝: '对方已拒绝', 忙线中: '对方忙线中' };
const toCalled: Readonly<Record<string, string>> = {
  已取消: '对方已取消',
  忙线中: '忙线未接听',
  未接听: '未接来电',
  // as messages before said it to both
  对方已拒绝: '已拒绝',
  对方忙线中: '忙线未接听',
};

/** Of a call between two, the same as one of them says it: 对方已拒绝 to who called, 已拒绝 to who refused. */
export const outcomeFor = (outcome: string, isCaller: boolean): string =>
  (isCaller ? toCaller : toCalled)[outcome] ?? outcome;
