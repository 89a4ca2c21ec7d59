import { ApplyState } from '#contract/rules/grades.ts';

/** As those who answer read them: what they ignored, they ignored. */
export const managerLabels = { ...ApplyState.labels, [ApplyState.ignored]: '已忽略' };

export const applyTones = { 0: 'waiting', 1: 'passed', 2: 'failed', 3: 'idle', 4: 'idle' } as const;
