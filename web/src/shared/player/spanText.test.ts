import { describe, expect, it } from 'vitest';
import { positionText } from '#contract/rules/position.ts';
import { spansText, spanText } from './spanText.ts';

describe('how ranges are written', () => {
  it('films by time, documents by page, pages from 1', () => {
    expect(spanText(4, [30, 75])).toBe('00:30–01:15');
    expect([spanText(7, [2, 3]), spanText(7, [0, 3])]).toEqual(['第 3 页', '第 1–3 页']);
    expect([positionText(4, 462), positionText(7, 3), positionText(7, 0)]).toEqual(['07:42', '第 3 页', '第 1 页']);
  });

  it('too many show the first ones and the total', () => {
    const spans = Array.from({ length: 6 }, (_, index) => [index * 10, index * 10 + 5] as const);
    expect(spansText(4, spans)).toBe('00:00–00:05、00:10–00:15、00:20–00:25、00:30–00:35 等 6 段');
    expect([spansText(6, [[0, 1]]), spansText(8, [])]).toEqual(['已打开', '']);
  });
});
