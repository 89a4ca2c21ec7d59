import { expect, vi } from 'vitest';
import type { Database, Db } from '#server/db/client.ts';

/**
 * Does something while a transaction has done its part and is not committed yet; it is committed once that waits for it, with as many
 * statements as were told.
 * @returns what came of it
 */
export async function overtaken<T>(
  { db, pool }: Database,
  first: (tx: Db) => Promise<unknown>,
  then: () => Promise<T>,
  waiting = 1,
): Promise<T> {
  const isDone = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const committed = db.transaction(async (tx) => {
    await first(tx);
    isDone.resolve();
    await mayCommit.promise;
  });
  await isDone.promise;
  const coming = then();
  try {
    await vi.waitFor(async () => {
      const { rows } = await pool.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      expect(rows).toHaveLength(waiting);
    });
  } finally {
    mayCommit.resolve();
  }
  await committed;
  return coming;
}
