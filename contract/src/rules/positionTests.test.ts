import { describe, expect, it } from 'vitest';
import { isShort, matchOf, reachedOf, stageOfTest } from './positionTests.ts';

const share = (abilityLevel: number, points: number, fullPoints = 10, abilityId = '1') => ({
  abilityId,
  abilityLevel,
  points,
  fullPoints,
});

describe('how far somebody is in an item', () => {
  it.each([
    ['every level that was asked for', [share(1, 10), share(2, 10), share(3, 10)], 3],
    ['just sixty of a hundred', [share(2, 6)], 2],
    ['one below', [share(2, 59, 100)], 0],
    ['a level that nobody asks for is passed over', [share(1, 10), share(4, 10)], 4],
    ['what is missed on the way ends it, whatever comes after', [share(1, 10), share(2, 0), share(3, 10)], 1],
    ['several questions of a level together', [share(2, 10), share(2, 2)], 2],
    ['marks below zero count as none', [share(2, 10), share(2, -10), share(2, 10)], 2],
  ])('%s', (_, shares, level) => {
    expect(reachedOf(shares).get('1')!.reached).toBe(level);
  });

  it('knows nothing of what was not asked for', () => {
    expect(reachedOf([share(1, 10)]).has('2')).toBe(false);
  });
});

describe('how well somebody fits', () => {
  const wants = (abilityId: string, abilityLevel: number, weight: number) => ({ abilityId, abilityLevel, weight });

  it('weighs what was shown against what is asked for, and more than that counts no further', () => {
    const reached = reachedOf([share(5, 10, 10, '1'), share(1, 10, 10, '2'), share(2, 0, 10, '2')]);
    expect(matchOf([wants('1', 3, 3), wants('2', 2, 1)], reached)).toBe(87);
  });

  it('holds nothing against anybody that no question asks for', () => {
    const reached = reachedOf([share(1, 10)]);
    expect(reached.get('1')).toEqual({ reached: 1, asked: 1, percent: 100 });
    expect(isShort(3, reached.get('1')!)).toBe(false);
    expect(isShort(3, reachedOf([share(1, 10), share(2, 0)]).get('1')!)).toBe(true);
    expect(matchOf([wants('1', 3, 1)], reached)).toBe(100);
  });

  it('leaves out what no question asked for', () => {
    expect(matchOf([wants('1', 3, 1), wants('9', 5, 5)], reachedOf([share(3, 10)]))).toBe(100);
    expect(matchOf([wants('9', 5, 5)], reachedOf([share(3, 10)]))).toBeNull();
  });
});

it('tests beyond the last stage stand at its end', () => {
  expect([0, 1, 2, 3].map((index) => stageOfTest(index, 2))).toEqual([0, 1, 1, 1]);
  expect(stageOfTest(0, 0)).toBe(0);
});
