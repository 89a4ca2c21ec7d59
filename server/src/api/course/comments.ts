import * as contract from '#contract/course/comments.ts';
import { findHelpful } from '../../domain/comments/helpful.ts';
import { listComments } from '../../domain/comments/list.ts';
import { removeComment } from '../../domain/comments/remove.ts';
import { submitComment } from '../../domain/comments/submit.ts';
import { tellOfComment } from '../../domain/comments/tell.ts';
import { earnByRating } from '../../domain/integral/rating.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wish) =>
  listComments(ctx.db, wish, (await ctx.visitor())?.userNo),
);

export const save = handle(contract.save, async (ctx, comment) => {
  const id = await submitComment(ctx.db, ctx.user.userNo, comment, ctx.now);
  if (comment.star !== undefined) await earnByRating(ctx.db, ctx.user.userNo, comment.courseId, ctx.now);
  await tellOfComment(ctx, comment);
  return { id };
});

export const helpful = handle(contract.helpful, async (ctx, opinion) => ({
  helpfulCount: await findHelpful(ctx.db, ctx.user.userNo, opinion),
}));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeComment(ctx.db, ctx.user, id, ctx.now);
  return { id };
});
