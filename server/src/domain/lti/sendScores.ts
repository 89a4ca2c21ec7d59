import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { Nothing } from '#contract/kit/values.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { ltiLink, ltiPlatform } from '../../db/schema/lti.ts';
import { userCourse } from '../../db/schema/study.ts';
import { oauthBinding } from '../../db/schema/user.ts';
import type { Platform } from '../../kit/context.ts';
import { job } from '../../kit/job.ts';
import { postOutward } from '../../providers/postOutward.ts';
import { scoreToken } from './scoreToken.ts';

const BATCH = 100;
/** Seconds from one try to the next; after as many as there are nothing more is tried before the person comes again. */
const PAUSES = [60, 300, 900, 3600, 10_800, 43_200, 86_400] as const;

/**
 * Every two minutes: what learning platforms have not heard yet of how far their people are. What is sent is how far they
 * are at that moment, so that nothing is queued and nothing arrives out of order.
 */
export const sendLtiScores = job({
  name: 'sendLtiScores',
  input: Nothing,
  attempts: 1,
  isAlone: true,
  cron: '*/2 * * * *',
  async run(platform) {
    // Each of them is told, or has to wait, so that the next look finds others.
    while ((await sendBatch(platform)) > 0);
  },
});

async function sendBatch(place: Platform): Promise<number> {
  const due = await dueLinks(place.db, place.clock());
  const tokens = new Map<string, Promise<string>>();
  for (const one of due) {
    const { platform } = one;
    if (!tokens.has(platform.id)) tokens.set(platform.id, scoreToken(place, platform));
    const error = await send(place, one, tokens.get(platform.id)!);
    await keep(place.db, one, error, place.clock());
  }
  return due.length;
}

function dueLinks(db: Db, now: Date) {
  const { id, subject, lineItem, failures } = ltiLink;
  const { progress, completedAt } = userCourse;
  const isNews = sql`${progress} is distinct from coalesce(${ltiLink.sentProgress}, 0)`;
  return db
    .select({ platform: ltiPlatform, id, subject, lineItem, failures, progress, completedAt })
    .from(ltiLink)
    .innerJoin(ltiPlatform, and(eq(ltiPlatform.id, ltiLink.platformId), enabled(ltiPlatform)))
    .innerJoin(oauthBinding, and(eq(oauthBinding.id, ltiLink.bindingId), isNotNull(oauthBinding.userNo)))
    .innerJoin(userCourse, and(eq(userCourse.userNo, oauthBinding.userNo), eq(userCourse.courseId, ltiLink.courseId)))
    .where(and(lte(ltiLink.nextTryAt, wireTime(now)), lte(failures, PAUSES.length), isNews))
    .orderBy(asc(ltiLink.nextTryAt), asc(id))
    .limit(BATCH);
}

type Due = Awaited<ReturnType<typeof dueLinks>>[number];

/** @returns why it was not taken; empty when it was */
async function send(place: Platform, { lineItem, ...due }: Due, token: Promise<string>): Promise<string> {
  try {
    const headers = {
      authorization: `Bearer ${await token}`,
      'content-type': 'application/vnd.ims.lis.v1.score+json',
    };
    const body = JSON.stringify(scoreOf(due, place.clock()));
    return (await postOutward(scoresOf(lineItem), { headers, body }, place.config.ssoAllow)).error;
  } catch (error) {
    place.log.warn({ platformId: due.platform.id, reason: (error as Error).message }, 'lti token refused');
    return '没有拿到令牌';
  }
}

/** The path of the line item goes on; what it asks stays (LTI-AGS 2.0, 3.3). */
function scoresOf(lineItem: string): string {
  const url = new URL(lineItem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}

function scoreOf({ subject, progress, completedAt }: Omit<Due, 'lineItem'>, now: Date): object {
  const isDone = completedAt !== null;
  return {
    timestamp: now.toISOString(),
    userId: subject,
    scoreGiven: progress / 100,
    scoreMaximum: 100,
    activityProgress: isDone ? 'Completed' : 'InProgress',
    gradingProgress: isDone ? 'FullyGraded' : 'Pending',
  };
}

async function keep(db: Db, { id, progress, failures }: Due, lastError: string, now: Date): Promise<void> {
  const isTaken = lastError === '';
  const pause = PAUSES[Math.min(failures, PAUSES.length - 1)]!;
  await db
    .update(ltiLink)
    .set(
      isTaken
        ? { sentProgress: progress, failures: 0, lastError }
        : { failures: failures + 1, lastError, nextTryAt: wireTimeIn(now, pause) },
    )
    .where(eq(ltiLink.id, id));
}
