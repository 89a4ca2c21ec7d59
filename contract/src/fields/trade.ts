import type { FieldTable } from '../kit/field.ts';

/** What a buyer says who gives something back. */
export const refund = {
  reason: { kind: 'text', label: '退款原因', max: 300, required: true },
} as const satisfies FieldTable;

/** What an operator says who decides about it. */
export const refundDecision = {
  opinion: { kind: 'text', label: '处理意见', max: 300 },
} as const satisfies FieldTable;
