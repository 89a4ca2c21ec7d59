import { desc, sql } from 'drizzle-orm';
import { weekdayOf } from '#contract/rules/calendar.ts';
import { ProofKind } from '#contract/rules/ledger.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { ledgerProof } from '../../db/schema/ledger.ts';
import type { LedgerFault } from '../../db/schema/ledger.ts';
import { bookChecks } from './checks.ts';
import { close, closingChecks, sumAccounts } from './closing.ts';
import { deliveryChecks } from './hooks.ts';
import type { Within } from './hooks.ts';
import { lastWhole } from './proofs.ts';
import { touchedSince, wholeBook } from './scope.ts';

/** As many wrong rows as are named. */
const NAMED = 100;

/** A row is written at most so much later than the moment that it bears: no transaction lives that long. */
const LATE_SECONDS = 4 * 3600;

/** After so long without one the next proof is whole, whatever the day. */
const WHOLE_DAYS = 7;

const SUNDAY = 7;

type Proof = typeof ledgerProof.$inferSelect;

/**
 * Proves the ledger from its rows, in one snapshot, and keeps the outcome: every entry sums to zero, every order and every
 * withdrawal is booked exactly as its state says, no buyer has more or less to his credit than what is on its way back, and
 * nobody drew more than is due. A whole proof looks at everything; a daily one at what was touched since the last, if that
 * was sound, and at balances that were kept: else it is whole too. Only one is made at a time.
 */
export async function proveLedger(db: Db, now: Date, wish: ProofKind = ProofKind.whole): Promise<Proof> {
  return db.transaction(
    async (tx) => {
      const began = performance.now();
      // Before the snapshot is taken: whoever moves closing balances waits, so that none is moved under it.
      await tx.execute(sql`lock table ledger_closing in share row exclusive mode`);
      const [last] = await tx.select().from(ledgerProof).orderBy(desc(ledgerProof.id)).limit(1);
      const at = wireTime(now);
      const proofKind = wish === ProofKind.daily && last && mayFollow(last, at) ? ProofKind.daily : ProofKind.whole;
      const closedTo = wireTimeIn(now, -LATE_SECONDS);
      await sumAccounts(tx, proofKind, { from: last?.closedTo ?? '-infinity', to: closedTo });
      const within =
        proofKind === ProofKind.daily
          ? await touchedSince(tx, wireTimeIn(momentOf(last!.gmtCreate), -LATE_SECONDS))
          : wholeBook;
      const found = { ...(await count(tx, within)), faults: await look(tx, within) };
      await close(tx);
      const isSound = found.faults.length === 0 && found.total === 0 ? (1 as const) : (0 as const);
      const tookMs = Math.round(performance.now() - began);
      const [kept] = await tx
        .insert(ledgerProof)
        .values({ ...found, proofKind, closedTo, isSound, tookMs, gmtCreate: at })
        .returning();
      return kept!;
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** What was found wrong would be forgotten otherwise, when nobody touches it any more. */
const mayFollow = (last: Proof, at: string): boolean =>
  last.isSound === 1 && last.closedTo !== null && last.gmtCreate <= at;

/** The proof of a night: of Sunday's the whole one (China Standard Time), and where there was none for a week. */
export async function proveNightly(db: Db, now: Date): Promise<Proof> {
  const whole = await lastWhole(db);
  const isDue =
    whole === undefined ||
    weekdayOf(wireTime(now).slice(0, 10)) === SUNDAY ||
    momentOf(whole).getTime() <= now.getTime() - WHOLE_DAYS * 86_400_000;
  return proveLedger(db, now, isDue ? ProofKind.whole : ProofKind.daily);
}

async function look(tx: Db, within: Within): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const { what, sought } of [...bookChecks, ...closingChecks, ...deliveryChecks.entries()]) {
    if (faults.length >= NAMED) break;
    // Materialized: for the first hundred of rows that there are none of, all of a table would be read in order.
    const { rows } = await tx.execute<{ row: string; note: string }>(
      sql`with found as materialized (${sought(within)}) select * from found limit ${NAMED - faults.length}`,
    );
    faults.push(...rows.map(({ row, note }) => ({ what, row, note })));
  }
  return faults;
}

/** How many rows are looked at, and what is on the accounts by their kind. */
async function count(tx: Db, within: Within) {
  const { rows } = await tx.execute<Record<'entries' | 'postings' | 'orders' | 'total', string>>(sql`
    select (select count(*) from ${within.book.entries}) entries,
      (select count(*) from ${within.book.postings}) postings, (select count(*) from ${within.book.orders}) orders,
      (select coalesce(sum(amount), 0) from proof_balances) total`);
  const { rows: sums } = await tx.execute<{ account_kind: number; sum: string }>(sql`
    select account_kind, sum(amount) from proof_balances join ledger_account a on a.id = account_id
    group by account_kind having sum(amount) <> 0 order by account_kind`);
  const [{ entries, postings, orders, total }] = rows as [(typeof rows)[number]];
  return {
    entryCount: Number(entries),
    postingCount: Number(postings),
    orderCount: Number(orders),
    total: Number(total),
    balances: Object.fromEntries(sums.map((one) => [String(one.account_kind), Number(one.sum)])),
  };
}
