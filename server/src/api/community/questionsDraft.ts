import * as contract from '#contract/community/questionsDraft.ts';
import { beginQuesDraft, draftAt, dropQuesDraft, rewriteQuesDraft } from '../../domain/community/quesDrafts.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, async (ctx, { place }) => ({
  draft: await draftAt(ctx.db, ctx.user.userNo, place),
}));

export const save = handle(contract.save, async (ctx, begun) => beginQuesDraft(ctx, begun));

export const update = handle(contract.update, async (ctx, written) => rewriteQuesDraft(ctx, written));

export const remove = handle(contract.remove, async (ctx, { place }) => {
  await dropQuesDraft(ctx.db, ctx.user.userNo, place);
  return {};
});
