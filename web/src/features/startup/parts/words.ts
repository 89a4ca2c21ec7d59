import { PolicyPhase } from '#contract/rules/startPolicies.ts';
import type { PolicyCard } from '#contract/startup/policyShapes.ts';

type Days = Pick<PolicyCard, 'applyFrom' | 'applyUntil' | 'validUntil' | 'phase'>;

/** How long there still is to apply, or why there is not. */
export function dueText({ applyFrom, applyUntil, validUntil, phase }: Days): string {
  if (phase === PolicyPhase.expired) return `${validUntil} 失效`;
  if (phase === PolicyPhase.closed) return `${applyUntil} 已截止`;
  if (phase === PolicyPhase.soon) return `${applyFrom} 开始申请`;
  return applyUntil === '' ? '常年可以申请' : `${applyUntil} 截止`;
}
