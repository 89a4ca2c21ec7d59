import { PolicyState } from '../rules/startPolicies.ts';
import { machine } from '../rules/transitions.ts';
import { POLICY_MOVED_ON } from './policyFailures.ts';

const { draft, published, withdrawn } = PolicyState;
const step = { by: 'anyone', notFrom: POLICY_MOVED_ON } as const;

/** A published policy is published again with every new version. */
export const policySteps = machine(PolicyState.labels, {
  publish: { ...step, from: [draft, published, withdrawn], to: published },
  withdraw: { ...step, from: [published], to: withdrawn },
});
