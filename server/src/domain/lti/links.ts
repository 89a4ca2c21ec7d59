import { wireTime } from '#contract/rules/time.ts';
import { ltiLink } from '../../db/schema/lti.ts';
import type { Ctx } from '../../kit/context.ts';
import type { Message } from './claims.ts';
import { claims, SCORE_SCOPE } from './claims.ts';

interface Whose {
  platformId: string;
  bindingId: string;
  courseId: string;
}

/** Remembers where the platform wants to hear how far the person is, where it does; it hears all of it anew. */
export async function keepLink({ db, now }: Ctx, whose: Whose, message: Message): Promise<void> {
  const endpoint = message[claims.endpoint];
  const lineItem = endpoint?.lineitem ?? '';
  const isWanted = endpoint?.scope.includes(SCORE_SCOPE) && /^https?:\/\//i.test(lineItem) && URL.canParse(lineItem);
  if (!isWanted) return;
  const fresh = { failures: 0, lastError: '', nextTryAt: wireTime(now) };
  await db
    .insert(ltiLink)
    .values({ ...whose, ...fresh, subject: message.sub, lineItem, gmtCreate: wireTime(now) })
    .onConflictDoUpdate({ target: [ltiLink.bindingId, ltiLink.courseId, ltiLink.lineItem], set: fresh });
}
