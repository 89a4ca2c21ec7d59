import * as contract from '#contract/community/articleZone.ts';
import { listArticles, listZones } from '../../domain/news/articles.ts';
import { handle } from '../../kit/handle.ts';

export const categoryList = handle(contract.categoryList, async (ctx) => ({ list: await listZones(ctx.db, ctx.now) }));

export const refList = handle(contract.refList, async (ctx, wish) => listArticles(ctx.db, wish, ctx.now));
