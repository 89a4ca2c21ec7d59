import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { Id, Nothing } from '#contract/kit/values.ts';
import { ltiPlatform } from '../../db/schema/lti.ts';
import type { Platform } from '../../kit/context.ts';
import { enqueue, job } from '../../kit/job.ts';
import type { Job } from '../../kit/job.ts';
import { postOutward } from '../../providers/postOutward.ts';
import type { Outcome } from '../../providers/postOutward.ts';
import { due, keep, lease } from './dueLinks.ts';
import type { Due } from './dueLinks.ts';
import { scoreToken } from './scoreToken.ts';

const BATCH = 20;
/** One run stops after so long: others wait for the worker too. */
const RUN_MS = 20_000;

/** Every two minutes: finds the learning platforms that have not heard yet how far their people are. */
export const sendLtiScores = job({
  name: 'sendLtiScores',
  input: Nothing,
  attempts: 1,
  isAlone: true,
  cron: '*/2 * * * *',
  async run({ db, clock }) {
    const waiting = due(db, clock());
    const rows = await db.selectDistinct({ platformId: waiting.platformId }).from(waiting);
    for (const { platformId } of rows) await enqueue(db, tellLtiPlatform, { platformId });
  },
});

const Input = z.object({ platformId: Id });

/**
 * Tells one platform, so that none waits for another that is slow. What is sent is how far somebody is at that moment:
 * nothing is queued and nothing arrives out of order.
 */
export const tellLtiPlatform: Job<typeof Input> = {
  name: 'tellLtiPlatform',
  input: Input,
  attempts: 1,
  key: ({ platformId }) => platformId,
  async run(place, { platformId }) {
    const began = place.clock().getTime();
    let token: Promise<string> | undefined;
    // Each of them is told, or has to wait, so that the next look finds others.
    for (;;) {
      const waiting = due(place.db, place.clock());
      const batch = await place.db.select().from(waiting).where(eq(waiting.platformId, platformId)).limit(BATCH);
      if (batch.length === 0) return;
      for (const one of batch) {
        if (place.clock().getTime() - began >= RUN_MS) return enqueue(place.db, tellLtiPlatform, { platformId });
        if (!(await lease(place, one))) continue;
        token ??= tokenOf(place, platformId);
        const { status, error } = await send(place, one, token);
        await keep(place.db, one, error, place.clock());
        // It is not there: the next look, in two minutes, asks it again.
        if (status === null) return;
      }
    }
  },
};

async function tokenOf(place: Platform, platformId: string): Promise<string> {
  const [row] = await place.db.select().from(ltiPlatform).where(eq(ltiPlatform.id, platformId));
  if (!row) throw new Error('the platform was removed');
  return scoreToken(place, row);
}

async function send(place: Platform, { lineItem, ...one }: Due, token: Promise<string>): Promise<Outcome> {
  let authorization: string;
  try {
    authorization = `Bearer ${await token}`;
  } catch (error) {
    place.log.warn({ platformId: one.platformId, reason: (error as Error).message }, 'lti token refused');
    return { status: null, error: '没有拿到令牌' };
  }
  const headers = { authorization, 'content-type': 'application/vnd.ims.lis.v1.score+json' };
  const body = JSON.stringify(scoreOf(one, place.clock()));
  return postOutward(scoresOf(lineItem), { headers, body }, place.config.ssoAllow);
}

/** The path of the line item goes on; what it asks stays (LTI-AGS 2.0, 3.3). */
function scoresOf(lineItem: string): string {
  const url = new URL(lineItem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}

function scoreOf(
  { subject, progress, completedAt }: Pick<Due, 'subject' | 'progress' | 'completedAt'>,
  now: Date,
): object {
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
