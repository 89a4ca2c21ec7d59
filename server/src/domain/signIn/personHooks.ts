import { eq, inArray } from 'drizzle-orm';
import { outboxMessage } from '../../db/schema/system.ts';
import { attempt, user, verifyCode } from '../../db/schema/user.ts';
import { storedKey } from '../../kit/counter.ts';
import type { PersonHooks } from '../personData/hooks.ts';
import { accountKey } from './tries.ts';

/** What is kept under a phone or a mailbox instead of a user number. */
export const signInHooks: PersonHooks = {
  async erasing(db, userNo) {
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
        receivers.map((one) => storedKey(accountKey(one))),
      ),
    );
  },
};
