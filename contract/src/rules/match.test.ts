import { expect, it } from 'vitest';
import { closes, gapsOf, isRecommended, keysOfPerson, matchOf, percentAfter } from './match.ts';
import type { MatchPerson, MatchVacancy } from './match.ts';

const vacancy: MatchVacancy = {
  abilities: [
    { abilityId: '1', abilityLevel: 4 },
    { abilityId: '2', abilityLevel: 2 },
  ],
  degree: '5',
  experience: '4',
  jobTypeCode: '010301',
  regionCode: '330106',
  salaryMin: 8,
  salaryMax: 12,
};
const wish = { jobTypeCode: '010302', regionCode: '330100', salaryMin: 10, salaryMax: 14 };
const person: MatchPerson = { levels: { 1: 2, 2: 3 }, degree: '4', years: 1, wishes: [wish] };

it('adds up the parts by their weights, each with its reason', () => {
  expect(matchOf(person, vacancy)).toEqual({
    percent: 73,
    reasons: [
      { part: 'ability', fit: 75 },
      { part: 'degree', fit: 50 },
      { part: 'experience', fit: 33 },
      { part: 'place', fit: 100 },
      { part: 'salary', fit: 100 },
    ],
  });
});

it('what nobody said does not count, for neither side', () => {
  const silent = { levels: { 1: 4, 2: 2 }, degree: '', years: null, wishes: [] };
  expect(matchOf(silent, vacancy)).toEqual({ percent: 100, reasons: [{ part: 'ability', fit: 100 }] });
  const open = { ...vacancy, abilities: [], degree: '', experience: '0', regionCode: '', salaryMin: 0, salaryMax: 0 };
  expect(matchOf(person, open)).toEqual({ percent: 0, reasons: [] });
});

it('the province counts half, a lower salary by its share, a surplus of level not at all', () => {
  const far = matchOf(person, { ...vacancy, regionCode: '330200', salaryMax: 5, abilities: [] });
  expect(far.reasons.slice(2)).toEqual([
    { part: 'place', fit: 50 },
    { part: 'salary', fit: 50 },
  ]);
  expect(matchOf({ ...person, levels: { 1: 5, 2: 5 } }, vacancy).reasons[0]).toEqual({ part: 'ability', fit: 100 });
});

it('only who shares an item or a direction is compared', () => {
  expect(keysOfPerson(person)).toEqual(['a1', 'a2', 'j0103']);
  expect(isRecommended(person, vacancy)).toBe(true);
  const other = { ...person, levels: { 9: 5 }, wishes: [{ ...wish, jobTypeCode: '020101' }] };
  expect(isRecommended(other, vacancy)).toBe(false);
});

it('says before what it will be after: the number that a course promises is the one it brings', () => {
  const course = { id: '7', raises: [{ abilityId: '1', abilityLevel: 3 }] };
  expect(percentAfter(person, vacancy, course)).toBe(81);
  expect(matchOf({ ...person, levels: { 1: 3, 2: 3 } }, vacancy).percent).toBe(81);
  const gaps = gapsOf(person.levels, vacancy.abilities);
  expect(gaps).toEqual([{ abilityId: '1', wanted: 4, mine: 2 }]);
  expect(closes(gaps, course)).toBe(1);
  expect(closes(gaps, { id: '8', raises: [{ abilityId: '1', abilityLevel: 5 }] })).toBe(2);
});
