import { asc, inArray } from 'drizzle-orm';
import { SITTING_CANCELLED, SITTING_GONE, TAKEN_OVER } from '#contract/exam/sittingFailures.ts';
import { sittingSteps } from '#contract/exam/transitions.ts';
import type { Failure } from '#contract/kit/errors.ts';
import { SittingState, SubmitKind } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import { fromOf } from '#contract/rules/transitions.ts';
import type { Db } from '../../db/client.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { batchedIn } from '../../kit/batched.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { handInTogether } from './handIn.ts';
import type { SittingRow } from './policies.ts';
import { tellStaff } from './tellStaff.ts';

interface Asking {
  ctx: UserCtx;
  id: string;
  tabTurn: number;
}

const together = batchedIn<Db, Asking, SittingRow>(() => ({
  run: submitTogether,
  keyOf: ({ id }) => id,
  lanes: 2,
  max: 25,
}));

/**
 * Hands in one's own sitting, in one transaction with those who do it at the same moment; once it is, every further call
 * is answered alike.
 * @throws SITTING_GONE, TAKEN_OVER, SITTING_CANCELLED
 */
export async function submitSitting(ctx: UserCtx, id: string, tabTurn: number) {
  const { assessmentId, sittingState, submittedAt, countAnswered } = await together(ctx.db, { ctx, id, tabTurn });
  tellStaff(ctx, assessmentId);
  return { id, sittingState, submittedAt: submittedAt!, countAnswered };
}

const isRunning = ({ sittingState }: SittingRow): boolean => fromOf(sittingSteps, 'handIn').includes(sittingState);

/** Every one another sitting. */
async function submitTogether(all: Asking[]): Promise<Promise<SittingRow>[]> {
  const ids = all.map(({ id }) => id);
  const { failures, after } = await all[0]!.ctx.db.transaction(async (tx) => {
    const held = byId(await sittingsIn(tx, ids).for('update'));
    const whyNots = all.map((asking) => whyNot(asking, held.get(asking.id)));
    const running = all.flatMap(({ id, ctx: { now } }, index) => {
      const row = held.get(id);
      if (!row || whyNots[index] || !isRunning(row)) return [];
      const isOver = row.endsAt !== null && row.pausedAt === null && wireTime(now) >= row.endsAt;
      return { row, how: { submitKind: isOver ? SubmitKind.time : SubmitKind.self, now } };
    });
    await handInTogether(tx, running);
    return { failures: whyNots, after: byId(await sittingsIn(tx, ids)) };
  });
  return all.map(async ({ id }, index) => {
    const failure = failures[index];
    if (failure) throw fail(failure);
    return after.get(id)!;
  });
}

function whyNot({ ctx, tabTurn }: Asking, row: SittingRow | undefined): Failure | undefined {
  if (row?.userNo !== ctx.user.userNo) return SITTING_GONE;
  if (row.sittingState === SittingState.cancelled) return SITTING_CANCELLED;
  return isRunning(row) && row.tabTurn !== tabTurn ? TAKEN_OVER : undefined;
}

/** In one order everywhere, so that two who hold them never wait for each other in a circle. */
const sittingsIn = (db: Db, ids: readonly string[]) =>
  db
    .select()
    .from(examSitting)
    .where(inArray(examSitting.id, [...ids]))
    .orderBy(asc(examSitting.id));

const byId = (rows: readonly SittingRow[]) => new Map(rows.map((row) => [row.id, row]));
