import * as contract from '#contract/course/recommend.ts';
import { recommendedCourses } from '../../domain/catalogue/recommend.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wish) => ({
  list: await recommendedCourses(ctx.db, wish, ctx.now),
}));
