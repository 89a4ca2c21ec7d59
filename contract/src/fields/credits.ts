import { EVIDENCE_FILES } from '../rules/credits.ts';
import type { FieldTable } from '../kit/field.ts';

/** What a learner hands in to have credits counted. */
export const creditApply = {
  evidence: { kind: 'text', label: '学习说明', max: 500, required: true },
  certificateNo: { kind: 'code', label: '证书编号', max: 40 },
  evidenceUrls: { kind: 'files', label: '证明材料', purpose: 'credit', max: EVIDENCE_FILES },
} as const satisfies FieldTable;

export const creditRevoke = {
  revokeReason: { kind: 'text', label: '撤销的原因', max: 200, required: true },
} as const satisfies FieldTable;
