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

/**
 * From here on the transaction reads in the order that is asked for, and stops when the page is full, instead of gathering
 * all that match and sorting them: the better way as soon as a count found more than `COUNT_CAP`. The planner takes the
 * grams of one word for independent of each other and thinks the rows rare.
 */
export const walkInOrder = async (tx: Db): Promise<void> => {
  await tx.execute(sql`set local enable_bitmapscan = off`);
};
