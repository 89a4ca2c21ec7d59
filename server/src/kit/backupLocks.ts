import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

/** Held by the one process that makes a backup. */
export const BACKUP_LOCK = 20261126;
/** Held by it alone, or by as many as remove files. */
export const NO_REMOVAL_LOCK = 20261127;

/**
 * Does work that removes stored files, unless a backup is being made, whose rows may still name them; then it is left
 * to the next round.
 */
export async function unlessBackedUp(db: Db, work: () => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock_shared(${NO_REMOVAL_LOCK}) as mine`);
    if (rows[0]?.['mine'] === true) await work();
  });
}
