import { DraftState } from '#contract/rules/draftStates.ts';
import type { StatusTone } from '../../../../ui/StatusDot.tsx';

interface Standing {
  auditStatus: DraftState;
  version: number;
}

export const toneOf: Readonly<Record<DraftState, StatusTone>> = {
  [DraftState.waiting]: 'waiting',
  [DraftState.passed]: 'passed',
  [DraftState.refused]: 'failed',
  [DraftState.editing]: 'idle',
};

/** The words for how it stands: what was approved once and is written on again says so. */
export function stateText({ auditStatus, version }: Standing): string {
  if (auditStatus === DraftState.waiting) return '审核中';
  if (auditStatus === DraftState.editing) return version > 0 ? '有未提交的修改' : '编写中';
  return DraftState.labels[auditStatus];
}
