import * as contract from '#contract/position/talentTwin.ts';
import { keepApart, mergePeople } from '../../domain/hiring/merge.ts';
import { twinPage } from '../../domain/hiring/twins.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, twinPage);

export const merge = handle(contract.merge, mergePeople);

export const apart = handle(contract.apart, async (ctx, wish) => {
  await keepApart(ctx, wish);
  return {};
});
