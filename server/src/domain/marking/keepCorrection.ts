import { and, eq, ne } from 'drizzle-orm';
import { SittingEventKind, SittingState } from '#contract/rules/assessments.ts';
import { correctionText } from '#contract/rules/corrections.ts';
import type { Correction } from '#contract/rules/corrections.ts';
import { wireTime } from '#contract/rules/time.ts';
import { assessmentNotice } from '../../db/schema/assessment.ts';
import { examSitting, sittingEvent } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { holds, numberIn } from '../assessments/layouts.ts';

export interface CorrectionWish {
  assessmentId: string;
  itemId: string;
  correction: Correction;
  reason: string;
}

const AT_ONCE = 2000;

/**
 * Keeps the sentence for everybody whose paper holds the item, and a line in the record of each of their sittings with the
 * number that it has there. Returns those sittings.
 */
export async function keepCorrection({ db, user, now }: UserCtx, { reason, ...wish }: CorrectionWish) {
  const { assessmentId, itemId, correction } = wish;
  const { userNo: actorUserNo } = user;
  const at = wireTime(now);
  await db.insert(assessmentNotice).values({ ...wish, content: reason, userNo: actorUserNo, gmtCreate: at });
  const { id, userNo, sittingState, layout } = examSitting;
  const concerned = await db
    .select({ id, userNo, sittingState, number: numberIn(layout, itemId) })
    .from(examSitting)
    .where(
      and(eq(examSitting.assessmentId, assessmentId), ne(sittingState, SittingState.cancelled), holds(layout, itemId)),
    );
  const events = concerned.map((one) => ({
    assessmentId,
    at,
    actorUserNo,
    sittingId: one.id,
    eventKind: SittingEventKind.corrected,
    detail: correctionText(one.number, correction, reason),
  }));
  for (let start = 0; start < events.length; start += AT_ONCE) {
    await db.insert(sittingEvent).values(events.slice(start, start + AT_ONCE));
  }
  return concerned;
}
