import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { creditCodeProblem } from './orgCode.ts';

/** Whom an invoice is made out to. */
export const InvoiceKind = choice({ person: [1, '个人'], firm: [2, '单位'] });

export type InvoiceKind = ValueOf<typeof InvoiceKind>;

/** How it stands with the invoice of an order; an order has one at most. */
export const InvoiceState = choice({
  asked: [1, '待开票'],
  issued: [2, '已开票'],
  refused: [3, '已退回'],
  withdrawn: [4, '已撤回'],
  /** The order was given back: the tax office has to hear of it. */
  toRed: [5, '待冲红'],
  red: [6, '已冲红'],
});

export type InvoiceState = ValueOf<typeof InvoiceState>;

/** It can be asked for (again). */
export const mayAskInvoice = (state: InvoiceState | null): boolean =>
  state === null || state === InvoiceState.refused || state === InvoiceState.withdrawn;

/** What is wrong with the tax number of a title, or null: a firm has one that checks, of a person nobody asks. */
export function taxNumberProblem(kind: InvoiceKind, taxNumber: string): string | null {
  if (kind === InvoiceKind.person) return null;
  return taxNumber === '' ? '单位抬头要填税号' : creditCodeProblem(taxNumber);
}

/** 8 digits, or 20 of the fully electronic kind. */
export const invoiceNumberPattern = /^(\d{8}|\d{20})$/;

/** The rule in the words that the buyer reads. */
export const invoiceRule =
  '金额是这个订单实际付的钱，一个订单开一张。开好以后发到邮箱，也可以在这里下载。退款的订单，已经开的发票会冲红，请不要再用它报销；只退一部分的，红字发票是退掉的那一份，其余的仍然有效。';
