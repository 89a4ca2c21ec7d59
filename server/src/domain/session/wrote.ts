import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { session } from '../../db/schema/user.ts';

/**
 * Remembers how far the log of the primary had got when this person wrote, for all their living sessions: whichever
 * process answers next, and on whichever device, knows what a replica must have before they read there.
 */
export async function noteWrote(db: Db, userNo: string): Promise<void> {
  const theirs = db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.userNo, userNo), isNull(session.endedReason)))
    .orderBy(asc(session.id)) // two writes at the same moment must not wait for each other's rows
    .for('update');
  await db
    .update(session)
    .set({ wroteAt: sql`pg_current_wal_lsn()` })
    .where(inArray(session.id, theirs));
}
