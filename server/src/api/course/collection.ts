import * as contract from '#contract/course/collection.ts';
import { collect, dropCollected, listCollected } from '../../domain/catalogue/collect.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, { collectionId }) => ({
  id: await collect(ctx.db, ctx.user.userNo, collectionId),
}));

export const remove = handle(contract.remove, async (ctx, { collectionId }) => {
  await dropCollected(ctx.db, ctx.user.userNo, collectionId);
  return { collectionId };
});

export const list = handle(contract.list, async (ctx, wish) => listCollected(ctx.db, ctx.user.userNo, wish, ctx.now));
