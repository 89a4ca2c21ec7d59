import { and, eq, exists, inArray, not, or, sql } from 'drizzle-orm';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import type { Db } from '../../db/client.ts';
import { attention, lecturer } from '../../db/schema/people.ts';
import { adv, outboxMessage, website } from '../../db/schema/system.ts';
import { storedFile } from '../../db/schema/trust.ts';
import { attempt, user, verifyCode } from '../../db/schema/user.ts';
import { endSessions } from '../session/session.ts';
import { belongings } from './belongings.ts';

/**
 * Deletes an account: personal rows go, what others need stays without a name, and nobody can sign in any more. The
 * phone and the mailbox are free again. Files can be opened no more and wait for their removal (jobs/deleteAccounts.ts).
 */
export async function erasePerson(db: Db, userNo: string): Promise<void> {
  await discardFiles(db, userNo);
  await endSessions(db, userNo, 'disabled');
  await eraseReceivers(db, userNo);
  await leaveLecturers(db, userNo);
  for (const { table, column, erase } of belongings) {
    if (erase === 'keep') continue;
    if (erase === 'delete') await db.delete(table).where(eq(column, userNo));
    else await db.update(table).set(erase).where(eq(column, userNo));
  }
}

/** Of the person; logos, banners and licences are those of organizations and of the site. */
const personal: UploadPurpose[] = ['avatar', 'picture', 'work', 'proof', 'feedback'];

async function discardFiles(db: Db, userNo: string): Promise<void> {
  const address = sql`'/files/' || ${storedFile.id} || '.' || ${storedFile.extension}`;
  const onSite = or(
    exists(db.select({ id: adv.id }).from(adv).where(eq(adv.advImg, address))),
    exists(
      db
        .select({ id: website.id })
        .from(website)
        .where(or(eq(website.wxCode, address), eq(website.wbCode, address))),
    ),
  )!;
  await db
    .update(storedFile)
    .set({ statusId: 0 })
    .where(and(eq(storedFile.userNo, userNo), inArray(storedFile.purpose, personal), not(onSite)));
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
