import { and, eq, sql } from 'drizzle-orm';
import { walletAccounts } from '#contract/rules/ledger.ts';
import type { AccountKind } from '#contract/rules/ledger.ts';
import { wireTime } from '#contract/rules/time.ts';
import { LEAST_DRAWN, WalletKind } from '#contract/rules/wallet.ts';
import type { Db } from '../../db/client.ts';
import { wallet } from '../../db/schema/wallet.ts';
import type { Owner } from './owner.ts';

export type Wallet = typeof wallet.$inferSelect;

const itsWallet = ({ walletKind, ownerNo }: Owner) =>
  and(eq(wallet.walletKind, walletKind), eq(wallet.ownerNo, ownerNo));

/** The wallet as it is; undefined as long as nobody has bound an account. */
export async function findWallet(db: Db, owner: Owner): Promise<Wallet | undefined> {
  const [row] = await db.select().from(wallet).where(itsWallet(owner));
  return row;
}

/**
 * The wallet, for one transaction alone: everything that takes money out of it stands in this line, so that what is
 * read of the ledger afterwards can only grow.
 */
export async function heldWallet(db: Db, owner: Owner, now: Date): Promise<Wallet> {
  const at = wireTime(now);
  await db
    .insert(wallet)
    .values({ ...owner, gmtCreate: at, gmtModified: at })
    .onConflictDoNothing();
  const [row] = await db.select().from(wallet).where(itsWallet(owner)).for('update');
  return row!;
}

/** Cents of a wallet by what they may be used for, from the postings of its accounts. */
export async function balancesOf(db: Db, owner: Owner): Promise<Record<'due' | 'frozen' | 'transit', number>> {
  const { due, frozen, transit } = walletAccounts(owner);
  const kinds = sql.join([due.kind, frozen.kind, transit.kind], sql`, `);
  const { rows } = await db.execute<{ kind: AccountKind; credit: string }>(sql`
    select a.account_kind kind, -sum(p.amount) credit from ledger_account a
    join ledger_posting p on p.account_id = a.id
    where a.account_kind in (${kinds}) and a.owner_no = ${owner.ownerNo} group by a.account_kind`);
  const creditOf = (kind: AccountKind): number => Number(rows.find((row) => row.kind === kind)?.credit ?? 0);
  return { due: creditOf(due.kind), frozen: creditOf(frozen.kind), transit: creditOf(transit.kind) };
}

/** Whether a lecturer has money here that would be lost without an account; less than can be drawn is not waited for. */
export async function hasMoneyLeft(db: Db, userNo: string): Promise<boolean> {
  const { due, frozen, transit } = await balancesOf(db, { walletKind: WalletKind.lecturer, ownerNo: userNo });
  return due >= LEAST_DRAWN || frozen > 0 || transit > 0;
}
