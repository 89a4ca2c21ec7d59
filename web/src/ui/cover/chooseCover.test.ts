import { expect, test } from 'vitest';
import { chooseCover, DRAWINGS } from './chooseCover.ts';
import { DEEP_LOOKS, LOOKS } from './tones.ts';

test('the same item always gets the same cover', () => {
  expect(chooseCover('1024', ['云计算运维'])).toEqual(chooseCover('1024', ['云计算运维']));
});

test('the subject decides the drawing, the most telling text first', () => {
  expect(chooseCover('1', ['商务英语口语：会议与谈判', '教育与语言']).drawing).toBe('bubbles');
  expect(chooseCover('1', ['二十个失败案例', '设计与传媒']).drawing).toBe('film');
  expect(chooseCover('1', [null, '新能源汽车']).drawing).toBe('road');
});

test('an unknown subject still gets one of the drawings, the same for all its items', () => {
  const first = chooseCover('1', ['围棋']).drawing;
  expect(DRAWINGS).toContain(first);
  expect(chooseCover('2', ['围棋']).drawing).toBe(first);
});

test.each([
  ['数据', LOOKS],
  ['Python', DEEP_LOOKS],
])('ids in a row spread over all looks of a drawing, and few have that of the one before: %s', (topic, looks) => {
  const start = 7_200_000_000_000_000_001n;
  const ids = Array.from({ length: 240 }, (_, index) => String(start + BigInt(index)));
  const tones = ids.map((id) => chooseCover(id, [topic]).tone);
  expect(new Set(tones)).toEqual(new Set(looks));
  expect(tones.filter((tone, index) => tone === tones[index - 1]).length).toBeLessThan(24);
});
