import * as contract from '#contract/community/article.ts';
import { mustBePublished, recommendedArticles, viewArticle } from '../../domain/news/articles.ts';
import { countView } from '../../domain/news/viewCounter.ts';
import { handle } from '../../kit/handle.ts';

export const recommendList = handle(contract.recommendList, async (ctx, { count }) => ({
  list: await recommendedArticles(ctx.db, count, ctx.now),
}));

export const view = handle(contract.view, async (ctx, { id }) =>
  viewArticle(ctx.db, id, (await ctx.visitor())?.userNo ?? null, ctx.now),
);

export const read = handle(
  contract.read,
  async (ctx, { id }) => {
    await mustBePublished(ctx.db, id, ctx.now);
    const visitor = (await ctx.visitor())?.userNo ?? `${ctx.ip} ${ctx.userAgent}`;
    countView(ctx.db, id, visitor, ctx.now, (err) => ctx.log.error({ err }, 'article views not written'));
    return {};
  },
  // 只是记在内存里，攒够十秒一起写：不用事务，计数也以外面的库为键
  { transaction: 'own' },
);
