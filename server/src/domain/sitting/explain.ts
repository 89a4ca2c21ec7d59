import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { SittingEventKind } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { sittingEvent } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { watchersOf } from './facts.ts';
import { ownEvents } from './policies.ts';

/** The candidate's own words on what was recorded; an objection to a void sitting is told to who watches. @throws NOT_FOUND */
export async function explainEvent(ctx: UserCtx, id: string, explanation: string): Promise<void> {
  const { db, user, now } = ctx;
  const own = and(eq(sittingEvent.id, id), ownEvents(user.userNo));
  const [before] = await db.select().from(sittingEvent).where(own).for('update');
  if (!before) throw fail(NOT_FOUND);
  await db
    .update(sittingEvent)
    .set({ explanation, explainedAt: wireTime(now) })
    .where(own);
  const isFirst = before.explanation === '' && explanation !== '';
  if (isFirst && before.eventKind === SittingEventKind.cancelled) await tellObjection(ctx, before, explanation);
}

async function tellObjection(
  ctx: UserCtx,
  { assessmentId, sittingId }: { assessmentId: string; sittingId: string },
  words: string,
) {
  const { db, user } = ctx;
  const [of] = await db.select({ title: assessment.title }).from(assessment).where(eq(assessment.id, assessmentId));
  await sendMessage(ctx, {
    to: (await watchersOf(db, assessmentId)).filter((userNo) => userNo !== user.userNo),
    msgType: 'study',
    msgTitle: `「${of!.title}」有一次作废被提出异议`,
    msgText: words,
    msgUrl: `/myguidance/MonitoringDetail?id=${sittingId}`,
  });
}
