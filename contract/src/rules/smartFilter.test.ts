import { expect, it } from 'vitest';
import { everybody, filterPath, isFiltered, mostExcluding, readConditions, writeConditions } from './smartFilter.ts';
import type { FilterConditions } from './smartFilter.ts';

const full: FilterConditions = {
  vacancyId: '1000001',
  leastPercent: 60,
  abilities: [
    { abilityId: '1000002', abilityLevel: 3 },
    { abilityId: '1000003', abilityLevel: 5 },
  ],
  evidenceMonths: 12,
  degree: '5',
  leastYears: 3,
  region: '420100',
  schoolName: '江城',
  isCertified: 1,
  certificateName: '数据',
  scores: [{ axis: 'works', least: 40 }],
  tests: [{ assessmentId: '1000004', least: 70 }],
};

it('an address means the conditions that it was made of', () => {
  expect(readConditions(writeConditions(full))).toEqual(full);
  expect(readConditions(writeConditions(everybody))).toEqual(everybody);
  expect(filterPath('/here', everybody)).toBe('/here');
  expect(filterPath('/here', { ...everybody, degree: '5' }, '7')).toBe('/here?degree=5&saved=7');
});

it('what no address of ours says is no condition', () => {
  const values = writeConditions(everybody);
  const odd = { vacancy: 'x', percent: '61', abilities: '5-9.x.7', months: '-1', degree: '8', years: '2', region: 'a' };
  expect(readConditions({ ...values, ...odd, certified: '2', works: '1' })).toEqual(everybody);
  const twice = readConditions({ ...values, abilities: '1000002-1.1000002-4' });
  expect(twice.abilities).toEqual([{ abilityId: '1000002', abilityLevel: 4 }]);
  expect(readConditions({ ...values, tests: '5-61.x.7-' })).toEqual(everybody);
});

it('a vacancy alone is no condition', () => {
  expect(isFiltered({ ...everybody, vacancyId: '1000001' })).toBe(false);
  expect(isFiltered({ ...everybody, isCertified: 1 })).toBe(true);
  expect(isFiltered({ ...everybody, tests: [{ assessmentId: '5', least: 60 }] })).toBe(true);
});

it('names the condition that excludes most', () => {
  const [a, b] = [
    { part: 'a', alone: 5, without: 3 },
    { part: 'b', alone: 9, without: 8 },
  ];
  expect(mostExcluding([a, b], 10)).toBe(b);
  expect(
    mostExcluding(
      [
        { ...a, without: 0 },
        { ...b, without: 0 },
      ],
      10,
    )?.part,
  ).toBe('a');
  expect(mostExcluding([{ alone: 10, without: 10 }], 10)).toBeUndefined();
  expect(mostExcluding([], 10)).toBeUndefined();
});
