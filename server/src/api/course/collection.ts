import * as contract from '#contract/course/collection.ts';
import { collectedArticles } from '../../domain/collection/articles.ts';
import { collect, dropCollected } from '../../domain/collection/collect.ts';
import { collectedCourses } from '../../domain/collection/courses.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, target) => ({
  id: await collect(ctx.db, ctx.user.userNo, target, ctx.now),
}));

export const remove = handle(contract.remove, async (ctx, target) => {
  await dropCollected(ctx.db, ctx.user.userNo, target);
  return { collectionId: target.collectionId };
});

export const list = handle(contract.list, async (ctx, wish) =>
  collectedCourses(ctx.db, ctx.user.userNo, wish, ctx.now),
);

export const articleList = handle(contract.articleList, async (ctx, request) =>
  collectedArticles(ctx.db, ctx.user.userNo, request, ctx.now),
);
