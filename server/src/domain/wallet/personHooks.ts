import { sql } from 'drizzle-orm';
import { walletAccounts } from '#contract/rules/ledger.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import { mergeClosings } from '../ledger/closing.ts';
import type { PersonHooks } from '../personData/hooks.ts';

/**
 * The earnings of a lecturer go along when two accounts become one, because the orders do: what is set free or drawn
 * later is booked under the number that stays. An account at a bank that the other one has too is not kept.
 */
export const walletHooks: PersonHooks = {
  async merging(db, { from, to }) {
    const { due, frozen, transit } = walletAccounts({ walletKind: WalletKind.lecturer, ownerNo: from });
    for (const { kind } of [due, frozen, transit]) {
      const its = (ownerNo: string) => sql`account_kind = ${kind} and owner_no = ${ownerNo}`;
      await db.execute(sql`insert into ledger_account (account_kind, owner_no)
        select account_kind, ${to} from ledger_account where ${its(from)} on conflict do nothing`);
      await db.execute(sql`update ledger_posting set account_id = (select id from ledger_account where ${its(to)})
        where account_id = (select id from ledger_account where ${its(from)})`);
    }
    await mergeClosings(db, [due, frozen, transit], to);
    const mine = (ownerNo: string) => sql`wallet_kind = ${WalletKind.lecturer} and owner_no = ${ownerNo}`;
    await db.execute(sql`update wallet_draw d set wallet_id = mine.id from wallet mine, wallet gone
      where mine.wallet_kind = ${WalletKind.lecturer} and mine.owner_no = ${to}
        and gone.wallet_kind = ${WalletKind.lecturer} and gone.owner_no = ${from} and d.wallet_id = gone.id`);
    await db.execute(sql`delete from wallet where ${mine(from)}
      and exists (select 1 from wallet where ${mine(to)})`);
    await db.execute(sql`update wallet set owner_no = ${to} where ${mine(from)}`);
    await db.execute(sql`update wallet_draw set apply_user_no = ${to} where apply_user_no = ${from}
      and request_key not in (select request_key from wallet_draw where apply_user_no = ${to})`);
  },
};
