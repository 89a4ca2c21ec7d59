import { expect, test } from 'vitest';
import { chooseCover, DRAWINGS } from './chooseCover.ts';
import { DEEP_LOOKS, LOOKS } from './tones.ts';

const drawingsOf = (topics: (string | null)[]) =>
  new Set(Array.from({ length: 60 }, (_, id) => chooseCover(String(id), topics).drawing));

test('the same item always gets the same cover', () => {
  expect(chooseCover('1024', ['云计算运维'])).toEqual(chooseCover('1024', ['云计算运维']));
});

test('the subject decides the drawing, the most telling text first', () => {
  expect(drawingsOf(['商务英语口语：会议与谈判', '教育与语言'])).toEqual(new Set(['bubbles', 'book', 'shapes']));
  expect(drawingsOf(['二十个失败案例', '设计与传媒'])).toEqual(new Set(['film', 'shapes', 'bubbles']));
  expect(drawingsOf([null, '新能源汽车'])).toEqual(new Set(['road', 'gears', 'arcs']));
});

test('of a page of courses on one subject hardly two look alike', () => {
  const covers = Array.from({ length: 12 }, (_, index) => {
    const { drawing, tone, mirrored } = chooseCover(String(1_005_000 + index * 31), ['Python 数据处理']);
    return `${drawing} ${tone.ground} ${mirrored}`;
  });
  expect(new Set(covers).size).toBeGreaterThanOrEqual(10);
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
  for (const look of looks) expect(tones).toContain(look);
  expect(tones.filter((tone, index) => tone === tones[index - 1]).length).toBeLessThan(24);
});
