import { expect, it } from 'vitest';
import { playedBetween } from './playedBetween.ts';

const at = (second: number, seconds: number) => ({ second, at: seconds * 1000 });

it('counts what was played, at any speed, and neither jumps nor waiting', () => {
  expect(playedBetween(at(10, 100), at(11, 101), 1)).toBe(1);
  expect(playedBetween(at(10, 100), at(12, 101), 2)).toBe(1);
  expect(playedBetween(at(10, 100), at(10, 130), 1)).toBe(0);
  expect(playedBetween(at(10, 100), at(300, 100.2), 1)).toBe(0);
  expect(playedBetween(at(300, 100), at(10, 101), 1)).toBe(0);
  // what is waited for is no time played
  expect(playedBetween(at(10, 100), at(11, 105), 1)).toBe(1);
});
