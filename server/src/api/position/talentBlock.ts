import * as contract from '#contract/position/talentBlock.ts';
import { blockEmployer, blockPage, unblockEmployer, viewBlock } from '../../domain/findable/blocks.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, blockPage);

export const view = handle(contract.view, (ctx, { orgNo }) => viewBlock(ctx, orgNo));

export const save = handle(contract.save, async (ctx, { orgNo }) => ({ takenBack: await blockEmployer(ctx, orgNo) }));

export const remove = handle(contract.remove, async (ctx, { orgNo }) => {
  await unblockEmployer(ctx, orgNo);
  return {};
});
