import { sql } from 'drizzle-orm';
import { index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { TransferState } from '#contract/rules/transfers.ts';
import { choiceOf } from '../choiceColumn.ts';
import { id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';
import { tradeOrder, tradePayment } from './trade.ts';
import { user } from './user.ts';

/** Money that a buyer says to have transferred from bank to bank, until an operator finds it on the account. */
export const tradeTransfer = table(
  'trade_transfer',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    gmtModified: moment('gmt_modified').notNull(),
    orderId: id64('order_id')
      .notNull()
      .references(() => tradeOrder.id),
    paymentId: id64('payment_id')
      .notNull()
      .references(() => tradePayment.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    payerName: text('payer_name').notNull(),
    payerBank: text('payer_bank').notNull(),
    /** A day. */
    paidOn: text('paid_on').notNull(),
    /** The address of the picture. */
    voucher: text().notNull(),
    transferState: choiceOf('transfer_state', TransferState).notNull().default(TransferState.waiting),
    /** The number of the movement on the account of the site. */
    bankRef: text('bank_ref').notNull().default(''),
    opinion: text().notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
  },
  (t) => [
    uniqueIndex('trade_transfer_one_waiting')
      .on(t.orderId)
      .where(sql`transfer_state = 1`),
    index().on(t.orderId, t.id.desc().nullsFirst()),
    index().on(t.paymentId),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index().on(t.transferState, t.id.desc().nullsFirst()),
  ],
);
