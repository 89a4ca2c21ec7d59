import * as contract from '#contract/position/match.ts';
import { compared, compassTo, dismiss as setDismissed, recommended } from '../../domain/match/recommend.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, recommended);

export const view = handle(contract.view, (ctx, { id }) => compared(ctx, id));

export const dismiss = handle(contract.dismiss, async (ctx, { id, isDismissed }) => {
  await setDismissed(ctx, id, isDismissed);
  return {};
});

export const compass = handle(contract.compass, (ctx, { typicalPositionId }) => compassTo(ctx, typicalPositionId));
