import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Thing, Within } from './hooks.ts';

const withinOf = (of: (thing: Thing, column: string) => SQL): Within => ({
  orders: (column) => of('orders', column),
  draws: (column) => of('draws', column),
  bills: (column) => of('bills', column),
  groups: (column) => of('groups', column),
  entries: (column) => of('entries', column),
  recent: (column) => of('recent', column),
});

export const wholeBook: Within = withinOf(() => sql`true`);

/**
 * What was touched since a moment, found by indexed columns alone and kept in temporary tables until the transaction ends.
 * Every step of an order, a refund, a withdrawal or an invoice moves its `gmt_modified`; entries and receipts are never
 * changed. Of an order that was touched everything is looked at, however old it is.
 */
export async function touchedSince(tx: Db, since: string): Promise<Within> {
  await keep(
    tx,
    'orders',
    sql`select order_id from ledger_entry where gmt_create >= ${since} and order_id is not null
      union select id from trade_order where gmt_modified >= ${since}
      union select order_id from trade_receipt where gmt_create >= ${since}
      union select order_id from trade_refund where gmt_modified >= ${since}
      union select order_id from trade_invoice where gmt_modified >= ${since}`,
  );
  await keep(
    tx,
    'draws',
    sql`select draw_id from ledger_entry where gmt_create >= ${since} and draw_id is not null
      union select id from wallet_draw where gmt_modified >= ${since}`,
  );
  await keep(
    tx,
    'bills',
    sql`select bill_id from ledger_entry where gmt_create >= ${since} and bill_id is not null
      union select id from bank_bill where gmt_create >= ${since}`,
  );
  await keep(
    tx,
    'groups',
    sql`select distinct o.group_id from proof_orders p join trade_order o on o.id = p.id where o.group_id is not null`,
  );
  await keep(
    tx,
    'entries',
    sql`select e.id from proof_orders p join ledger_entry e on e.order_id = p.id
      union all select e.id from proof_draws p join ledger_entry e on e.draw_id = p.id
      union all select e.id from proof_bills p join ledger_entry e on e.bill_id = p.id`,
  );
  const first = await firstNumber(tx, since);
  return withinOf((thing, column) =>
    thing === 'recent'
      ? sql`${sql.raw(column)} >= ${first}`
      : sql.raw(`${column} in (select id from ${tableOf(thing)})`),
  );
}

const tableOf = (thing: Exclude<Thing, 'recent'>): string => `proof_${thing}`;

/** So few, and counted (`analyze`), that what looks for them goes by indexes. */
async function keep(tx: Db, thing: Exclude<Thing, 'recent'>, numbers: SQL): Promise<void> {
  await fillTable(tx, { name: tableOf(thing), columns: 'id bigint primary key' }, numbers);
}

/** A table of this transaction alone; one that a proof before in the same one left is taken away. */
export async function fillTable(
  tx: Db,
  { name, columns }: Record<'name' | 'columns', string>,
  rows: SQL,
): Promise<void> {
  await tx.execute(sql.raw(`drop table if exists pg_temp.${name}`));
  await tx.execute(sql.raw(`create temporary table ${name} (${columns}) on commit drop`));
  await tx.execute(sql`insert into ${sql.raw(name)} ${rows}`);
  await tx.execute(sql.raw(`analyze ${name}`));
}

/** The least number of an entry of since then, or the last before it: by the index of moments, not up from number one. */
async function firstNumber(tx: Db, since: string): Promise<string> {
  const { rows } = await tx.execute<{ first: string }>(sql`select coalesce(
    (select min(id) from (select id from ledger_entry where gmt_create >= ${since} offset 0) e),
    (select max(id) from ledger_entry), 0)::text as first`);
  return rows[0]!.first;
}
