import { sql } from 'drizzle-orm';
import { bigint, check, date, index, text, unique } from 'drizzle-orm/pg-core';
import { BillMark, BillSide } from '#contract/rules/bills.ts';
import { PayType } from '#contract/rules/orders.ts';
import { choiceOf } from '../choiceColumn.ts';
import { counter, id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';
import { cents } from './trade.ts';

/** What a bank says of one day. */
export const bankBill = table(
  'bank_bill',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    payType: choiceOf('pay_type', PayType).notNull(),
    day: date('day').notNull(),
    fileName: text('file_name').notNull(),
    /** Null: it was downloaded by itself. */
    actorUserNo: id64('actor_user_no'),
  },
  (t) => [
    unique('bank_bill_once').on(t.payType, t.day),
    index().on(t.day.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/** A bill that could not be downloaded, until it is there. */
export const bankBillMiss = table(
  'bank_bill_miss',
  {
    id: primaryId(),
    payType: choiceOf('pay_type', PayType).notNull(),
    day: date('day').notNull(),
    problem: text('problem').notNull(),
    tries: counter('tries').notNull().default(1),
    triedAt: moment('tried_at').notNull(),
  },
  (t) => [unique('bank_bill_miss_once').on(t.payType, t.day), index().on(t.day.desc().nullsFirst())],
);

const itsBill = () =>
  id64('bill_id')
    .notNull()
    .references(() => bankBill.id, { onDelete: 'cascade' });

/** One line of a bill. */
export const bankLine = table(
  'bank_line',
  {
    id: primaryId(),
    billId: itsBill(),
    side: choiceOf('side', BillSide).notNull(),
    /** The number of its transaction; of a refund the number that we gave it. */
    ref: text('ref').notNull(),
    /** The same as a number of ours, where it is one. */
    refundNo: id64('refund_no'),
    amount: cents('amount').notNull(),
    /** Cents that the bank kept; below zero what it gave back of them with a refund. */
    fee: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [unique('bank_line_once').on(t.billId, t.side, t.ref), index().on(t.side, t.ref)],
);

/** Where a bill and our books differ, until somebody says what became of it. */
export const bankDifference = table(
  'bank_difference',
  {
    id: primaryId(),
    billId: itsBill(),
    mark: choiceOf('mark', BillMark).notNull(),
    side: choiceOf('side', BillSide).notNull(),
    ref: text('ref').notNull(),
    orderNo: id64('order_no'),
    ourAmount: bigint('our_amount', { mode: 'number' }),
    theirAmount: bigint('their_amount', { mode: 'number' }),
    reason: text().notNull().default(''),
    settledAt: moment('settled_at'),
    /** Null also where a later bill or notice settled it. */
    actorUserNo: id64('actor_user_no'),
  },
  (t) => [
    unique('bank_difference_once').on(t.billId, t.side, t.ref),
    check('bank_difference_settled_why', sql`(${t.settledAt} is not null) = (${t.reason} <> '')`),
    index('bank_difference_open')
      .on(t.side, t.ref)
      .where(sql`settled_at is null`),
    index().on(t.actorUserNo),
  ],
);
