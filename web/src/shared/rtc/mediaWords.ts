import { MEDIA_FULL } from '#contract/im/callFailures.ts';
import { CallError } from '#contract/kit/callError.ts';
import { isPassing } from '../../kit/outbox/isPassing.ts';

/** The screen cannot come back by itself: browsers ask each time which one. */
export const MEDIA_LOST = '声音和画面断了，正在重新连接；麦克风和摄像头会照原来的恢复，共享的屏幕要重新选一次';

/** There is no place among those who only watch. */
export const isFull = (error: unknown): boolean => error instanceof CallError && error.code === MEDIA_FULL.code;

/** Whether another try to enter may help. */
export const mayComeBack = (error: unknown): boolean => isPassing(error) || isFull(error);

/** Why one is not in; `unreached` is said where the server has no words for it. */
export function whyNotIn(error: unknown, unreached: string): string {
  const why = error instanceof CallError && error.code > 100 && !isFull(error) ? error.message : unreached;
  return mayComeBack(error) ? `${why}；会自动再试` : why;
}
