import { and, eq, gt } from 'drizzle-orm';
import { REPEATED } from '#contract/course/userAccusation.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { REPEAT_MINUTES } from '#contract/rules/accusation.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { userAccusation } from '../../db/schema/system.ts';
import { fail } from '../../kit/fail.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { inDictionary } from '../site/dictionary.ts';

interface Feedback {
  accusationType: string;
  content: string;
  contact: string;
  targetUrl: string;
  images: string[];
}

/**
 * Takes feedback in and returns its id.
 * @throws INVALID_INPUT for a type that the dictionary does not offer, REPEATED for the same text again within ten minutes.
 */
export async function submitFeedback(db: Db, userNo: string, feedback: Feedback, now: Date): Promise<string> {
  if (!(await inDictionary(db, 'feedbackType', feedback.accusationType))) throw fail(INVALID_INPUT, CHOOSE, chooseType);
  await oneAtATime(db, userNo);
  if (await isRepeated(db, userNo, feedback.content, now)) throw fail(REPEATED);
  const [row] = await db
    .insert(userAccusation)
    .values({ ...feedback, userNo, gmtCreate: wireTime(now) })
    .returning({ id: userAccusation.id });
  return row!.id;
}

const CHOOSE = '请选择反馈类型';
const chooseType = { issues: [{ path: 'accusationType', message: CHOOSE }] };

async function isRepeated(db: Db, userNo: string, content: string, now: Date): Promise<boolean> {
  const since = wireTime(new Date(now.getTime() - REPEAT_MINUTES * 60_000));
  const { gmtCreate } = userAccusation;
  const same = and(eq(userAccusation.userNo, userNo), eq(userAccusation.content, content), gt(gmtCreate, since));
  return (await db.$count(userAccusation, same)) > 0;
}
