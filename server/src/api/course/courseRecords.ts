import * as contract from '#contract/course/courseRecords.ts';
import { NOT_THEIRS } from '#contract/course/failures.ts';
import { frontierOf } from '#contract/rules/progress.ts';
import { lengthOf } from '#contract/rules/spans.ts';
import { beginSitting } from '../../domain/study/begin.ts';
import { pairs } from '../../domain/study/overview.ts';
import { saveStudy } from '../../domain/study/save.ts';
import type { Standing } from '../../domain/study/standing.ts';
import type { State } from '../../domain/study/state.ts';
import { startOver } from '../../domain/study/startOver.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const begin = handle(contract.begin, async (ctx, { userNo, ...input }) => {
  mustBeTheirs(ctx.user, userNo);
  const { state, standing } = await beginSitting(ctx, input);
  const { isDragAllowed, isSpeedAllowed, pageSeconds, completionPercent } = state;
  return {
    ...shown(state, standing),
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
    const { state, verdict, standing, position, certificateNo, isCertificateWaiting } = await saveStudy(ctx, {
      ...input,
      claim: input,
    });
    return {
      ...shown(state, standing),
      position,
      granted: lengthOf(verdict.granted),
      refused: lengthOf(verdict.refused),
      refusedReason: verdict.reason,
      refusedRanges: pairs(verdict.refused),
      certificateNo,
      isCertificateWaiting: isCertificateWaiting ? (1 as const) : (0 as const),
    };
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

function shown({ periodId, courseId, length }: State, standing: Standing) {
  const { watchedLength, percent, isDone, isCourseDone, progress, watched } = standing;
  return {
    periodId,
    courseId,
    length,
    watchedLength,
    percent,
    isDone,
    isCourseDone,
    courseProgress: progress / 100,
    watched: pairs(watched),
  };
}
