import { expect, it } from 'vitest';
import { applicationSteps } from '../position/transitions.ts';
import { lineOf, moveTargets, reachableStates, stages, stepTo, targetOf } from './hiring.ts';
import { overlaps, placeProblem, slotProblem } from './interviews.ts';
import { ApplicationState } from './vacancies.ts';

const { sent, seen, talking, declined, withdrawn } = ApplicationState;
const times = { appliedAt: '2026-11-01 08:00:00', seenAt: '2026-11-02 08:00:00', repliedAt: '2026-11-03 08:00:00' };

it('every state but being withdrawn stands in one column, and a step leads to each that one can be moved to', () => {
  const all = ApplicationState.values.filter((state) => state !== withdrawn);
  expect(reachableStates.toSorted((x, y) => x - y)).toEqual(all.toSorted((x, y) => x - y));
  for (const target of moveTargets) expect(applicationSteps.transitions[stepTo[target]].to).toBe(target);
  for (const [stage, target] of Object.entries(targetOf))
    expect(stages[stage as keyof typeof stages].states).toContain(target);
});

it('a way is told by its steps; without any, by the times of the row', () => {
  const steps = [{ applicationState: talking, at: '2026-11-03 08:00:00' }];
  const states = (state: ApplicationState, more: typeof steps) =>
    lineOf({ applicationState: state, ...times }, more).map(({ applicationState }) => applicationState);
  expect(states(talking, steps)).toEqual([sent, seen, talking]);
  expect(states(declined, [])).toEqual([sent, seen, declined]);
  expect(states(seen, [])).toEqual([sent, seen]);
  const unseen = lineOf({ applicationState: sent, ...times, seenAt: null, repliedAt: null }, []);
  expect(unseen).toEqual([{ applicationState: sent, at: times.appliedAt }]);
});

it('spans that touch do not overlap, and what cannot be offered is told at its place', () => {
  const span = (from: string, to: string) => ({ startsAt: `2026-11-25 ${from}:00`, endsAt: `2026-11-25 ${to}:00` });
  expect(overlaps(span('09:00', '09:45'), span('09:45', '10:30'))).toBe(false);
  expect(overlaps(span('09:00', '10:00'), span('09:30', '09:40'))).toBe(true);
  const now = new Date('2026-11-25T09:00:00+08:00');
  expect(slotProblem([span('10:00', '11:00'), span('11:00', '12:00')], now)).toBeUndefined();
  expect(slotProblem([span('10:00', '11:00'), span('09:00', '09:30')], now)).toMatchObject({ at: 1 });
  expect(slotProblem([span('10:00', '11:00'), span('10:30', '11:30')], now)).toMatchObject({ at: 1 });
});

it('a link is safe, a number is one, a place is told', () => {
  expect(placeProblem(3, 'javascript:alert(1)')).toContain('https://');
  expect(placeProblem(3, 'https://meet.example.com/1')).toBeUndefined();
  expect(placeProblem(2, '027 8765-4321')).toBeUndefined();
  expect(placeProblem(2, '打我电话')).toBeDefined();
  expect(placeProblem(1, '')).toContain('地点');
});
