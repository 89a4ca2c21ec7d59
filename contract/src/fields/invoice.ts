import type { FieldTable } from '../kit/field.ts';

/** What a buyer tells who wants an invoice. */
export const invoice = {
  invoiceKind: { kind: 'choice', label: '抬头类型', required: true },
  invoiceTitle: { kind: 'line', label: '发票抬头', max: 100, required: true },
  taxNumber: { kind: 'code', label: '税号', max: 18 },
  email: { kind: 'email', label: '接收邮箱', max: 254, required: true },
} as const satisfies FieldTable;

/** What an operator enters who has made one out, be it the invoice or the red one that takes it back, */
export const invoicePaper = {
  invoiceNumber: { kind: 'code', label: '发票号码', max: 20, required: true },
  invoiceFile: { kind: 'picture', label: '发票文件', purpose: 'invoice', required: true },
} as const satisfies FieldTable;

/** or who cannot. */
export const invoiceRefused = {
  opinion: { kind: 'text', label: '退回的原因', max: 300, required: true },
} as const satisfies FieldTable;
