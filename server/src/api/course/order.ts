import * as contract from '#contract/course/order.ts';
import { enrolFree, leaveCourse } from '../../domain/study/enrolment.ts';
import { handle } from '../../kit/handle.ts';

export const addCourseToUser = handle(contract.addCourseToUser, async (ctx, { courseId }) => {
  const isNew = await enrolFree(ctx.db, ctx.user.userNo, courseId, ctx.now);
  return { courseId, isNew: isNew ? (1 as const) : (0 as const) };
});

export const userDelCourse = handle(contract.userDelCourse, async (ctx, { courseId }) => {
  await leaveCourse(ctx.db, ctx.user.userNo, courseId, ctx.now);
  return { courseId };
});
