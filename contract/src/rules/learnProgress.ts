import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** How a learner stands in a course, as whoever teaches them sees it. */
export const LearnState = choice({
  notStarted: [1, '没有开始'],
  behind: [2, '落后'],
  onTrack: [3, '跟上'],
  finished: [4, '学完'],
});

export type LearnState = ValueOf<typeof LearnState>;

/** Days without studying after which somebody is behind. */
export const QUIET_DAYS = 7;

/** So many points below the middle of those who began, somebody is behind. */
export const POINTS_BEHIND = 20;

/** The rule in words, as it stands beside the filter. */
export const behindRule = `落后：已经开始、还没学完，并且满足其一：过了自己定的学完日期、${QUIET_DAYS} 天没有学、进度比已开始的人的中位数低 ${POINTS_BEHIND} 个百分点以上`;

/** What a cell of the matrix says without its colour. */
export function cellText(share: number | null, isDone: boolean): string {
  if (isDone) return '学完';
  return share === null ? '没学' : `${share}%`;
}

/** How deep the colour of a cell is: 0 nothing, 1 to 4 watched in part, 5 done. */
export function cellStep(share: number | null, isDone: boolean): number {
  if (isDone) return 5;
  return share === null ? 0 : Math.min(4, Math.floor(share / 25) + 1);
}
