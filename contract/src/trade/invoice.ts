import * as z from 'zod';
import { invoice as fields } from '../fields/invoice.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Money, Time } from '../kit/values.ts';
import { InvoiceKind, InvoiceState, taxNumberProblem } from '../rules/invoices.ts';
import { Email } from '../user/fields.ts';
import { INVOICE_ASKED, INVOICE_MOVED_ON, NOT_INVOICED } from './failures.ts';

/** To whom, and where it is sent. */
const Title = z.object({
  invoiceKind: oneOf(InvoiceKind),
  invoiceTitle: z.string(),
  taxNumber: z.string(),
  email: z.string(),
});

/** The invoice itself, or the red one that takes it back. */
const Paper = z.object({ invoiceNumber: z.string(), invoiceFile: z.string(), gmtCreate: Time });

export const Invoice = Title.extend({
  orderNo: Id,
  productName: z.string(),
  /** What was really paid. */
  price: Money,
  gmtCreate: Time,
  invoiceState: oneOf(InvoiceState),
  /** Why it was sent back; empty unless it was. */
  opinion: z.string(),
  /** What of it the red one takes back: what was given back of the order. */
  redPrice: Money,
  issued: Paper.nullable(),
  red: Paper.nullable(),
});

export type Invoice = z.infer<typeof Invoice>;

const order = z.object({ orderNo: Id.of('order') });

export const begin = endpoint({
  summary: '一个订单的发票：开多少、开过没有，没开过的带着上次用的抬头',
  method: 'POST',
  path: '/trade/auth/invoice/info/begin',
  kind: 'read',
  input: order,
  output: z.object({
    orderNo: Id,
    productName: z.string(),
    price: Money,
    /** Why there can be none now; empty when there can. */
    bar: z.string(),
    invoice: Invoice.nullable(),
    /** What was written the last time, for whatever order. */
    last: Title.nullable(),
  }),
  fails: [NOT_FOUND],
});

export const save = endpoint({
  summary: '申请电子发票；退回的、撤回的可以改好再申请',
  method: 'POST',
  path: '/trade/auth/invoice/info/save',
  kind: 'write',
  input: order
    .extend({
      invoiceKind: named(fields.invoiceKind, oneOf(InvoiceKind, '请选择抬头类型')),
      invoiceTitle: fieldSchema(fields.invoiceTitle),
      taxNumber: named(
        fields.taxNumber,
        z
          .string()
          .trim()
          .toUpperCase()
          .max(18, '税号最多 18 位')
          .regex(/^[\dA-Z]*$/, '税号只有数字和字母')
          .default(''),
      ),
      email: named(fields.email, Email),
    })
    .superRefine(({ invoiceKind, taxNumber }, context) => {
      const message = taxNumberProblem(invoiceKind, taxNumber);
      if (message !== null) context.addIssue({ code: 'custom', path: ['taxNumber'], message });
    }),
  output: z.object({ orderNo: Id }),
  fails: [NOT_FOUND, NOT_INVOICED, INVOICE_ASKED],
});

export const withdraw = endpoint({
  summary: '撤回还没有开的发票申请',
  method: 'POST',
  path: '/trade/auth/invoice/info/withdraw',
  kind: 'write',
  input: order,
  output: z.object({ orderNo: Id }),
  fails: [NOT_FOUND, INVOICE_MOVED_ON],
});

export const list = endpoint({
  summary: '我的发票，新申请的在前',
  method: 'POST',
  path: '/trade/auth/invoice/info/list',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(Invoice),
});
