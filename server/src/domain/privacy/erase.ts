import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { dataMap } from '../personData/dataMap.ts';
import { personHooks } from '../personData/hooks.ts';
import { endSessions } from '../session/session.ts';

/**
 * Deletes an account: personal rows go, what others need stays without a name, and nobody can sign in any more. The
 * phone and the mailbox are free again.
 */
export async function erasePerson(db: Db, userNo: string): Promise<void> {
  await endSessions(db, userNo, 'disabled');
  for (const { erasing } of personHooks.entries()) await erasing?.(db, userNo);
  for (const { table, column, erase } of dataMap) {
    if (erase === 'keep') continue;
    if (erase === 'delete') await db.delete(table).where(eq(column, userNo));
    else await db.update(table).set(erase).where(eq(column, userNo));
  }
}
