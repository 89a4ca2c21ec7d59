import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Book, Thing, Within } from './hooks.ts';

const withinOf = (book: Book, of: (thing: Thing, column: string) => SQL): Within => ({
  book,
  orders: (column) => of('orders', column),
  draws: (column) => of('draws', column),
  bills: (column) => of('bills', column),
  groups: (column) => of('groups', column),
  recent: (column) => of('recent', column),
});

export const wholeBook: Within = withinOf(
  { orders: sql`trade_order`, entries: sql`ledger_entry`, postings: sql`ledger_posting` },
  () => sql`true`,
);

/** The copies of the rows that were touched. */
const touchedBook: Book = {
  orders: sql`proof_orders`,
  entries: sql`proof_entries`,
  postings: sql`proof_postings`,
};

const NUMBERS = 'id bigint primary key';

/**
 * What was touched since a moment, found by indexed columns alone and kept in temporary tables until the transaction ends.
 * Every step of an order, a refund, a withdrawal or an invoice moves its `gmt_modified`; entries and receipts are never
 * changed. Of an order that was touched everything is looked at, however old it is.
 */
export async function touchedSince(tx: Db, since: string): Promise<Within> {
  await fillTable(
    tx,
    { name: 'proof_orders', columns: 'like trade_order, primary key (id)' },
    // Each by its number (`offset 0`): guessed to be more than they are, they would be found by reading all orders.
    sql`select o.* from (
      select order_id as id from ledger_entry where gmt_create >= ${since} and order_id is not null
      union select id from trade_order where gmt_modified >= ${since}
      union select order_id from trade_receipt where gmt_create >= ${since}
      union select order_id from trade_refund where gmt_modified >= ${since}
      union select order_id from trade_invoice where gmt_modified >= ${since}) touched
      cross join lateral (select * from trade_order where id = touched.id offset 0) o`,
  );
  await fillTable(
    tx,
    { name: 'proof_draws', columns: NUMBERS },
    sql`select draw_id from ledger_entry where gmt_create >= ${since} and draw_id is not null
      union select id from wallet_draw where gmt_modified >= ${since}`,
  );
  await fillTable(
    tx,
    { name: 'proof_bills', columns: NUMBERS },
    sql`select bill_id from ledger_entry where gmt_create >= ${since} and bill_id is not null
      union select id from bank_bill where gmt_create >= ${since}`,
  );
  await fillTable(
    tx,
    { name: 'proof_groups', columns: NUMBERS },
    sql`select distinct group_id from proof_orders where group_id is not null`,
  );
  await fillTable(
    tx,
    { name: 'proof_entries', columns: 'like ledger_entry, primary key (id)' },
    sql`select e.* from proof_orders o join ledger_entry e on e.order_id = o.id
      union all select e.* from proof_draws d join ledger_entry e on e.draw_id = d.id
      union all select e.* from proof_bills b join ledger_entry e on e.bill_id = b.id`,
  );
  await fillTable(
    tx,
    { name: 'proof_postings', columns: 'like ledger_posting' },
    sql`select p.* from proof_entries e join ledger_posting p on p.entry_id = e.id`,
  );
  const first = await firstNumber(tx, since);
  return withinOf(touchedBook, (thing, column) =>
    thing === 'recent' ? sql`${sql.raw(column)} >= ${first}` : sql.raw(`${column} in (select id from proof_${thing})`),
  );
}

/**
 * A table of this transaction alone, with its rows counted (`analyze`), so that what looks for so few goes by indexes; one
 * that a proof before in the same transaction left is taken away.
 */
export async function fillTable(
  tx: Db,
  { name, columns }: Record<'name' | 'columns', string>,
  rows: SQL,
): Promise<void> {
  await tx.execute(sql.raw(`drop table if exists pg_temp.${name}`));
  await tx.execute(sql.raw(`create temporary table ${name} (${columns}) on commit drop`));
  await tx.execute(sql`insert into ${sql.raw(name)} ${rows}`);
  // a tenth of the usual sample: what matters is how few they are
  await tx.execute(sql`set local default_statistics_target = 10`);
  await tx.execute(sql.raw(`analyze ${name}`));
}

/** The least number of an entry of since then, or the last before it: by the index of moments, not up from number one. */
async function firstNumber(tx: Db, since: string): Promise<string> {
  const { rows } = await tx.execute<{ first: string }>(sql`select coalesce(
    (select min(id) from (select id from ledger_entry where gmt_create >= ${since} offset 0) e),
    (select max(id) from ledger_entry), 0)::text as first`);
  return rows[0]!.first;
}
