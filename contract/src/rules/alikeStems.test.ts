import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alikeShare, commonPassages } from './alikeStems.ts';

it('the same text is the same, another has nothing of it, and which is asked about does not matter', () => {
  expect(alikeShare('一组数据的方差', '一组数据的方差')).toBe(100);
  expect(alikeShare('一组数据的方差', '光合作用')).toBe(0);
  expect(alikeShare('', '')).toBe(0);
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      const share = alikeShare(a, b);
      expect(share).toBe(alikeShare(b, a));
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(100);
    }),
  );
});

it('a pair that stands twice in one counts twice only where the other has it twice', () => {
  // abab: ab ba ab; ab: ab
  expect(alikeShare('abab', 'ab')).toBe(50);
});

it('finds the passages that both have, in order and apart', () => {
  const text = '某组数据都减去 3 后，方差如何变化';
  const marks = commonPassages('一组数据都加上 5，方差如何变化呢', text);
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['组数据都', '，方差如何变化']);
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      let last = 0;
      for (const { start, end } of commonPassages(a, b)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(a).toContain(b.slice(start, end));
        last = end;
      }
    }),
  );
});
