import { and, eq } from 'drizzle-orm';
import { ANSWERED } from '#contract/course/userAccusation.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { userAccusation } from '../../db/schema/system.ts';
import { fail } from '../../kit/fail.ts';
import { queuedFeedback } from './policies.ts';

interface Answer {
  id: string;
  reply: string;
  replyUserNo: string;
}

/**
 * Answers waiting feedback and returns whose it is. Of two operators who answer at once, one wins.
 * @throws ANSWERED when it was answered before, NOT_FOUND when there is none.
 */
export async function answerFeedback(db: Db, { id, reply, replyUserNo }: Answer, now: Date): Promise<string> {
  const replyTime = wireTime(now);
  const [answered] = await db
    .update(userAccusation)
    .set({ handleStatus: 2, reply, replyUserNo, replyTime, gmtModified: replyTime })
    .where(and(eq(userAccusation.id, id), queuedFeedback(1)))
    .returning({ userNo: userAccusation.userNo });
  if (answered) return answered.userNo;
  const before = await db.$count(userAccusation, and(eq(userAccusation.id, id), queuedFeedback(2)));
  throw fail(before > 0 ? ANSWERED : NOT_FOUND);
}
