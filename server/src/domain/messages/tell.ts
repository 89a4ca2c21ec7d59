import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** The channel of PostgreSQL on which processes hear what open tabs are to be told (realtime/). */
export const LIVE_CHANNEL = 'zhitu_live';

/** What goes over it: the event of rules/live.ts and whom it concerns. */
export interface Told {
  event: 'unread' | 'ended';
  to: string[];
}

/** A notification carries at most 8000 bytes. */
const AT_ONCE = 350;

/**
 * Tells the open tabs of people, on every process: that their unread count changed, or that a session of theirs ended.
 * PostgreSQL delivers with the commit of the transaction, and not at all when it is rolled back.
 */
export async function tell(db: Db, event: Told['event'], userNos: readonly string[]): Promise<void> {
  for (let start = 0; start < userNos.length; start += AT_ONCE) {
    const told: Told = { event, to: userNos.slice(start, start + AT_ONCE) };
    await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(told)})`);
  }
}
