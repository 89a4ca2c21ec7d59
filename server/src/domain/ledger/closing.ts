import { sql } from 'drizzle-orm';
import { ProofKind } from '#contract/rules/ledger.ts';
import type { AccountName } from '#contract/rules/ledger.ts';
import type { Db } from '../../db/client.ts';
import type { LedgerCheck } from './hooks.ts';
import { fillTable } from './scope.ts';

/** From which moment the kept balances are added to, and up to which they are closed now. */
interface Close {
  from: string;
  to: string;
}

/**
 * What is on every account (`amount`), what of it was closed before (`closed`) and is now (`closing`), in cents, in the
 * temporary table `proof_balances`: a whole proof sums the postings, a daily one adds those since to the kept balances.
 */
export async function sumAccounts(tx: Db, kind: ProofKind, { from, to }: Close): Promise<void> {
  const lines =
    kind === ProofKind.whole
      ? sql`select p.account_id, p.amount, coalesce(e.gmt_create, 'infinity') as at
          from ledger_posting p left join ledger_entry e on e.id = p.entry_id`
      : sql`select account_id, balance as amount, '-infinity'::timestamptz as at from ledger_closing
          union all select p.account_id, p.amount, e.gmt_create
          from ledger_entry e join ledger_posting p on p.entry_id = e.id where e.gmt_create >= ${from}`;
  const columns =
    'account_id bigint primary key, amount bigint not null, closed bigint not null, closing bigint not null';
  await fillTable(
    tx,
    { name: 'proof_balances', columns },
    sql`select account_id, sum(amount), coalesce(sum(amount) filter (where at < ${from}), 0),
        coalesce(sum(amount) filter (where at < ${to}), 0)
      from (${lines}) line group by account_id`,
  );
}

/** Compares what was kept with the postings: of a daily proof the same by how it was summed. */
export const closingChecks: readonly LedgerCheck[] = [
  {
    what: '关账的余额与行的合计不符',
    sought: () => sql`select coalesce(c.account_id, b.account_id)::text as row,
        '关账 ' || coalesce(c.balance, 0) || ' 分，行 ' || coalesce(b.closed, 0) || ' 分' as note
      from ledger_closing c full join proof_balances b on b.account_id = c.account_id
      where coalesce(c.balance, 0) <> coalesce(b.closed, 0) order by 1`,
  },
];

/** Keeps what was summed, so that a balance that was wrong is right for the next proof. */
export async function close(tx: Db): Promise<void> {
  await tx.execute(sql`delete from ledger_closing c
    where not exists (select 1 from proof_balances b where b.account_id = c.account_id and b.closing <> 0)`);
  await tx.execute(sql`insert into ledger_closing (account_id, balance)
    select b.account_id, b.closing from proof_balances b left join ledger_closing c on c.account_id = b.account_id
    where b.closing <> coalesce(c.balance, 0)
    on conflict (account_id) do update set balance = excluded.balance`);
}

/** What was kept of accounts goes to those of another owner, in the transaction in which their postings go there. */
export async function mergeClosings(db: Db, accounts: readonly AccountName[], toOwner: string): Promise<void> {
  for (const { kind, ownerNo } of accounts) {
    const gone = sql`(select id from ledger_account where account_kind = ${kind} and owner_no = ${ownerNo})`;
    await db.execute(sql`insert into ledger_closing (account_id, balance)
      select mine.id, c.balance from ledger_closing c, ledger_account mine
      where c.account_id = ${gone} and mine.account_kind = ${kind} and mine.owner_no = ${toOwner}
      on conflict (account_id) do update set balance = ledger_closing.balance + excluded.balance`);
    await db.execute(sql`delete from ledger_closing where account_id = ${gone}`);
  }
}
