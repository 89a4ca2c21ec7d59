import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import { NO_END, NOBODY_RUNNING, NOT_RUNNING } from '#contract/exam/runningFailures.ts';
import { AssessmentPhase, phaseOf, SittingEventKind } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { sectionsLonger } from '../sitting/sections.ts';
import { holdRunning } from './holding.ts';
import { record } from './record.ts';

interface Longer {
  minutes: number;
  reason: string;
}

/**
 * More time for everybody, with the end of the assessment, or for the chosen ones alone; who has not begun has it when
 * they begin. Returns for how many. @throws NOBODY_RUNNING, NOT_RUNNING, NO_END
 */
export async function extend(
  ctx: UserCtx,
  of: AssessmentRow,
  chosen: string[] | null,
  longer: Longer,
): Promise<number> {
  const { db, now } = ctx;
  const held = await holdRunning(db, of.id, chosen);
  const running = held.filter(({ endsAt }) => endsAt !== null);
  const ids = running.map(({ id }) => id);
  const waiting = chosen === null ? 0 : await grantToChosen(ctx, of, chosen, held, longer);
  if (chosen === null) await moveEnd(ctx, of, held.length, running.length, longer.minutes);
  else if (held.length + waiting === 0) throw fail(NOBODY_RUNNING);
  else if (running.length + waiting === 0) throw fail(NO_END);
  if (ids.length > 0) {
    await db
      .update(examSitting)
      .set({
        endsAt: sql`${examSitting.endsAt} + make_interval(mins => ${longer.minutes})`,
        grantedSeconds: sql`${examSitting.grantedSeconds} + ${longer.minutes * 60}::int`,
        sectionEnds: sectionsLonger(sql`make_interval(mins => ${longer.minutes})`, sql`${wireTime(now)}::timestamptz`),
      })
      .where(inArray(examSitting.id, ids));
  }
  const detail = `延长 ${longer.minutes} 分钟：${longer.reason}`;
  await record(ctx, of, running, { eventKind: SittingEventKind.extended, detail, seconds: longer.minutes * 60 });
  return running.length + waiting;
}

/** The end of the assessment itself, for who begins later. */
async function moveEnd({ db, now }: UserCtx, of: AssessmentRow, held: number, running: number, minutes: number) {
  const at = wireTime(now);
  if (held === 0 && phaseOf(of, at) !== AssessmentPhase.running) throw fail(NOT_RUNNING);
  const moved = await db
    .update(assessment)
    .set({
      endsAt: sql`${assessment.endsAt} + make_interval(mins => ${minutes})`,
      revision: sql`${assessment.revision} + 1`,
      gmtModified: at,
    })
    .where(and(eq(assessment.id, of.id), isNotNull(assessment.endsAt)))
    .returning({ id: assessment.id });
  if (moved.length + running === 0) throw fail(NO_END);
}

/** Marks down who has more time than others. Returns how many of them have not begun. */
async function grantToChosen(
  { db, now }: UserCtx,
  of: AssessmentRow,
  chosen: string[],
  held: readonly { candidateId: string }[],
  { minutes, reason }: Longer,
): Promise<number> {
  const begun = db
    .select({ id: examSitting.candidateId })
    .from(examSitting)
    .where(and(eq(examSitting.assessmentId, of.id), inArray(examSitting.candidateId, chosen)));
  const grant = {
    extraMinutes: sql`${assessmentCandidate.extraMinutes} + ${minutes}::int`,
    extraReason: reason,
    gmtModified: wireTime(now),
  };
  const fresh = and(inArray(assessmentCandidate.id, chosen), notInArray(assessmentCandidate.id, begun));
  const waiting = await db
    .update(assessmentCandidate)
    .set(grant)
    .where(fresh)
    .returning({ id: assessmentCandidate.id });
  const ids = held.map(({ candidateId }) => candidateId);
  if (ids.length > 0) await db.update(assessmentCandidate).set(grant).where(inArray(assessmentCandidate.id, ids));
  return waiting.length;
}
