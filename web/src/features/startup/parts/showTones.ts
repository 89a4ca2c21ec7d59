import { ShowState } from '#contract/rules/startShows.ts';
import type { StatusTone } from '../../../ui/StatusDot.tsx';

export const showTones: Record<ShowState, StatusTone> = {
  [ShowState.draft]: 'idle',
  [ShowState.published]: 'passed',
  [ShowState.finished]: 'idle',
  [ShowState.cancelled]: 'failed',
};
