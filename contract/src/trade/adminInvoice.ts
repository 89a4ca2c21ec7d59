import * as z from 'zod';
import { invoicePaper, invoiceRefused } from '../fields/invoice.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { fileUrl } from '../kit/fileUrl.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id } from '../kit/values.ts';
import { invoiceNumberPattern, InvoiceState } from '../rules/invoices.ts';
import { OrderState } from '../rules/orders.ts';
import { INVOICE_MOVED_ON, INVOICE_NUMBER_USED, INVOICE_REFUNDING, OWN_INVOICE } from './failures.ts';
import { Invoice } from './invoice.ts';

const action = 'invoice:manage';

const QueuedInvoice = Invoice.extend({
  id: Id,
  buyerName: z.string(),
  /** Of one that is being given back nothing is made out. */
  orderStatus: oneOf(OrderState),
  /** 1: the reader's own, so somebody else makes it out. */
  isOwn: Flag,
});

export type QueuedInvoice = z.infer<typeof QueuedInvoice>;

export const list = endpoint({
  summary: '运营后台：发票，待开票与待冲红的等得久的在前，其余的新的在前',
  method: 'POST',
  path: '/trade/auth/admin/invoice/list',
  kind: 'read',
  action,
  input: z.object({ invoiceState: oneOf(InvoiceState).default(InvoiceState.asked), ...paging }),
  output: pageOf(QueuedInvoice),
});

const paper = z.object({
  id: Id,
  invoiceNumber: named(
    invoicePaper.invoiceNumber,
    z.string('请输入发票号码').trim().regex(invoiceNumberPattern, '发票号码是 8 位或 20 位数字'),
  ),
  invoiceFile: named(invoicePaper.invoiceFile, fileUrl(invoicePaper.invoiceFile.label)),
});

export const issue = endpoint({
  summary: '运营后台：发票开好了，写号码、传文件；买家收到消息与邮件',
  method: 'POST',
  path: '/trade/auth/admin/invoice/issue',
  kind: 'write',
  action,
  input: paper,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, OWN_INVOICE, INVOICE_MOVED_ON, INVOICE_REFUNDING, INVOICE_NUMBER_USED],
});

export const refuse = endpoint({
  summary: '运营后台：开不了，退回并写明原因',
  method: 'POST',
  path: '/trade/auth/admin/invoice/refuse',
  kind: 'write',
  action,
  input: z.object({ id: Id, ...fieldSchemas(invoiceRefused) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, OWN_INVOICE, INVOICE_MOVED_ON],
});

export const red = endpoint({
  summary: '运营后台：退了款的订单，红字发票开好了',
  method: 'POST',
  path: '/trade/auth/admin/invoice/red',
  kind: 'write',
  action,
  input: paper,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, OWN_INVOICE, INVOICE_MOVED_ON, INVOICE_NUMBER_USED],
});
