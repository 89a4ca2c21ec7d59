import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { list } from '#contract/course/userCourse.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseVersion } from '../../db/schema/authoring.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { certificate, userCourse } from '../../db/schema/study.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { categories } from '../catalogue/categories.ts';
import { certifiedFor } from './certified.ts';

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
  periodTotal: sql<number>`coalesce(${courseVersion.periodTotal}, ${course.periodTotal})`,
  lastPeriodId: userCourse.lastPeriodId,
  lastPeriodName: sql<string>`coalesce(${coursePeriod.periodName}, '')`,
  lastStudyAt: userCourse.lastStudyAt,
  expiresAt: userCourse.expiresAt,
  completedAt: userCourse.completedAt,
  planDate: userCourse.planDate,
  certificateNo: sql<string>`coalesce(${certificate.certificateNo}, '')`,
  gmtCreate: userCourse.gmtCreate,
};

export type MyCoursesTab = OutputOf<typeof list.input>['tab'] | 'planned';

/** A page of the courses somebody takes: what was studied last first, of plans what is due first; with the counts of all tabs. */
export async function myCourses(db: Db, userNo: string, tab: MyCoursesTab, request: PageRequest, now: Date) {
  const mine = and(eq(userCourse.userNo, userNo), enabled(userCourse));
  const inTab = tabs(wireTime(now));
  const [counts] = await db
    .select({
      studying: many(inTab.studying),
      planned: many(inTab.planned),
      finished: many(inTab.finished),
      expired: many(inTab.expired),
    })
    .from(userCourse)
    .innerJoin(course, and(eq(course.id, userCourse.courseId), enabled(course)))
    .where(mine);
  const rows = db
    .select(shown)
    .from(userCourse)
    .innerJoin(course, and(eq(course.id, userCourse.courseId), enabled(course)))
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, course.lecturerUserNo))
    .leftJoin(courseVersion, and(eq(courseVersion.courseId, course.id), eq(courseVersion.version, userCourse.version)))
    .leftJoin(coursePeriod, eq(coursePeriod.id, userCourse.lastPeriodId))
    .leftJoin(certificate, and(eq(certificate.userNo, userCourse.userNo), eq(certificate.courseId, course.id)))
    .where(and(mine, inTab[tab]))
    .orderBy(
      tab === 'planned' ? asc(userCourse.planDate) : sql`${userCourse.lastStudyAt} desc nulls last`,
      desc(userCourse.id),
    )
    .$dynamic();
  const page = await paginate(request, rows, async () => counts![tab]);
  const known = await categories(db, now);
  const courseIds = page.list.map(({ courseId }) => courseId);
  const certified = await certifiedFor(db, userNo, courseIds, now);
  return {
    ...page,
    counts: counts!,
    list: page.list.map((row) => ({
      ...row,
      studyProgress: row.progress / 100,
      certified: certified.get(row.courseId) ?? null,
      categoryNames: [row.categoryId1, row.categoryId2, row.categoryId3].flatMap(
        (id) => known.get(id)?.categoryName ?? [],
      ),
    })),
  };
}

/** What is finished stays finished, even when its time is over. */
function tabs(now: string) {
  const isOver = sql`coalesce(${userCourse.expiresAt} <= ${now}, false)`;
  return {
    planned: sql`${userCourse.planDate} is not null and ${userCourse.completedAt} is null and not ${isOver}`,
    studying: sql`${userCourse.completedAt} is null and not ${isOver}`,
    finished: sql`${userCourse.completedAt} is not null`,
    expired: sql`${userCourse.completedAt} is null and ${isOver}`,
  };
}

const many = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`;
