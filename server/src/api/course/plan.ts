import * as contract from '#contract/course/plan.ts';
import { myCourses } from '../../domain/study/myCourses.ts';
import { dropPlan, plan } from '../../domain/study/plan.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, wish) => {
  await plan(ctx.db, ctx.user.userNo, wish, ctx.now);
  return wish;
});

export const del = handle(contract.del, async (ctx, { courseId }) => {
  await dropPlan(ctx.db, ctx.user.userNo, courseId, ctx.now);
  return { courseId };
});

export const listMinePlan = handle(contract.listMinePlan, async (ctx, request) =>
  myCourses(ctx.db, ctx.user.userNo, 'planned', request, ctx.now),
);
