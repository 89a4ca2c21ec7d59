import { PolicyState } from '../rules/startPolicies.ts';
import { ProjectState, TeamState } from '../rules/startProjects.ts';
import { machine } from '../rules/transitions.ts';
import { POLICY_MOVED_ON } from './policyFailures.ts';
import { INVITATION_MOVED_ON, PROJECT_MOVED_ON } from './projectFailures.ts';

const { draft, published, withdrawn } = PolicyState;
const step = { by: 'anyone', notFrom: POLICY_MOVED_ON } as const;

/** A published policy is published again with every new version. */
export const policySteps = machine(PolicyState.labels, {
  publish: { ...step, from: [draft, published, withdrawn], to: published },
  withdraw: { ...step, from: [published], to: withdrawn },
});

const its = ProjectState;
const ours = { by: 'anyone', notFrom: PROJECT_MOVED_ON } as const;

/** Which side takes which step is a condition of its row (domain/startProject/policies.ts). */
export const projectSteps = machine(ProjectState.labels, {
  submit: { ...ours, from: [its.draft, its.refused], to: its.submitted },
  takeBack: { ...ours, from: [its.submitted], to: its.draft },
  accept: { ...ours, from: [its.submitted], to: its.reviewing },
  refuse: { ...ours, from: [its.submitted, its.reviewing], to: its.refused },
  admit: { ...ours, from: [its.reviewing], to: its.incubating },
  pause: { ...ours, from: [its.incubating], to: its.paused },
  resume: { ...ours, from: [its.paused], to: its.incubating },
  graduate: { ...ours, from: [its.incubating], to: its.graduated },
  end: { ...ours, from: [its.incubating, its.paused], to: its.ended },
});

const asked = { by: 'anyone', notFrom: INVITATION_MOVED_ON } as const;

export const teamSteps = machine(TeamState.labels, {
  join: { ...asked, from: [TeamState.invited], to: TeamState.joined },
  decline: { ...asked, from: [TeamState.invited], to: TeamState.declined },
  leave: { ...asked, from: [TeamState.joined], to: TeamState.left },
  remove: { ...asked, from: [TeamState.invited, TeamState.joined], to: TeamState.removed },
});
