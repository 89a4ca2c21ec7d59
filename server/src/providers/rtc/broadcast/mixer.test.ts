import { expect, it } from 'vitest';
import { Mixer } from './mixer.ts';

const samples = (...values: number[]): Float32Array => Float32Array.from(values);

function taken(mixer: Mixer, count: number): number[][] {
  const [left, right] = [new Float32Array(count), new Float32Array(count)];
  mixer.take(left, right);
  return [[...left], [...right]];
}

it('adds up what is heard at the same time, each side for itself, and never louder than it goes', () => {
  const mixer = new Mixer();
  mixer.add(1, samples(0.25, 0.75), samples(0.5, 0.5));
  mixer.add(2, samples(0.5, 0.5), samples(-0.25, 0));
  expect(taken(mixer, 4)).toEqual([
    [0, 0.25, 1, 0.5],
    [0, 0.5, 0.25, 0],
  ]);
  expect(mixer.taken).toBe(4);
});

it('leaves out what comes late or far too early, and is silent where nothing came', () => {
  const mixer = new Mixer();
  taken(mixer, 2);
  mixer.add(0, samples(0.5, 0.5, 0.25), samples(0, 0, 0));
  mixer.add(2 + 96_000, samples(0.5), samples(0.5));
  expect(taken(mixer, 3)[0]).toEqual([0.25, 0, 0]);
  for (let second = 0; second < 5; second += 1) expect(Math.max(...taken(mixer, 48_000)[0]!)).toBe(0);
});
