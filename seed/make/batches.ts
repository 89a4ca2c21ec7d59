import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/client.ts';

/** One statement may carry 65 535 values. */
const ROWS = 1500;

const batchesOf = <R>(rows: readonly R[]): R[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) => rows.slice(index * ROWS, (index + 1) * ROWS));

/** Inserts many rows in few statements; a row that is there already stays as it is. */
export async function insertAll<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (const batch of batchesOf(rows)) await db.insert(table).values(batch).onConflictDoNothing();
}

/** Inserts many rows in few statements; one that the database refuses fails them all. */
export async function insertNew<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (const batch of batchesOf(rows)) await db.insert(table).values(batch);
}
