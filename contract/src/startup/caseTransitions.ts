import { CaseState, ConsentState } from '../rules/startCases.ts';
import { machine } from '../rules/transitions.ts';
import { CASE_MOVED_ON, CONSENT_MOVED_ON } from './caseFailures.ts';

const { draft, published, withdrawn } = CaseState;
const step = { by: 'anyone', notFrom: CASE_MOVED_ON } as const;

export const caseSteps = machine(CaseState.labels, {
  publish: { ...step, from: [draft, published, withdrawn], to: published },
  withdraw: { ...step, from: [published], to: withdrawn },
});

const { asked, agreed, refused, revoked } = ConsentState;
const own = { by: 'anyone', notFrom: CONSENT_MOVED_ON } as const;

/** Whoever refused or took it back may change their mind; only who agreed can take it back. */
export const consentSteps = machine(ConsentState.labels, {
  agree: { ...own, from: [asked, refused, revoked], to: agreed },
  refuse: { ...own, from: [asked], to: refused },
  revoke: { ...own, from: [agreed], to: revoked },
});
