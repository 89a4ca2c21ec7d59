import { and, asc, countDistinct, desc, eq, max } from 'drizzle-orm';
import * as contract from '#contract/data/courseLog.ts';
import { percentOf } from '#contract/rules/progress.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { studySitting, userPeriod } from '../../db/schema/study.ts';
import { ownTracks } from '../../domain/study/policies.ts';
import { savePosition } from '../../domain/study/savePosition.ts';
import { handle } from '../../kit/handle.ts';
import { paginate } from '../../kit/paginate.ts';

export const save = handle(
  contract.save,
  async (ctx, input) => {
    const { watchedLength, percent, isDone } = (await savePosition(ctx, input)).standing;
    return { watchedLength, percent, isDone };
  },
  { transaction: 'own' },
);

export const list = handle(contract.list, async (ctx, { courseId, ...request }) => {
  const own = ownTracks(ctx.user, courseId);
  const rows = ctx.db
    .select({
      id: studySitting.id,
      gmtCreate: studySitting.startedAt,
      lastAt: studySitting.lastAt,
      courseId: studySitting.courseId,
      courseName: course.courseName,
      periodId: studySitting.periodId,
      periodName: coursePeriod.periodName,
      fileType: coursePeriod.fileType,
      device: studySitting.device,
      seconds: studySitting.seconds,
      granted: studySitting.granted,
      refused: studySitting.refused,
      position: userPeriod.position,
      length: coursePeriod.length,
      watchedLength: userPeriod.watchedLength,
      isDone: userPeriod.isDone,
    })
    .from(studySitting)
    .innerJoin(course, eq(course.id, studySitting.courseId))
    .innerJoin(coursePeriod, eq(coursePeriod.id, studySitting.periodId))
    .leftJoin(
      userPeriod,
      and(eq(userPeriod.userNo, studySitting.userNo), eq(userPeriod.periodId, studySitting.periodId)),
    )
    .where(own)
    .orderBy(desc(studySitting.startedAt), desc(studySitting.id))
    .$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(studySitting, own));
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      position: row.position ?? 0,
      isDone: row.isDone ?? 0,
      percent: percentOf(row.watchedLength ?? 0, row.length),
    })),
  };
});

export const courses = handle(contract.courses, async (ctx, request) => {
  const own = ownTracks(ctx.user);
  const { courseId } = studySitting;
  const rows = ctx.db
    .select({ courseId, courseName: course.courseName })
    .from(studySitting)
    .innerJoin(course, eq(course.id, courseId))
    .where(own)
    .groupBy(courseId, course.courseName)
    .orderBy(desc(max(studySitting.startedAt)), asc(courseId))
    .$dynamic();
  return paginate(request, rows, async () => {
    const [different] = await ctx.db
      .select({ total: countDistinct(courseId) })
      .from(studySitting)
      .where(own);
    return different!.total;
  });
});
