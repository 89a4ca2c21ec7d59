import { describe, expect, it } from 'vitest';
import { clock } from '#contract/rules/position.ts';
import { amount, shownLength, spokenSeconds } from './shownLength.ts';

describe('duration', () => {
  it('clock face, pages and speech each have their form', () => {
    expect([clock(0), clock(462.9), clock(4062)]).toEqual(['00:00', '07:42', '1:07:42']);
    expect([shownLength(4, 1116), shownLength(7, 12), shownLength(6, 1), shownLength(8, 1)]).toEqual([
      '18:36',
      '12 页',
      '图片',
      '链接',
    ]);
    expect([spokenSeconds(45), spokenSeconds(725), spokenSeconds(12_000)]).toEqual([
      '45 秒',
      '12 分 5 秒',
      '3 小时 20 分',
    ]);
    expect(amount(7, 3)).toBe('3 页');
  });
});
