import type { FieldTable } from '../kit/field.ts';

/** Of which day the bill of a bank is. */
export const bill = {
  bank: { kind: 'choice', label: '支付方' },
  day: { kind: 'date', label: '账单的日期', required: true },
} as const satisfies FieldTable;

/** Why a difference is none any more. */
export const billSettled = {
  reason: { kind: 'text', label: '怎么处理的', max: 300, required: true },
} as const satisfies FieldTable;
