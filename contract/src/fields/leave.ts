import type { FieldTable } from '../kit/field.ts';

/** A learner who asks for leave. */
export const leave = {
  leaveType: { kind: 'choice', label: '请假类型', required: true },
  beginsAt: { kind: 'time', label: '开始时间', required: true },
  endsAt: { kind: 'time', label: '结束时间', required: true },
  reason: { kind: 'text', label: '请假原因', max: 300, required: true },
  proofs: { kind: 'files', label: '证明材料', purpose: 'leaveProof', max: 3 },
} as const satisfies FieldTable;

/** The opinion of an approver. */
export const leaveOpinion = {
  auditOpinion: { kind: 'text', label: '审批意见', max: 200 },
} as const satisfies FieldTable;

/** A request handed on to somebody else. */
export const leaveTransfer = {
  toUserNo: { kind: 'choice', label: '转交给', required: true },
  auditOpinion: { kind: 'text', label: '转交说明', max: 200 },
} as const satisfies FieldTable;
