import { describe, expect, it } from 'vitest';
import { LateRule } from './assessments.ts';
import {
  finalTaskPoints,
  isAtRisk,
  isPeerAwaited,
  lateDaysOf,
  medianOf,
  TaskPhase,
  taskPhaseOf,
  usualTaskRules,
} from './tasks.ts';

const rules = (more: Partial<typeof usualTaskRules> = {}) => ({ ...usualTaskRules, ...more });

describe('what a task earns', () => {
  it('is the mark of the teacher where nobody else marks', () => {
    expect(finalTaskPoints({ teacherPoints: 855, peerPoints: 400, lateDays: 0 }, rules())).toBe(855);
    expect(finalTaskPoints({ teacherPoints: null, peerPoints: 400, lateDays: 0 }, rules())).toBeNull();
  });

  it('weighs the median of classmates with it', () => {
    const peer = rules({ isPeer: 1, peerPercent: 30 });
    expect(finalTaskPoints({ teacherPoints: 800, peerPoints: 900, lateDays: 0 }, peer)).toBe(830);
    expect(finalTaskPoints({ teacherPoints: 800, peerPoints: null, lateDays: 0 }, peer)).toBe(800);
    expect(finalTaskPoints({ teacherPoints: null, peerPoints: 900, lateDays: 0 }, peer)).toBeNull();
    const alone = rules({ isPeer: 1, peerPercent: 100 });
    expect(finalTaskPoints({ teacherPoints: null, peerPoints: 905, lateDays: 0 }, alone)).toBe(905);
  });

  it('is not known before what classmates say is published, unless it counts for nothing', () => {
    const peer = rules({ isPeer: 1, peerPercent: 30 });
    const parts = { teacherPoints: 800, peerPoints: null, lateDays: 0 };
    const at = (published: string | null, by = peer) =>
      finalTaskPoints({ ...parts, isPeerAwaited: isPeerAwaited(by, published) }, by);
    expect([at(null), at('2026-11-20 22:00:00'), at(null, rules({ isPeer: 1, peerPercent: 0 }))]).toEqual([
      null,
      800,
      800,
    ]);
  });

  it('loses by the day what comes late, and never more than it is', () => {
    const late = rules({ lateRule: LateRule.deduct, latePercent: 15 });
    expect(finalTaskPoints({ teacherPoints: 800, peerPoints: null, lateDays: 2 }, late)).toBe(560);
    expect(finalTaskPoints({ teacherPoints: 800, peerPoints: null, lateDays: 9 }, late)).toBe(0);
    const accepted = rules({ lateRule: LateRule.accept });
    expect(finalTaskPoints({ teacherPoints: 800, peerPoints: null, lateDays: 2 }, accepted)).toBe(800);
  });
});

it('finds the middle of what classmates gave', () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf([900, 100, 800])).toBe(800);
  expect(medianOf([900, 700])).toBe(800);
});

it('counts begun days after the end', () => {
  expect(lateDaysOf('2026-11-20 22:00:00', '2026-11-20 22:00:00')).toBe(0);
  expect(lateDaysOf('2026-11-20 22:00:00', '2026-11-20 22:00:01')).toBe(1);
  expect(lateDaysOf('2026-11-20 22:00:00', '2026-11-21 22:00:01')).toBe(2);
  expect(lateDaysOf(null, '2026-11-21 22:00:01')).toBe(0);
});

it('ends at the end unless late work is taken', () => {
  const issued = { taskState: 2, beginsAt: '2026-11-01 08:00:00', dueAt: '2026-11-20 22:00:00' } as const;
  const refused = { ...issued, rules: rules() };
  const taken = { ...issued, rules: rules({ lateRule: LateRule.accept }) };
  expect(taskPhaseOf(refused, '2026-10-31 08:00:00')).toBe(TaskPhase.coming);
  expect(taskPhaseOf(refused, '2026-11-20 21:59:59')).toBe(TaskPhase.running);
  expect(taskPhaseOf(refused, '2026-11-20 22:00:00')).toBe(TaskPhase.ended);
  expect(taskPhaseOf(taken, '2026-11-21 22:00:00')).toBe(TaskPhase.running);
  expect(taskPhaseOf({ ...taken, taskState: 3 }, '2026-11-19 22:00:00')).toBe(TaskPhase.ended);
});

it('calls at risk who misses two or stays below 60 percent', () => {
  expect(isAtRisk(2, 90)).toBe(true);
  expect(isAtRisk(1, null)).toBe(false);
  expect(isAtRisk(0, 59)).toBe(true);
  expect(isAtRisk(1, 60)).toBe(false);
});
