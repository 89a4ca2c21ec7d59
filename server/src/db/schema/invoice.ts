import { index, text, unique } from 'drizzle-orm/pg-core';
import { InvoiceKind, InvoiceState } from '#contract/rules/invoices.ts';
import { choiceOf } from '../choiceColumn.ts';
import { flag, id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';
import { cents, tradeOrder } from './trade.ts';
import { user } from './user.ts';

/** The invoice that a buyer asks for, one of an order at most. Its steps: contract/src/trade/transitions.ts. */
export const tradeInvoice = table(
  'trade_invoice',
  {
    id: primaryId(),
    /** When it was asked for the last time. */
    gmtCreate: moment('gmt_create').notNull(),
    gmtModified: moment('gmt_modified').notNull(),
    orderId: id64('order_id')
      .notNull()
      .references(() => tradeOrder.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** What was really paid. */
    amount: cents('amount').notNull(),
    invoiceKind: choiceOf('invoice_kind', InvoiceKind).notNull(),
    invoiceTitle: text('invoice_title').notNull(),
    taxNumber: text('tax_number').notNull().default(''),
    email: text().notNull(),
    invoiceState: choiceOf('invoice_state', InvoiceState).notNull().default(InvoiceState.asked),
    opinion: text().notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
  },
  (t) => [
    unique('trade_invoice_one').on(t.orderId),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index().on(t.invoiceState, t.id.desc().nullsFirst()),
    index().on(t.gmtModified),
  ],
);

/** What was made out at the tax office: the invoice, and the red one that takes it back. */
export const tradeInvoicePaper = table(
  'trade_invoice_paper',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    invoiceId: id64('invoice_id')
      .notNull()
      .references(() => tradeInvoice.id),
    isRed: flag('is_red').notNull(),
    invoiceNumber: text('invoice_number').notNull().unique('trade_invoice_number_once'),
    /** The address of the file. */
    invoiceFile: text('invoice_file').notNull(),
  },
  (t) => [unique('trade_invoice_paper_once').on(t.invoiceId, t.isRed)],
);
