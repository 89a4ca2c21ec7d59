import { and, asc, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { SittingState } from '#contract/rules/assessments.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';

const { id, userNo, candidateId, endsAt, pausedAt, heardAt } = examSitting;
const paused = { yes: isNotNull(pausedAt), no: isNull(pausedAt), any: undefined };

/**
 * The sittings that run, of the chosen candidates or of all, held until the end of the transaction and always in the
 * same order: whoever else wants to change some of them waits and then sees how they stand. Then the assessment is held,
 * which who begins holds too (`sitting/begin.ts`): what began while this waited is held as well, and what begins later
 * reads what this writes. In this order, because handing in takes them so.
 */
export async function holdRunning(
  db: Db,
  assessmentId: string,
  chosen: readonly string[] | null,
  isPaused: keyof typeof paused = 'any',
) {
  const held = await runningOf(db, assessmentId, chosen, paused[isPaused]);
  await db.select({ id: assessment.id }).from(assessment).where(eq(assessment.id, assessmentId)).for('no key update');
  const known = held.map((one) => one.id);
  const isNew = known.length > 0 ? notInArray(id, known) : undefined;
  return [...held, ...(await runningOf(db, assessmentId, chosen, and(paused[isPaused], isNew)))];
}

const runningOf = (db: Db, assessmentId: string, chosen: readonly string[] | null, more: SQL | undefined) =>
  db
    .select({ id, userNo, candidateId, endsAt, pausedAt, heardAt })
    .from(examSitting)
    .where(
      and(
        eq(examSitting.assessmentId, assessmentId),
        eq(examSitting.sittingState, SittingState.running),
        chosen === null ? undefined : inArray(candidateId, [...chosen]),
        more,
      ),
    )
    .orderBy(asc(id))
    .for('update');
