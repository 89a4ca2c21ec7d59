import { expect, it } from 'vitest';
import { halfOf, halfText, halvesSince, isLate, MilestoneState } from './incubation.ts';

it('a milestone is late on the day after its own, while the team owes something', () => {
  const due = (milestoneState: MilestoneState, today: string) => isLate({ milestoneState, dueOn: '2026-11-27' }, today);
  expect(due(MilestoneState.open, '2026-11-27')).toBe(false);
  expect(due(MilestoneState.open, '2026-11-28')).toBe(true);
  expect(due(MilestoneState.returned, '2026-11-28')).toBe(true);
  expect(due(MilestoneState.reported, '2026-11-28')).toBe(false);
  expect(due(MilestoneState.accepted, '2026-11-28')).toBe(false);
});

it('half-years since graduating, the newest first', () => {
  expect([halfOf('2026-06-30'), halfOf('2026-07-01')]).toEqual(['2026H1', '2026H2']);
  expect(halvesSince('2025-12-31', '2026-11-24')).toEqual(['2026H2', '2026H1', '2025H2']);
  expect(halvesSince('2026-11-24', '2026-11-24')).toEqual(['2026H2']);
  expect(halfText('2026H1')).toBe('2026 年上半年');
});
