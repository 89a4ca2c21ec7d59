import type { FieldTable } from '../kit/field.ts';

/** What a buyer says who gives something back. */
export const refund = {
  reason: { kind: 'text', label: '退款原因', max: 300, required: true },
} as const satisfies FieldTable;

/** What somebody tells who transferred money from bank to bank. */
export const transfer = {
  payerName: { kind: 'line', label: '付款户名', max: 60, required: true },
  payerBank: { kind: 'line', label: '付款银行', max: 60, required: true },
  paidOn: { kind: 'date', label: '转账日期', required: true },
  voucher: { kind: 'picture', label: '转账凭证', purpose: 'transferVoucher', required: true },
} as const satisfies FieldTable;

/** What an operator enters who found the money on the account, */
export const transferReceived = {
  bankRef: { kind: 'code', label: '银行流水号', max: 40, required: true },
} as const satisfies FieldTable;

/** or who did not. */
export const transferRefused = {
  opinion: { kind: 'text', label: '退回的原因', max: 300, required: true },
} as const satisfies FieldTable;

/** What an operator says who gives something back unasked. */
export const refundBegun = {
  price: { kind: 'number', label: '退款金额', min: 0.01, max: 100_000_000, required: true },
  reason: { kind: 'text', label: '退款的理由', max: 300, required: true },
} as const satisfies FieldTable;

/** What an operator says who decides about it. */
export const refundDecision = {
  opinion: { kind: 'text', label: '处理意见', max: 300 },
  price: { kind: 'number', label: '退款金额', min: 0.01, max: 100_000_000 },
} as const satisfies FieldTable;
