import { SITTING_CANCELLED, TAKEN_OVER } from '#contract/exam/sittingFailures.ts';
import { SittingState, SubmitKind } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { handIn } from './handIn.ts';
import { heldSitting, ownSitting } from './policies.ts';
import { tellStaff } from './tellStaff.ts';

/** Hands in one's own sitting; once it is, every further call is answered alike. @throws SITTING_GONE, TAKEN_OVER, SITTING_CANCELLED */
export async function submitSitting(ctx: UserCtx, id: string, tabTurn: number) {
  const { db, user, now } = ctx;
  await db.transaction(async (tx) => {
    const row = await heldSitting(tx, user.userNo, id);
    if (row.sittingState === SittingState.cancelled) throw fail(SITTING_CANCELLED);
    if (row.sittingState !== SittingState.running) return;
    if (row.tabTurn !== tabTurn) throw fail(TAKEN_OVER);
    const isOver = row.endsAt !== null && row.pausedAt === null && wireTime(now) >= row.endsAt;
    await handIn(tx, id, { submitKind: isOver ? SubmitKind.time : SubmitKind.self, now });
  });
  const row = await ownSitting(db, user.userNo, id);
  tellStaff(ctx, row.assessmentId);
  const { sittingState, submittedAt, countAnswered } = row;
  return { id, sittingState, submittedAt: submittedAt!, countAnswered };
}
