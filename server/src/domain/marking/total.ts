import { and, eq, sql } from 'drizzle-orm';
import { SittingState } from '#contract/rules/assessments.ts';
import type { Db } from '../../db/client.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { examSitting } from '../../db/schema/sitting.ts';

/**
 * Adds up a sitting that was handed in: once every answer has its marks it is marked, and its total stands; never below
 * zero, less what being late costs, rounded down to a tenth. Called after any change of marks, in the same transaction.
 */
export async function addUp(db: Db, sittingId: string): Promise<void> {
  const [sum] = await db
    .select({
      open: sql<number>`count(*) filter (where ${examAnswer.points} is null)::int`,
      points: sql<number>`coalesce(sum(${examAnswer.points}), 0)::int`,
    })
    .from(examAnswer)
    .where(eq(examAnswer.sittingId, sittingId));
  const isDone = sum!.open === 0;
  await db
    .update(examSitting)
    .set({
      sittingState: isDone ? SittingState.marked : SittingState.submitted,
      totalPoints: isDone
        ? sql`floor(greatest(${sum!.points}::int, 0) * (100 - least(${examSitting.latePercent}, 100)) / 100.0)`
        : null,
    })
    .where(and(eq(examSitting.id, sittingId), sql`${examSitting.sittingState} in (2, 3)`));
}
