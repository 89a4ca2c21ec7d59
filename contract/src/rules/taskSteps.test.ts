import { expect, it } from 'vitest';
import { LateRule } from './assessments.ts';
import { usualTaskRules } from './tasks.ts';
import type { TaskState, TaskStep } from './tasks.ts';
import { handInStop } from './taskSteps.ts';

const task = (taskState: TaskState, lateRule: LateRule = LateRule.refuse) => ({
  taskState,
  beginsAt: '2026-11-20 08:00:00',
  dueAt: '2026-11-30 22:00:00',
  rules: { ...usualTaskRules, lateRule },
});
const DURING = '2026-11-25 08:00:00';
const AFTER = '2026-12-01 08:00:00';

it('says why nothing can be handed in', () => {
  const cases: [TaskState, TaskStep, string][] = [
    [2, 1, '2026-11-19 08:00:00'],
    [2, 1, DURING],
    [2, 2, DURING],
    [2, 4, DURING],
    [2, 1, AFTER],
    [2, 3, AFTER],
    [3, 3, DURING],
  ];
  const stops = cases.map(([state, step, now]) => handInStop(task(state), step, now));
  expect(stops).toEqual(['notYet', null, null, 'marked', 'over', null, 'closed']);
});

it('takes what is late where the rule takes it', () => {
  expect(handInStop(task(2, LateRule.accept), 1, AFTER)).toBeNull();
  expect(handInStop(task(2, LateRule.deduct), 1, AFTER)).toBeNull();
});
