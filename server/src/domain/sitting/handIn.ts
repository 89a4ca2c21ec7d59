import { and, eq, sql } from 'drizzle-orm';
import { SittingEventKind, SittingState, SubmitKind } from '#contract/rules/assessments.ts';
import { latePercentOf } from '#contract/rules/sittings.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examSitting, sittingEvent } from '../../db/schema/sitting.ts';
import { settleFor } from '../courseNodes/settle.ts';
import { collectAnswers } from '../marking/collect.ts';
import type { SittingRow } from './policies.ts';

interface How {
  submitKind: SubmitKind;
  now: Date;
  /** Who hands it in for somebody, and why. */
  actorUserNo?: string;
  detail?: string;
}

/**
 * Hands a running sitting in and collects its answers; of two who do it at once the second finds it done. What time
 * hands in counts as handed in at its end. To be called in a transaction.
 * @returns whether it was this call that did it
 */
export async function handIn(
  db: Db,
  sittingId: string,
  { submitKind, now, actorUserNo, detail = SubmitKind.labels[submitKind] }: How,
): Promise<boolean> {
  const running = and(eq(examSitting.id, sittingId), eq(examSitting.sittingState, SittingState.running));
  const [row] = await db.select().from(examSitting).where(running).for('update');
  if (!row) return false;
  const [asked] = await db.select().from(assessment).where(eq(assessment.id, row.assessmentId));
  const submittedAt = momentOfHandingIn(row, submitKind, now);
  const latePercent = latePercentOf(asked!, submittedAt);
  await db
    .update(examSitting)
    .set({
      sittingState: SittingState.submitted,
      submittedAt: wireTime(submittedAt),
      submitKind,
      latePercent,
      pausedAt: null,
    })
    .where(eq(examSitting.id, sittingId));
  await collectAnswers(db, row, asked!.rules);
  await db.insert(sittingEvent).values({
    sittingId,
    assessmentId: row.assessmentId,
    eventKind: SittingEventKind.submitted,
    at: wireTime(submittedAt),
    detail,
    actorUserNo,
  });
  // the row that all candidates share comes last and is held the shortest
  await db
    .update(assessment)
    .set({ countSubmit: sql`${assessment.countSubmit} + 1` })
    .where(eq(assessment.id, row.assessmentId));
  await settleFor(db, { assessmentId: row.assessmentId, userNo: row.userNo }, now);
  return true;
}

function momentOfHandingIn({ endsAt }: SittingRow, submitKind: SubmitKind, now: Date): Date {
  if (submitKind !== SubmitKind.time || endsAt === null) return now;
  return new Date(Math.min(now.getTime(), momentOf(endsAt).getTime()));
}
