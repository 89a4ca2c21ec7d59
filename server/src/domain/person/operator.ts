import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { user, userIdentity } from '../../db/schema/user.ts';
import { addIdentity, registerPerson } from './register.ts';

const OPERATOR = 0;

/**
 * Makes the person with this mobile an operator of the platform, creating them when they are not registered; they
 * sign in by SMS code and set a password then. Does nothing when they are one already.
 */
export async function ensureOperator(db: Db, mobile: string, now: Date): Promise<void> {
  const [known] = await db.select({ userNo: user.userNo }).from(user).where(eq(user.mobile, mobile));
  const userNo = known?.userNo ?? (await registerPerson(db, { mobile, registerSource: 'settings' }, now));
  const mine = and(eq(userIdentity.userNo, userNo), eq(userIdentity.userType, OPERATOR));
  const [identity] = await db.select({ id: userIdentity.id }).from(userIdentity).where(mine);
  if (!identity) await addIdentity(db, { userNo, userType: OPERATOR });
}
