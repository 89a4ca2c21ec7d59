import { expect, it } from 'vitest';
import { daysProblem, phaseOf, PolicyPhase } from './startPolicies.ts';

const days = { applyFrom: '2026-11-01', applyUntil: '2026-11-30', validUntil: '2026-12-31' };

it('the days of a policy decide where it stands, both ends included', () => {
  const on = (day: string) => phaseOf(days, day);
  expect(['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map(on)).toEqual([
    PolicyPhase.soon,
    PolicyPhase.open,
    PolicyPhase.open,
    PolicyPhase.closed,
    PolicyPhase.closed,
    PolicyPhase.expired,
  ]);
  expect(phaseOf({ applyFrom: '', applyUntil: '', validUntil: '' }, '2026-11-24')).toBe(PolicyPhase.open);
});

it('days in a wrong order are told at the later one', () => {
  expect(daysProblem(days)).toBeUndefined();
  expect(daysProblem({ ...days, applyUntil: '2026-10-01' })?.path).toBe('applyUntil');
  expect(daysProblem({ ...days, validUntil: '2026-11-29' })?.path).toBe('validUntil');
});
