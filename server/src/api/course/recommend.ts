import * as contract from '#contract/course/recommend.ts';
import { coursesOfInterest } from '../../domain/catalogue/interests.ts';
import { recommendedCourses } from '../../domain/catalogue/recommend.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wish) => ({
  list: await recommendedCourses(ctx.db, wish, ctx.now),
}));

export const mine = handle(contract.mine, async ({ db, user, now }, { count }) => ({
  list: await coursesOfInterest(db, user.userNo, count, now),
}));
