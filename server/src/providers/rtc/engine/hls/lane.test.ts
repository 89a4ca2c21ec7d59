import { expect, it } from 'vitest';
import { SILENCE } from '../../recording/opus.ts';
import { DARK } from './dark.ts';
import type { Run } from './fragments.ts';
import { PictureLane, SoundLane } from './lane.ts';

const endOf = (run: Run): number => run.from + run.samples.reduce((sum, { duration }) => sum + duration, 0);
/** Twenty milliseconds of Opus. */
const word = Buffer.from([0xf8, 1, 2]);
const picture = (name: string, isKey = false) => ({ data: Buffer.from(name), isKey });

it('sound has no gaps: silence stands where nothing was said, and what comes too late is left out', () => {
  const lane = new SoundLane();
  lane.hear(word, 100);
  expect(lane.take()!.samples.map(({ data }) => data)).toEqual([...Array.from({ length: 5 }, () => SILENCE), word]);
  lane.fill(400);
  expect(lane.take()).toBeUndefined();
  lane.fill(1000);
  const filled = lane.take()!;
  expect([filled.from / 48, endOf(filled) / 48]).toEqual([120, 800]);
  lane.hear(word, 300);
  expect(lane.take()).toBeUndefined();
  lane.hear(word, 790);
  expect(lane.take()!.from / 48).toBe(800);
});

it('a picture lasts until the next one, or for as long as nothing moves; then there is none to go on with', () => {
  const lane = new PictureLane();
  lane.end(100);
  lane.show(picture('a', true));
  lane.end(140);
  lane.show(picture('b'));
  expect(lane.take()!.samples).toEqual([{ data: Buffer.from('a'), duration: 140 * 90, isKey: true }]);
  expect(lane.fill(500)).toBe(false);
  expect(lane.take()).toBeUndefined();
  expect(lane.fill(1000)).toBe(false);
  const held = lane.take()!;
  expect([held.from / 90, endOf(held) / 90]).toEqual([140, 800]);
  expect([lane.fill(1400), lane.take()]).toEqual([true, undefined]);
  lane.show(picture('c'));
  lane.end(1500);
  const next = lane.take()!;
  expect([next.from / 90, endOf(next) / 90]).toEqual([800, 1500]);
});

it('while nobody shows anything it is dark', () => {
  const lane = new PictureLane();
  lane.fillDark(300);
  expect(lane.take()).toBeUndefined();
  lane.fillDark(1000);
  expect(lane.take()).toEqual({ from: 0, samples: [{ data: DARK.data, duration: 800 * 90, isKey: true }] });
});
