import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { ltiLink, ltiPlatform } from '../../db/schema/lti.ts';
import { userCourse } from '../../db/schema/study.ts';
import { oauthBinding } from '../../db/schema/user.ts';
import type { Platform } from '../../kit/context.ts';

/** Longer than one try takes. */
const LEASE_SECONDS = 60;
/** Seconds from one try to the next; after as many as there are nothing more is tried before the person comes again. */
const PAUSES = [60, 300, 900, 3600, 10_800, 43_200, 86_400] as const;

export interface Due {
  id: string;
  platformId: string;
  subject: string;
  lineItem: string;
  sentProgress: number | null;
  failures: number;
  progress: number;
  completedAt: string | null;
}

/** Those who are not where the platform believes them to be, the longest waiting first. */
export function due(db: Db, now: Date) {
  const { id, platformId, subject, lineItem, sentProgress, failures } = ltiLink;
  const { progress, completedAt } = userCourse;
  const isNews = sql`${progress} is distinct from coalesce(${sentProgress}, 0)`;
  return db
    .select({ id, platformId, subject, lineItem, sentProgress, failures, progress, completedAt })
    .from(ltiLink)
    .innerJoin(ltiPlatform, and(eq(ltiPlatform.id, platformId), enabled(ltiPlatform)))
    .innerJoin(oauthBinding, and(eq(oauthBinding.id, ltiLink.bindingId), isNotNull(oauthBinding.userNo)))
    .innerJoin(userCourse, and(eq(userCourse.userNo, oauthBinding.userNo), eq(userCourse.courseId, ltiLink.courseId)))
    .where(and(lte(ltiLink.nextTryAt, wireTime(now)), lte(failures, PAUSES.length), isNews))
    .orderBy(asc(ltiLink.nextTryAt), asc(id))
    .as('due');
}

/** Two runs for one platform, should that be, do not tell it the same. */
export async function lease({ db, clock }: Platform, { id, sentProgress }: Due): Promise<boolean> {
  const now = clock();
  const isAsSeen = sql`${ltiLink.sentProgress} is not distinct from ${sentProgress}::int`;
  const taken = await db
    .update(ltiLink)
    .set({ nextTryAt: wireTimeIn(now, LEASE_SECONDS) })
    .where(and(eq(ltiLink.id, id), lte(ltiLink.nextTryAt, wireTime(now)), isAsSeen))
    .returning({ id: ltiLink.id });
  return taken.length > 0;
}

/** @param lastError why it was not taken; empty when it was */
export async function keep(db: Db, { id, progress, failures }: Due, lastError: string, now: Date): Promise<void> {
  const isTaken = lastError === '';
  const pause = PAUSES[Math.min(failures, PAUSES.length - 1)]!;
  await db
    .update(ltiLink)
    .set(
      isTaken
        ? { sentProgress: progress, failures: 0, lastError, nextTryAt: wireTime(now) }
        : { failures: failures + 1, lastError, nextTryAt: wireTimeIn(now, pause) },
    )
    .where(eq(ltiLink.id, id));
}
