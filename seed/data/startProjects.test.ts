import { expect, it } from 'vitest';
import { activeProjectStates, ProjectState, teamRulesOf } from '#contract/rules/startProjects.ts';
import { people } from './people.ts';
import { startProjects } from './startProjects.ts';

it('there are twenty-four over all states, with people that there are', () => {
  expect(startProjects).toHaveLength(24);
  expect(new Set(startProjects.map(({ state }) => state)).size).toBe(ProjectState.values.length);
  const known = new Set(people.map(({ key }) => key));
  for (const { name, team, tutor } of startProjects)
    for (const who of [...team, ...(tutor ? [tutor] : [])]) expect(known, name).toContain(who);
});

it('what was handed in holds the rules: three people, a tutor, and nobody leads two', () => {
  const leaders = startProjects.filter(({ state }) => activeProjectStates.includes(state)).map(({ team }) => team[0]);
  expect(new Set(leaders).size).toBe(leaders.length);
  for (const { name, state, team, tutor } of startProjects) {
    if (state === ProjectState.draft) continue;
    const rules = teamRulesOf({ countTeam: team.length, countTutor: tutor ? 1 : 0, leads: [] });
    expect(rules.filter(({ problem }) => problem !== ''), name).toEqual([]);
  }
});
