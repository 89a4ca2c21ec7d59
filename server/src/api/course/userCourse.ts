import * as contract from '#contract/course/userCourse.ts';
import { myCourses } from '../../domain/study/myCourses.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, { tab, ...request }) =>
  myCourses(ctx.db, ctx.user.userNo, tab, request, ctx.now),
);
