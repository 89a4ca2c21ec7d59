import type { ApplicationState } from '#contract/rules/vacancies.ts';
import type { StatusTone } from '../../ui/StatusDot.tsx';

/** How each state of an application looks, beside its word. */
export const stateTones: Record<ApplicationState, StatusTone> = {
  0: 'waiting',
  1: 'waiting',
  2: 'waiting',
  3: 'failed',
  4: 'idle',
  5: 'waiting',
  6: 'waiting',
  7: 'passed',
  8: 'passed',
};
