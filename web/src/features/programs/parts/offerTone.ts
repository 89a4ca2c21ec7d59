import type { OfferState } from '#contract/rules/programs.ts';
import type { StatusTone } from '../../../ui/StatusDot.tsx';

export const offerTone: Readonly<Record<OfferState, StatusTone>> = {
  0: 'waiting',
  1: 'passed',
  2: 'failed',
  3: 'idle',
};
