import * as contract from '#contract/course/comments.ts';
import { listComments } from '../../domain/comments/list.ts';
import { removeComment } from '../../domain/comments/remove.ts';
import { submitComment } from '../../domain/comments/submit.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wish) =>
  listComments(ctx.db, wish, (await ctx.visitor())?.userNo),
);

export const save = handle(contract.save, async (ctx, comment) => ({
  id: await submitComment(ctx.db, ctx.user.userNo, comment, ctx.now),
}));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeComment(ctx.db, ctx.user, id, ctx.now);
  return { id };
});
