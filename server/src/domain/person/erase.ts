import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { attention, lecturer } from '../../db/schema/people.ts';
import { outboxMessage } from '../../db/schema/system.ts';
import { storedFile } from '../../db/schema/trust.ts';
import { attempt, user, verifyCode } from '../../db/schema/user.ts';
import { endSessions } from '../session/session.ts';
import { belongings } from './belongings.ts';

/**
 * Deletes an account: personal rows go, what others need stays without a name, and nobody can sign in any more. The
 * phone and the mailbox are free again.
 * @returns the storage keys of files to be removed once this is committed
 */
export async function erasePerson(db: Db, userNo: string): Promise<string[]> {
  const files = await db.select({ key: storedFile.storageKey }).from(storedFile).where(eq(storedFile.userNo, userNo));
  await endSessions(db, userNo, 'disabled');
  await eraseReceivers(db, userNo);
  await leaveLecturers(db, userNo);
  for (const { table, column, erase } of belongings) {
    if (erase === 'keep') continue;
    if (erase === 'delete') await db.delete(table).where(eq(column, userNo));
    else await db.update(table).set(erase).where(eq(column, userNo));
  }
  return files.map(({ key }) => key);
}

/** Those whom the person followed have one follower less. */
async function leaveLecturers(db: Db, userNo: string): Promise<void> {
  const followed = db
    .select({ no: attention.refNo })
    .from(attention)
    .where(and(eq(attention.userNo, userNo), eq(attention.kind, 'lecturer')));
  await db
    .update(lecturer)
    .set({ countFans: sql`greatest(${lecturer.countFans} - 1, 0)` })
    .where(inArray(lecturer.lecturerUserNo, followed));
}

/** What is kept under a phone or a mailbox instead of a user number. */
async function eraseReceivers(db: Db, userNo: string): Promise<void> {
  const [person] = await db
    .select({ mobile: user.mobile, email: user.email })
    .from(user)
    .where(eq(user.userNo, userNo));
  const receivers = [person?.mobile, person?.email].filter((one) => one != null);
  if (receivers.length === 0) return;
  await db.delete(verifyCode).where(inArray(verifyCode.receiver, receivers));
  await db.delete(outboxMessage).where(inArray(outboxMessage.receiver, receivers));
  await db.delete(attempt).where(
    inArray(
      attempt.key,
      receivers.map((one) => `password:${one}`),
    ),
  );
}
