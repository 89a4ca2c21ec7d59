import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

/**
 * Lets the planner read large tables through their indexes only. A count that stops at a cap looks cheapest to it as a
 * walk through the table until enough rows were met, and that walk is long exactly when the matching rows lie together
 * at the end. For reads of large tables by conditions of unknown rarity.
 */
export const throughIndexes = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return work(tx);
  });
