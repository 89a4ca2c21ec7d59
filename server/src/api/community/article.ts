import * as contract from '#contract/community/article.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { isCollected } from '../../domain/collection/collect.ts';
import { mustBePublished, recommendedArticles, viewArticle } from '../../domain/news/articles.ts';
import { countView } from '../../domain/news/viewCounter.ts';
import { handle } from '../../kit/handle.ts';

export const recommendList = handle(contract.recommendList, async (ctx, { count }) => ({
  list: await recommendedArticles(ctx.db, count, ctx.now),
}));

export const view = handle(contract.view, async (ctx, { id }) => {
  const found = await viewArticle(ctx.db, id, ctx.now);
  const target = { collectionType: CollectionType.article, collectionId: id };
  return { ...found, isCollect: await isCollected(ctx.db, (await ctx.visitor())?.userNo, target) };
});

export const read = handle(
  contract.read,
  async (ctx, { id }) => {
    await mustBePublished(ctx.db, id, ctx.now);
    const visitor = (await ctx.visitor())?.userNo ?? `${ctx.ip} ${ctx.userAgent}`;
    countView(ctx.db, id, visitor, ctx.now, (err) => ctx.log.error({ err }, 'article views not written'));
    return {};
  },
  // Kept in memory and written together after ten seconds, so there is no transaction; counts go by the outer
  // database.
  { transaction: 'own' },
);
