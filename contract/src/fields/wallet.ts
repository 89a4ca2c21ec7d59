import type { FieldTable } from '../kit/field.ts';

/** Where drawn money goes. */
export const card = {
  bankCardNo: { kind: 'line', label: '卡号', max: 40, required: true },
  bankName: { kind: 'line', label: '银行', max: 30, required: true },
  bankBranchName: { kind: 'line', label: '开户支行', max: 60, required: true },
} as const satisfies FieldTable;

export const draw = {
  extractMoney: { kind: 'number', label: '提现金额', required: true },
} as const satisfies FieldTable;

/** What an operator says who passes or refuses a withdrawal, or tells that a bank sent it back. */
export const payoutDecision = {
  remark: { kind: 'text', label: '原因', max: 200 },
} as const satisfies FieldTable;

/** How the bank knows a payment. */
export const payoutPaid = {
  bankRef: { kind: 'line', label: '银行流水号', max: 60, required: true },
} as const satisfies FieldTable;
