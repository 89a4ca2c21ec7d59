import { CaseState, ConsentState } from '#contract/rules/startCases.ts';
import type { StatusTone } from '../../../ui/StatusDot.tsx';

export const caseTones: Record<CaseState, StatusTone> = {
  [CaseState.draft]: 'idle',
  [CaseState.published]: 'passed',
  [CaseState.withdrawn]: 'failed',
};

export const consentTones: Record<ConsentState, StatusTone> = {
  [ConsentState.asked]: 'waiting',
  [ConsentState.agreed]: 'passed',
  [ConsentState.refused]: 'failed',
  [ConsentState.revoked]: 'failed',
};
