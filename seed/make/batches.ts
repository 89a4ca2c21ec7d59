import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/client.ts';

/** One statement may carry 65 535 values. */
const ROWS = 1500;

/** Inserts many rows in few statements; a row that is there already stays as it is. */
export async function insertAll<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS) {
    await db
      .insert(table)
      .values(rows.slice(from, from + ROWS))
      .onConflictDoNothing();
  }
}
