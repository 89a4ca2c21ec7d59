import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { session } from '../../db/schema/user.ts';
import { batchedIn } from '../../kit/batched.ts';

const MOST = 200;

/**
 * Remembers how far the log of the primary had got when this person wrote, for all their living sessions: whichever
 * process answers next, and on whichever device, knows what a replica must have before they read there. Those who write
 * at the same moment are noted together, after the last of them.
 */
export const noteWrote: (db: Db, userNo: string) => Promise<void> = batchedIn((db) => ({
  run: (some) => noteAll(db, some),
  lanes: 1,
  max: MOST,
}));

async function noteAll(db: Db, userNos: string[]): Promise<Promise<void>[]> {
  const theirs = db
    .select({ id: session.id })
    .from(session)
    .where(and(inArray(session.userNo, userNos), isNull(session.endedReason)))
    .orderBy(asc(session.id)) // another process does the same at the same moment
    .for('update');
  await db
    .update(session)
    .set({ wroteAt: sql`pg_current_wal_lsn()` })
    .where(inArray(session.id, theirs));
  return userNos.map(async () => undefined);
}
