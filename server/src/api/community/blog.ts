import * as contract from '#contract/community/blog.ts';
import { BlogState } from '#contract/rules/blog.ts';
import { mustRead } from '../../domain/community/article.ts';
import { beginDraft, rewriteDraft } from '../../domain/community/draft.ts';
import { feed } from '../../domain/community/feed.ts';
import { ownArticles } from '../../domain/community/mine.ts';
import { publish, removeArticle, withdraw } from '../../domain/community/publish.ts';
import { readings } from '../../domain/community/readings.ts';
import { searchArticles } from '../../domain/community/search.ts';
import { viewArticle } from '../../domain/community/view.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wish) => feed(ctx.db, wish, (await ctx.visitor())?.userNo));

export const view = handle(contract.view, async (ctx, { id }) =>
  viewArticle(ctx.db, id, (await ctx.visitor())?.userNo, ctx.now),
);

export const read = handle(
  contract.read,
  async (ctx, { id }) => {
    const reader = (await ctx.visitor())?.userNo;
    const article = await mustRead(ctx.db, id, reader);
    // an author who looks at their own text is no reader of it
    if (article.userNo === reader || article.blogState !== BlogState.published) return {};
    const visitor = reader ?? `${ctx.ip} ${ctx.userAgent}`;
    readings.count(ctx.db, id, visitor, ctx.now, (err) => ctx.log.error({ err }, 'readings of the blog not written'));
    return {};
  },
  // Kept in memory and written together after ten seconds, so there is no transaction; counts go by the outer
  // database.
  { transaction: 'own' },
);

export const searchList = handle(contract.searchList, async (ctx, wish) => searchArticles(ctx.db, wish, ctx.now));

export const save = handle(contract.save, async (ctx, begun) => beginDraft(ctx, begun));

export const update = handle(contract.update, async (ctx, written) => rewriteDraft(ctx, written));

export const stand = handle(contract.stand, async (ctx, wish) => ({
  id: wish.id,
  blogState: wish.isPutaway === 1 ? await publish(ctx, wish) : await withdraw(ctx, wish.id),
}));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeArticle(ctx, id);
  return { id };
});

export const mine = handle(contract.mine, async (ctx, wish) => ownArticles(ctx.db, ctx.user.userNo, wish));
