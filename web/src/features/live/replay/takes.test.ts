import { expect, it } from 'vitest';
import type { LiveTake } from '#contract/live/shapes.ts';
import { TakeKind } from '#contract/rules/liveRooms.ts';
import { largeOf, untouched } from '../../../shared/rtc/largeOf.ts';
import { hasBegun, jumpFor, picturesAt, takesAt } from './takes.ts';

const take = (takeId: string, fromMs: number, lengthMs: number, takeKind: TakeKind = TakeKind.sound): LiveTake => ({
  takeId,
  fromMs,
  lengthMs,
  takeKind,
  userNo: '1',
  userName: '陈老师',
  url: '/media/a/b.webm',
});

it('those play that are there at that moment, and the next one is fetched before it begins', () => {
  const takes = [
    take('1', 0, 10_000),
    take('2', 12_000, 5000, TakeKind.camera),
    take('3', 13_000, 9000, TakeKind.screen),
  ];
  const at = (second: number) => takesAt(takes, second).map(({ takeId }) => takeId);
  expect([at(0), at(9), at(11), at(17), at(30)]).toEqual([['1'], ['1', '2', '3'], ['2', '3'], ['3'], []]);
  expect([hasBegun(takes[1]!, 11.9), hasBegun(takes[1]!, 12)]).toEqual([false, true]);
});

it('what is off the clock jumps, what is nearly right runs on', () => {
  const one = take('1', 10_000, 60_000);
  expect(jumpFor(one, 25, 15.2)).toBeUndefined();
  expect(jumpFor(one, 25, 3)).toBe(15);
  expect(jumpFor(one, 5, 0)).toBeUndefined();
});

it('a screen that was shared is large from when it begins until it ends, and a camera is not', () => {
  const takes = [
    take('1', 0, 60_000),
    take('2', 0, 60_000, TakeKind.camera),
    take('3', 10_000, 20_000, TakeKind.screen),
  ];
  const largeAt = (second: number) => largeOf(picturesAt(takes, second), untouched, false)?.id;
  expect([0, 9, 10, 29, 30].map(largeAt)).toEqual([undefined, undefined, '3', '3', undefined]);
  expect(picturesAt(takes, 9).map(({ id }) => id)).toEqual(['2']);
});
