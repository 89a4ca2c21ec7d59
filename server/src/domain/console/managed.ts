import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, getTableColumns, min, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { CONFLICT, NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { LIST_FULL } from '#contract/system/adminFailures.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { nextEdition } from '../../kit/edition.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import type { Refusals } from '../../kit/refusedAs.ts';

/** A table whose rows an operator keeps in order; every list of the console is one, or a part of one. */
export type ManagedTable = PgTable & { id: PgColumn; sort: PgColumn; statusId: PgColumn; gmtModified: PgColumn };

type RowOf<T extends ManagedTable> = T['$inferSelect'] & { id: string; statusId: 0 | 1; version: string };

type Columns = Record<string, PgColumn | SQL>;

export interface Part {
  /** The rows of the list within its table; all of them unless told. */
  where?: SQL;
  /** How many a list may hold: it is always shown and sorted whole. */
  most: number;
  /** What no two rows may share, and what to answer then. */
  taken?: Refusals;
}

/** PostgreSQL gives a row a new `xmin` with every change: two versions that are equal are the same row unchanged. */
const versionOf = (table: ManagedTable) => sql<string>`${table}.xmin::text`;

/** The whole list in its order, disabled rows too. `extra` are columns from elsewhere. */
export async function managedRows<T extends ManagedTable, X extends Record<string, SQL> = Record<never, SQL>>(
  db: Db,
  table: T,
  { where, most }: Part,
  extra: X = {} as X,
): Promise<(RowOf<T> & { [K in keyof X]: X[K] extends SQL<infer V> ? V : never })[]> {
  const plain: PgTable = table; // drizzle's types ask of a table they do not know whether it may be read
  const columns: Columns = { ...getTableColumns(table), version: versionOf(table), ...extra };
  const rows = await db.select(columns).from(plain).where(where).orderBy(desc(table.sort), asc(table.id)).limit(most);
  return rows as (RowOf<T> & { [K in keyof X]: X[K] extends SQL<infer V> ? V : never })[];
}

interface Key {
  id?: string | undefined;
  version?: string | undefined;
  statusId: 0 | 1;
}

/**
 * Makes a row, at the end of its list, or changes one that is as the operator saw it. Returns its id.
 * @throws NOT_FOUND, CONFLICT when somebody else changed it meanwhile, LIST_FULL, what `taken` says
 */
export async function saveManaged<T extends ManagedTable>(
  ctx: UserCtx,
  table: T,
  { id, version, statusId }: Key,
  values: Partial<T['$inferInsert']>,
  part: Part,
): Promise<string> {
  const row = { ...values, statusId, gmtModified: wireTime(ctx.now) };
  ctx.afterCommit(nextEdition);
  if (id === undefined) {
    const made = { ...row, sort: await lastPlace(ctx.db, table, part) };
    const plain: PgTable = table;
    const adding = ctx.db.insert(plain).values(made).returning({ id: table.id });
    const [added] = await refusedAs(adding, part.taken ?? {});
    ctx.changed({ after: { id: added!.id, ...values, statusId } });
    return String(added!.id);
  }
  const before = await lockManaged(ctx.db, table, id, version, part.where);
  await refusedAs(ctx.db.update(table).set(row).where(eq(table.id, id)), part.taken ?? {});
  ctx.changed({ before: partOf(before, { ...values, statusId }), after: { ...values, statusId } });
  return id;
}

/** Takes a row out for good. @throws NOT_FOUND, CONFLICT */
export async function removeManaged<T extends ManagedTable>(
  ctx: UserCtx,
  table: T,
  { id, version }: { id: string; version: string },
  where?: SQL,
): Promise<RowOf<T>> {
  const before = await lockManaged(ctx.db, table, id, version, where);
  await ctx.db.delete(table).where(eq(table.id, id));
  ctx.afterCommit(nextEdition);
  ctx.changed({ before });
  return before;
}

/** Puts the rows of a list into a new order; the log tells it by their names. @throws CONFLICT when the list does not consist of just these rows */
export async function arrangeManaged(
  ctx: UserCtx,
  table: ManagedTable,
  name: PgColumn,
  ids: readonly string[],
  { where }: { where?: SQL } = {},
): Promise<Record<string, never>> {
  const rows = await ctx.db
    .select({ id: table.id, name })
    .from(table)
    .where(where)
    .orderBy(desc(table.sort), asc(table.id))
    .for('update');
  const names = new Map(rows.map((row) => [String(row.id), String(row.name)]));
  if (names.size !== ids.length || [...names.keys()].some((id) => !ids.includes(id))) throw fail(CONFLICT);
  await ctx.db.execute(sql`update ${table} set sort = ${ids.length} - placed.at
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as placed (id, at) where ${table.id} = placed.id`);
  ctx.changed({ before: { order: [...names.values()] }, after: { order: ids.map((id) => names.get(id)!) } });
  ctx.afterCommit(nextEdition);
  return {};
}

/** The row as the operator saw it, locked until the call is through. */
export async function lockManaged<T extends ManagedTable>(
  db: Db,
  table: T,
  id: string,
  version: string | undefined,
  where?: SQL,
): Promise<RowOf<T>> {
  const plain: PgTable = table;
  const columns: Columns = { ...getTableColumns(table), version: versionOf(table) };
  const [row] = await db
    .select(columns)
    .from(plain)
    .where(and(eq(table.id, id), where))
    .for('update');
  if (!row) throw fail(NOT_FOUND);
  if (row.version !== version) throw fail(CONFLICT);
  return row as RowOf<T>;
}

/** One below the last row: new rows stand at the end. */
async function lastPlace(db: Db, table: ManagedTable, { where, most }: Part): Promise<number> {
  if ((await db.$count(table, where)) >= most) throw fail(LIST_FULL, `最多 ${most} 条，请先删除不用的`);
  const [row] = await db
    .select({ last: min(table.sort) })
    .from(table)
    .where(where);
  return Number(row?.last ?? 1) - 1;
}

const partOf = (row: object, names: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, (row as Record<string, unknown>)[name]]));
