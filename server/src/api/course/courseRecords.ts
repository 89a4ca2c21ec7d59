import * as contract from '#contract/course/courseRecords.ts';
import { NOT_THEIRS } from '#contract/course/failures.ts';
import { frontierOf } from '#contract/rules/progress.ts';
import { beginSitting } from '../../domain/study/begin.ts';
import { saveStudy } from '../../domain/study/save.ts';
import { savedOf, standingShown } from '../../domain/study/savedOf.ts';
import { startOver } from '../../domain/study/startOver.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const begin = handle(contract.begin, async (ctx, { userNo, ...input }) => {
  mustBeTheirs(ctx.user, userNo);
  const { state, standing } = await beginSitting(ctx, input);
  const { isDragAllowed, isSpeedAllowed, pageSeconds, completionPercent } = state;
  return {
    ...standingShown(state, standing),
    position: state.position ?? 0,
    isDragAllowed,
    isSpeedAllowed,
    pageSeconds,
    completionPercent,
    frontier: frontierOf(standing.watched),
  };
});

/** One statement is its own transaction, so the kernel need not open one. */
export const saveRecords = handle(
  contract.saveRecords,
  async (ctx, { userNo, ...input }) => {
    mustBeTheirs(ctx.user, userNo);
    return savedOf(await saveStudy(ctx, { ...input, claim: input }));
  },
  { transaction: 'own' },
);

export const reset = handle(contract.reset, async (ctx, { courseId }) => {
  await startOver(ctx.db, ctx.user.userNo, courseId, ctx.now);
  return { courseId };
});

function mustBeTheirs(user: SessionUser, userNo: string | undefined): void {
  if (userNo !== undefined && userNo !== user.userNo) throw fail(NOT_THEIRS);
}
