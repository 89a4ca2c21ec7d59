import { desc, eq } from 'drizzle-orm';
import { AccountKind, ProofKind } from '#contract/rules/ledger.ts';
import { yuanOf } from '#contract/rules/money.ts';
import type { Db } from '../../db/client.ts';
import { ledgerProof } from '../../db/schema/ledger.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';

/** When all of the ledger was proved for the last time; undefined when it never was. */
export async function lastWhole(db: Db): Promise<string | undefined> {
  const [whole] = await db
    .select({ gmtCreate: ledgerProof.gmtCreate })
    .from(ledgerProof)
    .where(eq(ledgerProof.proofKind, ProofKind.whole))
    .orderBy(desc(ledgerProof.id))
    .limit(1);
  return whole?.gmtCreate;
}

/** The outcome of a proof on the wire; accounts on which nothing was booked show as zero. */
export const shownProof = ({ total, balances, ...proof }: typeof ledgerProof.$inferSelect) => ({
  ...proof,
  total: yuanOf(total),
  balances: AccountKind.values.map((accountKind) => ({
    accountKind,
    balance: yuanOf(balances[String(accountKind)] ?? 0),
  })),
});

/** What proofs found, the newest first. */
export async function proofPage(db: Db, request: PageRequest) {
  const rows = db.select().from(ledgerProof).orderBy(desc(ledgerProof.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(ledgerProof));
  return { ...page, list: page.list.map(shownProof) };
}
