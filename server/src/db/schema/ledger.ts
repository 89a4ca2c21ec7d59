import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, jsonb, primaryKey, smallint, unique } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { AccountKind, EntryKind, ProofKind } from '#contract/rules/ledger.ts';
import { choiceOf } from '../choiceColumn.ts';
import { counter, flag, id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';
import { tradeOrder } from './trade.ts';
import { walletDraw } from './wallet.ts';

export const ledgerAccount = table(
  'ledger_account',
  {
    id: primaryId(),
    accountKind: choiceOf('account_kind', AccountKind).notNull(),
    /** A user, an organization, a way to pay; 0 for the platform. */
    ownerNo: id64('owner_no').notNull(),
  },
  (t) => [unique('ledger_account_once').on(t.accountKind, t.ownerNo)],
);

/**
 * One movement of money with its cause. That its postings sum to zero is kept by the database alone: they are a chain in
 * which each takes up the sum of those before it, and the entry names its last one, whose sum is `balance`, which is 0
 * (docs/decisions/0075). Entry and postings are written in one statement.
 */
export const ledgerEntry = table(
  'ledger_entry',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    entryKind: choiceOf('entry_kind', EntryKind).notNull(),
    /** The receipt, the order, the refund, the withdrawal or the bill it is about, by its kind. */
    causeId: id64('cause_id').notNull(),
    /** What it belongs to: an order, a withdrawal or the bill of a bank. */
    orderId: id64('order_id').references(() => tradeOrder.id),
    drawId: id64('draw_id').references(() => walletDraw.id),
    /** A bill that was a mistake goes; what it booked stays, with its opposite. */
    billId: id64('bill_id'),
    lastLine: smallint('last_line').notNull(),
    balance: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    unique('ledger_entry_cause_once').on(t.entryKind, t.causeId),
    unique('ledger_entry_lines').on(t.id, t.lastLine),
    check('ledger_entry_in_balance', sql`${t.balance} = 0`),
    endsInBalance(t),
    index().on(t.id, t.lastLine, t.balance),
    check('ledger_entry_belongs', sql`num_nonnulls(${t.orderId}, ${t.drawId}, ${t.billId}) = 1`),
    index().on(t.orderId),
    index().on(t.drawId),
    index().on(t.billId),
    index().on(t.gmtCreate),
  ],
);

export const ledgerPosting = table(
  'ledger_posting',
  {
    entryId: id64('entry_id').notNull(),
    /** 1, 2, 3 … up to the last line of the entry. */
    line: smallint().notNull(),
    lastLine: smallint('last_line').notNull(),
    accountId: id64('account_id')
      .notNull()
      .references(() => ledgerAccount.id),
    /** Cents: positive is debit, negative credit. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The sum of the entry before and after this line. */
    before: bigint({ mode: 'number' }).notNull(),
    after: bigint({ mode: 'number' }).notNull(),
    /** Null for the first. */
    previousLine: smallint('previous_line'),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.line] }),
    unique('ledger_posting_sum').on(t.entryId, t.line, t.after),
    check('ledger_posting_adds_up', sql`${t.after} = ${t.before} + ${t.amount} and ${t.amount} <> 0`),
    check('ledger_posting_in_line', sql`${t.line} between 1 and ${t.lastLine}`),
    check(
      'ledger_posting_begins',
      sql`case when ${t.line} = 1 then ${t.before} = 0 and ${t.previousLine} is null else ${t.previousLine} is not null and ${t.previousLine} = ${t.line} - 1 end`,
    ),
    foreignKey({
      name: 'ledger_posting_takes_up',
      columns: [t.entryId, t.previousLine, t.before],
      foreignColumns: [t.entryId, t.line, t.after],
    }),
    foreignKey({
      name: 'ledger_posting_of_entry',
      columns: [t.entryId, t.lastLine],
      foreignColumns: [ledgerEntry.id, ledgerEntry.lastLine],
    }),
    /** Balances are summed from the index alone. */
    index().on(t.accountId, t.amount),
    index().on(t.entryId, t.previousLine, t.before),
    index().on(t.entryId, t.lastLine),
  ],
);

/** The two tables name each other; told apart by a type, so that neither is inferred from the other. */
function endsInBalance({
  id,
  lastLine,
  balance,
}: Record<'id' | 'lastLine' | 'balance', PgColumn>): PgTableExtraConfigValue {
  const posting: Record<'entryId' | 'line' | 'after', PgColumn> = ledgerPosting;
  return foreignKey({
    name: 'ledger_entry_ends',
    columns: [id, lastLine, balance],
    foreignColumns: [posting.entryId, posting.line, posting.after],
  });
}

/**
 * What was on an account at the last close: the sum of its postings that are older than `closed_to` of the last proof, in
 * cents. None is zero. Only proofs write it, and the merging of two persons (docs/decisions/0075).
 */
export const ledgerClosing = table('ledger_closing', {
  accountId: id64('account_id')
    .primaryKey()
    .references(() => ledgerAccount.id),
  balance: bigint({ mode: 'number' }).notNull(),
});

/** What is wrong with a row, as the console names it. */
export interface LedgerFault {
  what: string;
  /** `entry`, `order` or `account`, and its number. */
  row: string;
  note: string;
}

/** The outcome of a proof that everything sums to zero. */
export const ledgerProof = table(
  'ledger_proof',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    proofKind: choiceOf('proof_kind', ProofKind).notNull().default(ProofKind.whole),
    /** What is older is in the closing balances; null of proofs from before there were any. */
    closedTo: moment('closed_to'),
    isSound: flag('is_sound').notNull(),
    /** How many it looked at. */
    entryCount: counter('entry_count').notNull(),
    postingCount: counter('posting_count').notNull(),
    orderCount: counter('order_count').notNull(),
    /** Cents; zero when all is well. */
    total: bigint({ mode: 'number' }).notNull(),
    /** Cents by kind of account. */
    balances: jsonb().$type<Record<string, number>>().notNull(),
    faults: jsonb().$type<LedgerFault[]>().notNull(),
    tookMs: integer('took_ms').notNull(),
  },
  (t) => [index().on(t.id.desc().nullsFirst())],
);
