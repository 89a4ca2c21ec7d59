import { and, eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { userAccusation } from '../../db/schema/system.ts';
import { takeStep } from '../../kit/transition.ts';
import { feedbackSteps } from '#contract/course/transitions.ts';
import { enabled } from '../../db/enabled.ts';

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
  const { userNo } = await takeStep(db, feedbackSteps, 'answer', {
    table: userAccusation,
    state: 'handleStatus',
    where: and(eq(userAccusation.id, id), enabled(userAccusation)),
    set: { reply, replyUserNo, replyTime, gmtModified: replyTime },
  });
  return userNo;
}
