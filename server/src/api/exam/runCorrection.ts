import * as contract from '#contract/exam/runCorrection.ts';
import { correctRunning } from '../../domain/running/correct.ts';
import { itemView } from '../../domain/running/itemView.ts';
import { runItems } from '../../domain/running/runItems.ts';
import { handle } from '../../kit/handle.ts';

export const items = handle(contract.items, runItems);

export const view = handle(contract.view, (ctx, { assessmentId, itemId }) => itemView(ctx, assessmentId, itemId));

export const correct = handle(contract.correct, async (ctx, wish) => {
  const { of, counts } = await correctRunning(ctx, wish);
  const { changedCount, countAnswering } = counts;
  ctx.changed({ after: { changedCount, countAnswering }, ...(of.orgNo === null ? {} : { orgNo: of.orgNo }) });
  return counts;
});
