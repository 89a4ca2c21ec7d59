import { DraftState } from '#contract/rules/draftStates.ts';
import type { StatusTone } from '../../ui/StatusDot.tsx';

interface Standing {
  draftState: DraftState;
  version: number;
}

const tones: Readonly<Record<DraftState, StatusTone>> = { 0: 'waiting', 1: 'passed', 2: 'failed', 3: 'idle' };

export const toneOf = ({ draftState }: Standing): StatusTone => tones[draftState];

/** How it stands, and whether the public has a version of it meanwhile. */
export function stateText({ draftState, version }: Standing): string {
  if (draftState === DraftState.passed) return '已公开';
  const isPublic = version > 0 ? '，公开的是原来的一版' : '';
  return `${DraftState.labels[draftState]}${isPublic}`;
}
