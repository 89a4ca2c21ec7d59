// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stayJoined } from './stayJoined.ts';

const media = { joins: 0, answers: [] as boolean[], lose: () => undefined as void, isWanted: true };
let stop: () => void;

const begin = () => {
  stop = stayJoined({
    join: async (onLost) => {
      media.joins += 1;
      if (media.answers.shift() === false) throw new Error('no way in');
      media.lose = onLost;
    },
    onLost: () => media.isWanted,
    onFailed: () => media.isWanted,
  });
  return pass(0);
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(media, { joins: 0, answers: [], isWanted: true });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('after the connection is lost one joins again, and waits longer each time that fails', async () => {
  media.answers = [true, false, false, true];
  await begin();
  media.lose();
  for (const [ms, joins] of [
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
    [4000, 4],
    [600_000, 4],
  ] as const) {
    await pass(ms);
    expect(media.joins).toBe(joins);
  }
  // it held for long: the next wait is short
  media.lose();
  await pass(1000);
  expect(media.joins).toBe(5);
});

test('a network that is back ends the wait', async () => {
  media.answers = [false, false, false, false];
  await begin();
  await pass(1000 + 2000 + 4000);
  expect(media.joins).toBe(4);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(media.joins).toBe(5);
  // and while one is in it changes nothing
  window.dispatchEvent(new Event('online'));
  await pass(600_000);
  expect(media.joins).toBe(5);
});

test('whoever was refused for good, or left, does not come back', async () => {
  await begin();
  media.isWanted = false;
  media.lose();
  await pass(600_000);
  expect(media.joins).toBe(1);
  media.isWanted = true;
  media.lose();
  stop();
  await pass(600_000);
  expect(media.joins).toBe(1);
});
