import * as contract from '#contract/system/region.ts';
import { regionTree } from '../../domain/site/tree.ts';
import { handle } from '../../kit/handle.ts';

export const listAsTree = handle(contract.listAsTree, async (ctx) => ({
  regionList: await regionTree(ctx.db, ctx.now),
}));
