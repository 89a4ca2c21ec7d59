import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { SittingState } from '#contract/rules/assessments.ts';
import type { Db } from '../../db/client.ts';
import { examSitting } from '../../db/schema/sitting.ts';

const { id, userNo, candidateId, endsAt, pausedAt } = examSitting;
const paused = { yes: isNotNull(pausedAt), no: isNull(pausedAt), any: undefined };

/**
 * The sittings that run, of the chosen candidates or of all, held until the end of the transaction and always in the
 * same order: whoever else wants to change some of them waits and then sees how they stand.
 */
export const holdRunning = (
  db: Db,
  assessmentId: string,
  chosen: readonly string[] | null,
  isPaused: keyof typeof paused = 'any',
) =>
  db
    .select({ id, userNo, candidateId, endsAt, pausedAt })
    .from(examSitting)
    .where(
      and(
        eq(examSitting.assessmentId, assessmentId),
        eq(examSitting.sittingState, SittingState.running),
        chosen === null ? undefined : inArray(candidateId, [...chosen]),
        paused[isPaused],
      ),
    )
    .orderBy(asc(id))
    .for('update');
