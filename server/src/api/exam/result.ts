import * as contract from '#contract/exam/result.ts';
import { explainedOf } from '../../domain/marking/explained.ts';
import { newestSitting, resultOf } from '../../domain/marking/result.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, (ctx, { sittingId }) => resultOf(ctx, sittingId));

export const mine = handle(contract.mine, async (ctx, { assessmentId }) => ({
  sittingId: await newestSitting(ctx, assessmentId),
}));

export const answers = handle(contract.answers, (ctx, { sittingId }) => explainedOf(ctx, sittingId));
