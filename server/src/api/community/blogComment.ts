import * as contract from '#contract/community/blogComment.ts';
import { mustRead } from '../../domain/community/article.ts';
import { listThreads, oneComment, receivedComments } from '../../domain/community/commentList.ts';
import { say, unsay } from '../../domain/community/comments.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wish) => {
  const reader = (await ctx.visitor())?.userNo;
  await mustRead(ctx.db, wish.weblogId, reader);
  return listThreads(ctx.db, wish, reader);
});

export const received = handle(contract.received, async (ctx, request) =>
  receivedComments(ctx.db, ctx.user.userNo, request),
);

export const save = handle(contract.save, async (ctx, said) => {
  const id = await say(ctx, said);
  return oneComment(ctx.db, id, ctx.user.userNo);
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await unsay(ctx, id);
  return { id };
});
