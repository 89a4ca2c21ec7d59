import * as contract from '#contract/course/tagRecommend.ts';
import { popularTags } from '../../domain/catalogue/recommend.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, place) => ({
  list: (await popularTags(ctx.db, place, ctx.now)).map((tagName) => ({ tagName })),
}));
