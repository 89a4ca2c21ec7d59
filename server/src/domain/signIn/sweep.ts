import { and, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { outboxMessage } from '../../db/schema/system.ts';
import { attempt, loginLog, oauthBinding, session, ticket, verifyCode } from '../../db/schema/user.ts';

const DAY = 86_400;

/** Removes what signing in leaves behind once nobody can use it any more. Meant to run every hour. */
export async function sweepSignIn(db: Db, now: Date): Promise<void> {
  const ago = (days: number): string => wireTimeIn(now, -days * DAY);
  await db.delete(attempt).where(lt(attempt.windowEnds, wireTime(now)));
  await db.delete(ticket).where(lt(ticket.expiresAt, wireTime(now)));
  await db.delete(verifyCode).where(lt(verifyCode.sentAt, ago(1)));
  await db
    .delete(session)
    .where(or(lt(session.expiresAt, ago(30)), and(isNotNull(session.endedReason), lt(session.lastSeen, ago(30)))));
  await db.delete(oauthBinding).where(and(isNull(oauthBinding.userNo), lt(oauthBinding.gmtModified, ago(30))));
  await db.delete(loginLog).where(lt(loginLog.gmtCreate, ago(180)));
  await db.delete(outboxMessage).where(lt(outboxMessage.gmtCreate, ago(7)));
}
