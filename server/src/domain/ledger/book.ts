import { and, eq, inArray, min, ne, sql, sum } from 'drizzle-orm';
import { reversed } from '#contract/rules/ledger.ts';
import type { AccountKind, EntryKind, Posting } from '#contract/rules/ledger.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { ledgerAccount, ledgerEntry, ledgerPosting } from '../../db/schema/ledger.ts';

/** What an entry belongs to. */
type Belongs =
  | { orderId: string; drawId?: never; billId?: never }
  | { orderId?: never; drawId: string; billId?: never }
  | { orderId?: never; drawId?: never; billId: string };

type Entry = Belongs & {
  entryKind: EntryKind;
  /** The row that it is about; of one kind each cause is booked once. */
  causeId: string;
  postings: readonly Posting[];
};

/**
 * Books a movement of money, in the transaction of what causes it. The database refuses what does not sum to zero, and a
 * cause that is booked already: both are errors of ours, so the whole step is rolled back.
 */
export async function book(db: Db, entry: Entry, now: Date): Promise<void> {
  const { entryKind, causeId, orderId = null, drawId = null, billId = null, postings } = entry;
  if (postings.length === 0) return;
  const accounts = await accountsOf(db, postings);
  let sum = 0;
  const lines = postings.map(({ account, amount }, index) => {
    const before = sum;
    sum += amount;
    return { line: index + 1, account: accounts.get(nameOf(account)), amount, before, after: sum };
  });
  await db.execute(sql`
    with entry as (
      insert into ledger_entry (gmt_create, entry_kind, cause_id, order_id, draw_id, bill_id, last_line)
      values (${wireTime(now)}, ${entryKind}, ${causeId}, ${orderId}, ${drawId}, ${billId}, ${lines.length}) returning id
    )
    insert into ledger_posting (entry_id, line, last_line, account_id, amount, before, after, previous_line)
    select entry.id, line, ${lines.length}::smallint, account, amount, before, after, nullif(line, 1) - 1
    from entry, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line(line smallint, account bigint, amount bigint, before bigint, after bigint)`);
}

/** What a cause moved, by one step or by several. */
interface Booked {
  entryKind: EntryKind | readonly EntryKind[];
  causeId: string;
}

/** Books the very opposite of what a cause moved, of several steps what they come to, but for what stays as it was. */
export async function bookReversed(
  db: Db,
  booked: Booked,
  entry: Belongs & Pick<Entry, 'entryKind' | 'causeId'> & { staying?: readonly Posting[] },
  now: Date,
): Promise<void> {
  const { staying, ...its } = entry;
  const postings = await postingsOf(db, booked);
  if (postings.length === 0) throw new Error(`nothing is booked for ${String(booked.entryKind)} ${booked.causeId}`);
  await book(db, { ...its, postings: reversed(postings, staying) }, now);
}

const postingsOf = async (db: Db, { entryKind, causeId }: Booked): Promise<Posting[]> => {
  const { accountKind: kind, ownerNo } = ledgerAccount;
  const amount = sum(ledgerPosting.amount).mapWith(Number);
  const rows = await db
    .select({ kind, ownerNo, amount })
    .from(ledgerEntry)
    .innerJoin(ledgerPosting, eq(ledgerPosting.entryId, ledgerEntry.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .where(and(inArray(ledgerEntry.entryKind, [entryKind].flat()), eq(ledgerEntry.causeId, causeId)))
    .groupBy(kind, ownerNo)
    .having(ne(sum(ledgerPosting.amount), '0'))
    .orderBy(min(ledgerPosting.line), kind);
  return rows.map(({ amount: cents, ...account }) => ({ account, amount: cents }));
};

const nameOf = ({ kind, ownerNo }: { kind: AccountKind; ownerNo: string }): string => `${kind}:${ownerNo}`;

/** The numbers of accounts; those that there are not yet are opened, in one order, so that no two wait for each other. */
async function accountsOf(db: Db, postings: readonly Posting[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Map(postings.map(({ account }) => [nameOf(account), account])).entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { kind, ownerNo }]) => ({ accountKind: kind, ownerNo }));
  const find = async () => {
    const named = sql.join(
      wanted.map(({ accountKind, ownerNo }) => sql`(${accountKind}::smallint, ${ownerNo}::bigint)`),
      sql`, `,
    );
    const rows = await db
      .select()
      .from(ledgerAccount)
      .where(sql`(${ledgerAccount.accountKind}, ${ledgerAccount.ownerNo}) in (${named})`);
    return new Map(rows.map((row) => [nameOf({ kind: row.accountKind, ownerNo: row.ownerNo }), row.id]));
  };
  const known = await find();
  if (known.size === wanted.length) return known;
  await db.insert(ledgerAccount).values(wanted).onConflictDoNothing();
  return find();
}
