import { feedback } from '#seed/data/feedback.ts';
import { wireTime } from '#contract/rules/time.ts';
import { HandleState } from '#contract/rules/accusation.ts';
import type { Db } from '#server/db/client.ts';
import { userAccusation } from '#server/db/schema/system.ts';
import { insertAll } from './batches.ts';

const HOUR = 3_600_000;

/** Feedback of the demo people; what has a reply was answered by the operator five hours later. */
export async function loadFeedback(db: Db, now: Date, userNos: Map<string, string>): Promise<void> {
  const rows = feedback.map(({ who, type, content, targetUrl, contact, daysAgo, reply }) => {
    const sent = new Date(now.getTime() - daysAgo * 24 * HOUR);
    const answer = {
      handleStatus: HandleState.answered,
      reply,
      replyTime: wireTime(new Date(sent.getTime() + 5 * HOUR)),
      replyUserNo: userNos.get('zhoumingyuan'),
    };
    const given = {
      userNo: userNos.get(who)!,
      accusationType: type,
      content,
      targetUrl,
      contact,
      gmtCreate: wireTime(sent),
    };
    return { ...given, ...(reply === '' ? {} : answer) };
  });
  await insertAll(db, userAccusation, rows);
}
