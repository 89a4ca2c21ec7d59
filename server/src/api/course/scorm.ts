import { NOT_THEIRS } from '#contract/course/failures.ts';
import * as contract from '#contract/course/scorm.ts';
import { shownMedia } from '../../domain/authoring/outline.ts';
import { makePackageOf } from '../../domain/media/makePackageOf.ts';
import { saveState, statesOf } from '../../domain/scorm/state.ts';
import { savedOf } from '../../domain/study/savedOf.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const make = handle(contract.make, async (ctx, { mediaId }) => shownMedia(await makePackageOf(ctx, mediaId)));

export const states = handle(contract.states, (ctx, { periodId }) => statesOf(ctx, periodId));

/** What is kept and what is counted are each a statement of their own, as for every save. */
export const save = handle(
  contract.save,
  async (ctx, { userNo, ...input }) => {
    if (userNo !== undefined && userNo !== ctx.user.userNo) throw fail(NOT_THEIRS);
    return savedOf(await saveState(ctx, input));
  },
  { transaction: 'own' },
);
