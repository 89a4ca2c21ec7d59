import { PeerStage } from '#contract/rules/peerReview.ts';
import { pointsText } from '#contract/rules/points.ts';
import { PeerState } from '#contract/rules/tasks.ts';
import type { StatusTone } from '../../../ui/StatusDot.tsx';

export const stageTones: Readonly<Record<PeerStage, StatusTone>> = {
  [PeerStage.open]: 'idle',
  [PeerStage.running]: 'waiting',
  [PeerStage.published]: 'passed',
};

interface Standing {
  peerState: PeerState;
  isOverdue: 0 | 1;
}

export function stateTone({ peerState, isOverdue }: Standing): StatusTone {
  if (peerState === PeerState.done) return 'passed';
  if (peerState === PeerState.replaced) return 'idle';
  return isOverdue === 1 ? 'failed' : 'waiting';
}

/** 待评, 过期未评, 已评, 迟评, 已换人. */
export function stateName({ peerState, isOverdue }: Standing): string {
  if (isOverdue === 1 && peerState === PeerState.waiting) return '过期未评';
  if (isOverdue === 1 && peerState === PeerState.done) return '迟评';
  return PeerState.labels[peerState];
}

/** Marks for readers; a dash for none. */
export const marks = (tenths: number | null): string => (tenths === null ? '—' : pointsText(tenths));
