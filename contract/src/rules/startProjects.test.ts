import { expect, it } from 'vitest';
import { PartAudience, readsPart, teamRulesOf } from './startProjects.ts';

const problems = (facts: Parameters<typeof teamRulesOf>[0]) =>
  teamRulesOf(facts).flatMap(({ field, problem }) => (problem === '' ? [] : [`${field}: ${problem}`]));

it('a team of three with a tutor whose leader leads nothing else may hand in', () => {
  expect(problems({ countTeam: 3, countTutor: 1, leads: [] })).toEqual([]);
});

it('what fails says why, and where it is mended', () => {
  expect(problems({ countTeam: 1, countTutor: 0, leads: ['豆芽日记'] })).toEqual([
    'members: 现在 1 人，还差 2 人接受邀请',
    'tutor: 还没有导师接受邀请',
    'leader: 负责人已经在负责「豆芽日记」',
  ]);
});

it('the team reads everything, the host what is meant for it, others what is for all', () => {
  const { team, host, everybody } = PartAudience;
  const readers = [team, host, everybody];
  expect(readers.map((reader) => readsPart(team, reader))).toEqual([true, false, false]);
  expect(readers.map((reader) => readsPart(host, reader))).toEqual([true, true, false]);
  expect(readers.map((reader) => readsPart(everybody, reader))).toEqual([true, true, true]);
});
