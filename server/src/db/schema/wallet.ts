import { sql } from 'drizzle-orm';
import { check, index, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { ExtractStatus, WalletKind } from '#contract/rules/wallet.ts';
import { choiceOf } from '../choiceColumn.ts';
import { bytes, id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';
import { cents } from './trade.ts';
import { user } from './user.ts';

/** Where the earnings of a lecturer or an organization are paid to; how much there is says the ledger alone. */
export const wallet = table(
  'wallet',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    gmtModified: moment('gmt_modified').notNull(),
    walletKind: choiceOf('wallet_kind', WalletKind).notNull(),
    /** A lecturer's number or an organization's, by the kind. */
    ownerNo: id64('owner_no').notNull(),
    /** The number of the account and its holder, sealed for this wallet; null without one. */
    accountCipher: bytes('account_cipher'),
    cardMasked: text('card_masked').notNull().default(''),
    bankName: text('bank_name').notNull().default(''),
    bankBranchName: text('bank_branch_name').notNull().default(''),
    cardUserNo: id64('card_user_no').references(() => user.userNo),
  },
  (t) => [
    unique('wallet_once').on(t.walletKind, t.ownerNo),
    check('wallet_card_whole', sql`(${t.accountCipher} is null) = (${t.cardMasked} = '')`),
    index().on(t.cardUserNo),
  ],
);

/** Money that is drawn, with the account as it was when it was asked for. Its steps: contract/src/trade/walletTransitions.ts. */
export const walletDraw = table(
  'wallet_draw',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    gmtModified: moment('gmt_modified').notNull(),
    extractNo: id64('extract_no').notNull().unique(),
    walletId: id64('wallet_id')
      .notNull()
      .references(() => wallet.id),
    applyUserNo: id64('apply_user_no')
      .notNull()
      .references(() => user.userNo),
    amount: cents('amount').notNull(),
    /** Taken from the amount. */
    fee: cents('fee').notNull(),
    /** Sealed for this withdrawal. */
    accountCipher: bytes('account_cipher').notNull(),
    cardMasked: text('card_masked').notNull(),
    bankName: text('bank_name').notNull(),
    bankBranchName: text('bank_branch_name').notNull(),
    extractStatus: choiceOf('extract_status', ExtractStatus).notNull().default(ExtractStatus.auditing),
    /** Given by the page that asked: pressed twice, it is one. */
    requestKey: text('request_key').notNull(),
    remark: text().notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
    /** When it was put into a file for the bank: it is in no other. */
    fileTime: moment('file_time'),
    /** The number that the bank knows the payment by. */
    bankRef: text('bank_ref'),
    doneTime: moment('done_time'),
  },
  (t) => [
    uniqueIndex('wallet_draw_pressed_once').on(t.applyUserNo, t.requestKey),
    uniqueIndex('wallet_draw_bank_ref').on(t.bankRef),
    check('wallet_draw_fee_within', sql`${t.fee} < ${t.amount}`),
    check('wallet_draw_paid_by', sql`${t.extractStatus} not in (3, 4) or ${t.bankRef} is not null`),
    check('wallet_draw_done_when', sql`(${t.doneTime} is not null) = (${t.extractStatus} in (4, 5))`),
    index().on(t.walletId, t.id.desc().nullsFirst()),
    index().on(t.extractStatus, t.id),
    index().on(t.fileTime),
    index().on(t.gmtModified),
  ],
);
