import * as contract from '#contract/community/blogAttention.ts';
import { followBlogger, listFollows, unfollowBlogger } from '../../domain/community/follow.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, { userNo }) => ({ id: await followBlogger(ctx, userNo) }));

export const update = handle(contract.update, async (ctx, { userNo }) => {
  await unfollowBlogger(ctx.db, ctx.user.userNo, userNo);
  return {};
});

export const list = handle(contract.list, async (ctx, { isFans, ...request }) =>
  listFollows(ctx.db, ctx.user.userNo, isFans, request),
);
