import { expect, it } from 'vitest';
import { answerProblem, criteriaProblem, programmeScore, sheetTotal } from '#contract/rules/startProgrammes.ts';
import { people } from './people.ts';
import { organizations } from './organizations.ts';
import { startProgrammes, sheet } from './startProgrammes.ts';
import { startProjects } from './startProjects.ts';

const projectOf = (name: string) => startProjects.find((one) => one.name === name)!;

it('there are three, taking applications, read, and decided, by institutions and people that there are', () => {
  expect(startProgrammes.map(({ state }) => state).toSorted((x, y) => x - y)).toEqual([1, 2, 3]);
  const known = new Set(people.map(({ key }) => key));
  const orgs = new Map(organizations.map((org) => [org.key, org]));
  for (const { org, readers, invited = [] } of startProgrammes) {
    expect([3, 4]).toContain(orgs.get(org)!.orgType);
    for (const reader of [...readers, ...invited]) expect(known).toContain(reader);
  }
  expect(criteriaProblem(sheet)).toBeUndefined();
});

it('whoever reads is a reader and not of the team, and every answer fits its question', () => {
  for (const { title, questions, readers, applications } of startProgrammes)
    for (const { project, answers, readings = [] } of applications) {
      const { team, tutor } = projectOf(project);
      for (const { reader } of readings) {
        expect(readers, title).toContain(reader);
        expect([...team, tutor], project).not.toContain(reader);
      }
      expect(answers, project).toHaveLength(questions.length);
      for (const [at, { title: asked, kind, isOptional, choices = [] }] of questions.entries())
        expect(
          answerProblem({ title: asked, kind, isRequired: isOptional ? 0 : 1, choices }, answers[at]!),
          project,
        ).toBe('');
    }
});

it('what is public is decided by its line, within the places; a third reads where two lie far apart', () => {
  const totalsOf = (readings: (typeof startProgrammes)[number]['applications'][number]['readings']) =>
    (readings ?? []).map(({ marks }, at) => ({ round: at + 1, total: marks ? sheetTotal(sheet, marks) : null }));
  for (const { state, line, places, applications } of startProgrammes) {
    const scores = applications.map(({ readings }) => programmeScore(totalsOf(readings), 15));
    if (state === 3) {
      expect(scores.every(({ kind }) => kind === 'settled')).toBe(true);
      const admitted = scores.filter((one) => one.kind === 'settled' && one.score >= line!);
      expect(admitted.length).toBeGreaterThan(0);
      expect(admitted.length).toBeLessThanOrEqual(places);
    }
    if (state === 2) expect(applications.some(({ readings = [] }) => readings.length === 3)).toBe(true);
    for (const { readings = [] } of applications.filter((one) => one.readings?.length === 3))
      expect(programmeScore(totalsOf(readings.slice(0, 2)), 15).kind).toBe('apart');
  }
});
