import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { LessonState } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import { lesson, lessonClaim } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { sendMessage } from '../messages/send.ts';

/** Cancels the lessons of a school on these days and tells their teachers why. Returns how many. */
export async function cancelLessons(
  ctx: UserCtx,
  orgNo: string,
  days: readonly string[],
  reason: string,
): Promise<number> {
  const { db } = ctx;
  const cancelled = await db
    .update(lesson)
    .set({
      lessonState: LessonState.cancelled,
      revision: sql`${lesson.revision} + 1`,
      gmtModified: wireTime(ctx.now),
    })
    .where(and(eq(lesson.orgNo, orgNo), inArray(lesson.day, [...days]), eq(lesson.lessonState, LessonState.held)))
    .returning({ id: lesson.id });
  if (cancelled.length === 0) return 0;
  const teachers = await db
    .selectDistinct({ userNo: lessonClaim.teacherUserNo })
    .from(lessonClaim)
    .innerJoin(lesson, eq(lesson.id, lessonClaim.lessonId))
    .where(and(eq(lesson.orgNo, orgNo), inArray(lesson.day, [...days]), isNotNull(lessonClaim.teacherUserNo)));
  const sorted = days.toSorted();
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  await sendMessage(ctx, {
    to: teachers.flatMap(({ userNo }) => userNo ?? []),
    msgType: 'organization',
    msgTitle: `${reason}停课`,
    msgText: `${first === last ? first : `${first} 到 ${last}`} 的课因${reason}取消，课表里已经改好`,
    msgUrl: '/account/timeschedule',
  });
  return cancelled.length;
}
