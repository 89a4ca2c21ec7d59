import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { oauthBinding, user, userIdentity } from '../../db/schema/user.ts';
import { endSessions } from '../session/session.ts';

/**
 * Moves what belongs to one person to another and closes the first: identities with their job numbers, third-party
 * accounts, and the password when the second has none. Made for accounts an organization created and nobody used yet.
 * @returns for every identity of the first the id that stands for it now
 */
export async function mergePerson(db: Db, from: string, to: string): Promise<Map<string, string>> {
  const moved = new Map<string, string>();
  const own = await db.select().from(userIdentity).where(eq(userIdentity.userNo, to));
  for (const identity of await db.select().from(userIdentity).where(eq(userIdentity.userNo, from))) {
    const same = own.find((one) => one.userType === identity.userType && one.orgNo === identity.orgNo);
    if (same) await handOverNumber(db, identity, same);
    else await db.update(userIdentity).set({ userNo: to }).where(eq(userIdentity.id, identity.id));
    moved.set(identity.id, same?.id ?? identity.id);
  }
  await db.update(oauthBinding).set({ userNo: to }).where(eq(oauthBinding.userNo, from));
  await handOverPassword(db, from, to);
  await endSessions(db, from, 'disabled');
  await db.update(user).set({ statusId: 0 }).where(eq(user.userNo, from));
  return moved;
}

interface Numbered {
  id: string;
  jobNumber: string | null;
}

/** A number is held once within an organization, so the first lets go before the second takes it. */
async function handOverNumber(db: Db, first: Numbered, second: Numbered): Promise<void> {
  if (first.jobNumber === null) return;
  await db.update(userIdentity).set({ jobNumber: null }).where(eq(userIdentity.id, first.id));
  await db
    .update(userIdentity)
    .set({ jobNumber: first.jobNumber, statusId: 1 })
    .where(and(eq(userIdentity.id, second.id), isNull(userIdentity.jobNumber)));
}

async function handOverPassword(db: Db, from: string, to: string): Promise<void> {
  const first = db.select({ hash: user.passwordHash }).from(user).where(eq(user.userNo, from));
  await db
    .update(user)
    .set({ passwordHash: sql`(${first})` })
    .where(and(eq(user.userNo, to), eq(user.passwordHash, '')));
}
