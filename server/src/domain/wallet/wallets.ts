import { and, eq } from 'drizzle-orm';
import { personalWallet } from '#contract/rules/ledger.ts';
import { wireTime } from '#contract/rules/time.ts';
import { LEAST_DRAWN } from '#contract/rules/wallet.ts';
import type { Db } from '../../db/client.ts';
import { wallet } from '../../db/schema/wallet.ts';
import { balancesOf } from '../ledger/balances.ts';
import { commissionsWaiting } from '../trade/commission.ts';
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

/**
 * Whether somebody has money here, or a commission on its way, that would be lost without an account; less than can be
 * drawn is not waited for.
 */
export async function hasMoneyLeft(db: Db, userNo: string): Promise<boolean> {
  const { due, frozen, transit } = await balancesOf(db, personalWallet(userNo));
  if (frozen > 0 || transit > 0) return true;
  return due + (await commissionsWaiting(db, userNo)) >= LEAST_DRAWN;
}
