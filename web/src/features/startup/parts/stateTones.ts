import { PolicyState } from '#contract/rules/startPolicies.ts';
import type { StatusTone } from '../../../ui/StatusDot.tsx';

/** How the states of what is published here look. */
export const stateTones: Record<PolicyState, StatusTone> = {
  [PolicyState.draft]: 'idle',
  [PolicyState.published]: 'passed',
  [PolicyState.withdrawn]: 'failed',
};
