import { and, eq } from 'drizzle-orm';
import { CALL_GONE } from '#contract/im/callFailures.ts';
import type { Db } from '../../db/client.ts';
import { call, callPerson } from '../../db/schema/call.ts';
import { fail } from '../../kit/fail.ts';
import type { CallPersonRow, CallRow } from './shown.ts';

export interface Place {
  call: CallRow;
  person: CallPersonRow;
}

/** A call with its row held: of all who change anything of it each waits for the one before. @throws CALL_GONE */
export async function holdPlace(db: Db, userNo: string, callId: string): Promise<Place> {
  const held = await db.select().from(call).where(eq(call.id, callId)).for('update');
  const [person] = await db.select().from(callPerson).where(own(userNo, callId));
  if (!held[0] || !person) throw fail(CALL_GONE);
  return { call: held[0], person };
}

export const own = (userNo: string, callId: string) =>
  and(eq(callPerson.callId, callId), eq(callPerson.userNo, userNo));

/** @throws CALL_GONE to everybody who is not in it */
export async function mustBeIn(db: Db, userNo: string, callId: string): Promise<void> {
  if ((await db.$count(callPerson, own(userNo, callId))) === 0) throw fail(CALL_GONE);
}
