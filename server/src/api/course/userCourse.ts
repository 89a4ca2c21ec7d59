import { and, desc, eq, sql } from 'drizzle-orm';
import * as contract from '#contract/course/userCourse.ts';
import { wireTime } from '#contract/rules/time.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { certificate, userCourse } from '../../db/schema/study.ts';
import { categories } from '../../domain/catalogue/categories.ts';
import { handle } from '../../kit/handle.ts';
import { paginate } from '../../kit/paginate.ts';

const shown = {
  courseId: userCourse.courseId,
  courseCategory: course.courseCategory,
  courseName: course.courseName,
  courseLogo: course.courseLogo,
  categoryId1: course.categoryId1,
  categoryId2: course.categoryId2,
  categoryId3: course.categoryId3,
  isPutaway: course.isPutaway,
  lecturerName: sql<string>`coalesce(${lecturer.lecturerName}, '')`,
  progress: userCourse.progress,
  periodDone: userCourse.periodDone,
  periodTotal: course.periodTotal,
  lastPeriodId: userCourse.lastPeriodId,
  lastPeriodName: sql<string>`coalesce(${coursePeriod.periodName}, '')`,
  lastStudyAt: userCourse.lastStudyAt,
  expiresAt: userCourse.expiresAt,
  completedAt: userCourse.completedAt,
  certificateNo: sql<string>`coalesce(${certificate.certificateNo}, '')`,
  gmtCreate: userCourse.gmtCreate,
};

export const list = handle(contract.list, async (ctx, { tab, ...request }) => {
  const mine = and(eq(userCourse.userNo, ctx.user.userNo), eq(userCourse.statusId, 1));
  const inTab = tabs(wireTime(ctx.now));
  const [counts] = await ctx.db
    .select({ studying: many(inTab.studying), finished: many(inTab.finished), expired: many(inTab.expired) })
    .from(userCourse)
    .innerJoin(course, and(eq(course.id, userCourse.courseId), eq(course.statusId, 1)))
    .where(mine);
  const rows = ctx.db
    .select(shown)
    .from(userCourse)
    .innerJoin(course, and(eq(course.id, userCourse.courseId), eq(course.statusId, 1)))
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, course.lecturerUserNo))
    .leftJoin(coursePeriod, eq(coursePeriod.id, userCourse.lastPeriodId))
    .leftJoin(certificate, and(eq(certificate.userNo, userCourse.userNo), eq(certificate.courseId, course.id)))
    .where(and(mine, inTab[tab]))
    .orderBy(sql`${userCourse.lastStudyAt} desc nulls last`, desc(userCourse.id))
    .$dynamic();
  const page = await paginate(request, rows, async () => counts![tab]);
  const known = await categories(ctx.db, ctx.now);
  return {
    ...page,
    counts: counts!,
    list: page.list.map((row) => ({
      ...row,
      studyProgress: row.progress / 100,
      categoryNames: [row.categoryId1, row.categoryId2, row.categoryId3].flatMap(
        (id) => known.get(id)?.categoryName ?? [],
      ),
    })),
  };
});

/** What is finished stays finished, even when its time is over. */
function tabs(now: string) {
  const isOver = sql`coalesce(${userCourse.expiresAt} <= ${now}, false)`;
  return {
    studying: sql`${userCourse.completedAt} is null and not ${isOver}`,
    finished: sql`${userCourse.completedAt} is not null`,
    expired: sql`${userCourse.completedAt} is null and ${isOver}`,
  };
}

const many = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`;
