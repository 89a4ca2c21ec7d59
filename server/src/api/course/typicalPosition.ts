import * as contract from '#contract/course/typicalPosition.ts';
import { publicList, publicView } from '../../domain/typicalPlans/public.ts';
import { setUse } from '../../domain/typicalPlans/users.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, publicList);

export const view = handle(contract.view, (ctx, { id }) => publicView(ctx, id));

export const use = handle(contract.use, async (ctx, { id, isUsed }) => {
  await setUse(ctx, id, isUsed);
  return {};
});
