import { expect, it } from 'vitest';
import { MOST_CASE_FIGURES } from '#contract/rules/startCases.ts';
import { ProjectState, teamRulesOf } from '#contract/rules/startProjects.ts';
import { graduatedProjects, startCases } from './startCases.ts';
import { people } from './people.ts';
import { startProjects } from './startProjects.ts';

const projects = [...startProjects, ...graduatedProjects];

it('there are ten, each of a project that graduated, and one that graduated has none', () => {
  expect(startCases).toHaveLength(10);
  const told = new Set(startCases.map(({ project }) => project));
  expect(told.size).toBe(10);
  const graduated = projects.filter(({ state }) => state === ProjectState.graduated);
  expect(graduated.filter(({ name }) => !told.has(name)).map(({ name }) => name)).toEqual(['宿舍共享工具箱']);
  for (const project of told) expect(graduated.map(({ name }) => name)).toContain(project);
});

it('only people of the team are told of, and not all of them agreed', () => {
  const known = new Set(people.map(({ key }) => key));
  for (const { project, people: told, figures } of startCases) {
    const { team } = projects.find(({ name }) => name === project)!;
    for (const { key } of told) expect(team, project).toContain(key);
    expect(figures.length, project).toBeLessThanOrEqual(MOST_CASE_FIGURES);
    expect(told.some(({ consent }) => consent === undefined), project).toBe(true);
  }
  expect(startCases.some(({ people: told }) => told.some(({ consent }) => consent !== undefined))).toBe(true);
  for (const { team, tutor } of graduatedProjects) for (const who of [...team, tutor!]) expect(known).toContain(who);
});

it('the projects held the rules for handing in', () => {
  for (const { name, team, tutor } of graduatedProjects) {
    const rules = teamRulesOf({ countTeam: team.length, countTutor: tutor ? 1 : 0, leads: [] });
    expect(rules.filter(({ problem }) => problem !== ''), name).toEqual([]);
  }
  expect(new Set(projects.map(({ name }) => name)).size).toBe(projects.length);
});
