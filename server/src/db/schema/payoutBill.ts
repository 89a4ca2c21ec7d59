import { sql } from 'drizzle-orm';
import { bigint, check, index, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { PayoutMark, PayoutOutcome } from '#contract/rules/payoutBills.ts';
import { ExtractStatus } from '#contract/rules/wallet.ts';
import { choiceOf } from '../choiceColumn.ts';
import { counter, flag, id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';
import { cents } from './trade.ts';
import { walletDraw } from './wallet.ts';

/** What a bank answers for the payouts of a batch. */
export const payoutBill = table(
  'payout_bill',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    fileName: text('file_name').notNull(),
    /** Of what its lines say, however the file was written. */
    digest: text('digest').notNull(),
    actorUserNo: id64('actor_user_no').notNull(),
  },
  (t) => [unique('payout_bill_once').on(t.digest)],
);

const itsBill = () =>
  id64('bill_id')
    .notNull()
    .references(() => payoutBill.id);

const itsDraw = () => id64('draw_id').references(() => walletDraw.id);

/** One line of it, and what became of it. */
export const payoutLine = table(
  'payout_line',
  {
    id: primaryId(),
    billId: itsBill(),
    /** As the file numbers it. */
    row: counter('row_no').notNull(),
    /** As it is written; whether it is one of ours says the next. */
    extractNo: text('extract_no').notNull(),
    drawId: itsDraw(),
    amount: cents('amount').notNull(),
    isPaid: flag('is_paid').notNull(),
    reason: text('reason').notNull(),
    bankRef: text('bank_ref').notNull(),
    bankTime: moment('bank_time'),
    outcome: choiceOf('outcome', PayoutOutcome).notNull(),
  },
  (t) => [unique('payout_line_once').on(t.billId, t.row), index().on(t.extractNo), index().on(t.drawId)],
);

/** Where the answer and our books differ, until somebody says what became of it. */
export const payoutDifference = table(
  'payout_difference',
  {
    id: primaryId(),
    billId: itsBill(),
    mark: choiceOf('mark', PayoutMark).notNull(),
    /** Null: the file has no line for what is ours. */
    lineId: id64('line_id').references(() => payoutLine.id),
    /** Null: what the line names is not ours. */
    drawId: itsDraw(),
    /** How it stood with ours. */
    ourAmount: bigint('our_amount', { mode: 'number' }),
    ourState: choiceOf('our_state', ExtractStatus),
    reason: text().notNull().default(''),
    settledAt: moment('settled_at'),
    /** Null also where a later file settled it. */
    actorUserNo: id64('actor_user_no'),
  },
  (t) => [
    unique('payout_difference_of_line').on(t.lineId),
    uniqueIndex('payout_difference_missing_once')
      .on(t.drawId)
      .where(sql`mark = 2 and settled_at is null`),
    check('payout_difference_about', sql`${t.lineId} is not null or ${t.drawId} is not null`),
    check('payout_difference_settled_why', sql`(${t.settledAt} is not null) = (${t.reason} <> '')`),
    index().on(t.billId),
    index().on(t.drawId),
    index().on(t.actorUserNo),
  ],
);
