import { expect, it } from 'vitest';
import { FundState, HourState, MilestoneState } from '#contract/rules/incubation.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import { bases, bookings, followUps, hours, incubated, tutors } from './incubation.ts';
import { people } from './people.ts';
import { startProjects } from './startProjects.ts';

const projects = new Map(startProjects.map((one) => [one.name, one]));
const known = new Set(people.map(({ key }) => key));

it('milestones, funds and talks are in all their states', () => {
  const milestones = incubated.flatMap((one) => one.milestones);
  expect(new Set(milestones.map(({ state }) => state)).size).toBe(MilestoneState.values.length);
  // one of them is late
  expect(milestones.some(({ state, due }) => state === MilestoneState.open && due < 0)).toBe(true);
  const funds = incubated.flatMap((one) => one.funds ?? []);
  expect(new Set(funds.map(({ state }) => state))).toEqual(
    new Set([FundState.asked, FundState.granted, FundState.refused]),
  );
  expect(new Set(hours.map(({ state }) => state))).toEqual(
    new Set([HourState.open, HourState.booked, HourState.kept, HourState.missed]),
  );
});

it('everything is of projects that were admitted, and of people that there are', () => {
  const admitted = new Set([ProjectState.incubating, ProjectState.paused, ProjectState.graduated] as number[]);
  const named = [...incubated, ...followUps, ...bookings].map(({ project }) => project);
  for (const name of [...named, ...hours.flatMap(({ project }) => (project ? [project] : []))])
    expect(admitted.has(projects.get(name)?.state ?? -1), name).toBe(true);
  for (const { project } of followUps) expect(projects.get(project)!.state).toBe(ProjectState.graduated);
  const who = [
    ...tutors.map((one) => one.who),
    ...bookings.map((one) => one.who),
    ...incubated.flatMap(({ milestones }) => milestones.flatMap(({ reports = [] }) => reports.map(([one]) => one))),
  ];
  for (const key of who) expect(known, key).toContain(key);
  expect(bases).toHaveLength(2);
});

it('receipts that count are within what was granted', () => {
  for (const { funds = [] } of incubated)
    for (const { purpose, granted, receipts = [] } of funds) {
      const used = receipts.reduce((all, [, , , yuan, struck]) => (struck === undefined ? all + yuan : all), 0);
      expect(used, purpose).toBeLessThanOrEqual(granted);
    }
});
