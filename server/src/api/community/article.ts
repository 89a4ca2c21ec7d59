import * as contract from '#contract/community/article.ts';
import { recommendedArticles, viewArticle } from '../../domain/news/articles.ts';
import { countView } from '../../domain/news/viewCounter.ts';
import { handle } from '../../kit/handle.ts';

export const recommendList = handle(contract.recommendList, async (ctx, { count }) => ({
  list: await recommendedArticles(ctx.db, count, ctx.now),
}));

export const view = handle(contract.view, async (ctx, { id }) => {
  const shown = await viewArticle(ctx.db, id, ctx.now);
  const visitor = (await ctx.visitor())?.userNo ?? `${ctx.ip} ${ctx.userAgent}`;
  countView(ctx.db, id, visitor, ctx.now, (err) => ctx.log.error({ err }, 'article views not written'));
  return shown;
});
