import * as contract from '#contract/community/blogger.ts';
import { bloggerOf, openBlog, ownBlog, renameBlog, warmBloggers } from '../../domain/community/blogger.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, async (ctx, { userNo }) =>
  bloggerOf(ctx.db, userNo, (await ctx.visitor())?.userNo),
);

export const recommended = handle(contract.recommended, async (ctx, { count }) => ({
  list: await warmBloggers(ctx.db, count),
}));

export const recommendList = handle(contract.recommendList, async (ctx, { count }) => ({
  list: await warmBloggers(ctx.db, count, ctx.user.userNo),
}));

export const save = handle(contract.save, async (ctx, named) => {
  await openBlog(ctx.db, ctx.user.userNo, named);
  return {};
});

export const update = handle(contract.update, async (ctx, named) => {
  await renameBlog(ctx.db, ctx.user.userNo, named, ctx.now);
  return {};
});

export const myself = handle(contract.myself, async (ctx) => ownBlog(ctx.db, ctx.user.userNo));
