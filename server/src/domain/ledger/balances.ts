import { sql } from 'drizzle-orm';
import { walletAccounts } from '#contract/rules/ledger.ts';
import type { AccountKind, WalletName } from '#contract/rules/ledger.ts';
import type { Db } from '../../db/client.ts';

/** Cents of a wallet by what they may be used for, from the postings of its accounts. */
export async function balancesOf(db: Db, owner: WalletName): Promise<Record<'due' | 'frozen' | 'transit', number>> {
  const { due, frozen, transit } = walletAccounts(owner);
  const kinds = sql.join([due.kind, frozen.kind, transit.kind], sql`, `);
  const { rows } = await db.execute<{ kind: AccountKind; credit: string }>(sql`
    select a.account_kind kind, -sum(p.amount) credit from ledger_account a
    join ledger_posting p on p.account_id = a.id
    where a.account_kind in (${kinds}) and a.owner_no = ${owner.ownerNo} group by a.account_kind`);
  const creditOf = (kind: AccountKind): number => Number(rows.find((row) => row.kind === kind)?.credit ?? 0);
  return { due: creditOf(due.kind), frozen: creditOf(frozen.kind), transit: creditOf(transit.kind) };
}
