import { and, desc, eq, inArray, like, sql } from 'drizzle-orm';
import type { list, OrgCourse } from '#contract/course/courseOrg.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { courseKinds as traits } from '#contract/rules/courseKinds.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { enabled } from '../../db/enabled.ts';
import { courseAudit, coursePeriodAudit } from '../../db/schema/authoring.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import { categories } from '../catalogue/categories.ts';
import { staffOf } from '../organization/policies.ts';

type Wanted = OutputOf<typeof list.input>;

/** All courses of an organization, whoever writes them, the newest first. */
export async function orgCourses(ctx: UserCtx, wanted: Wanted): Promise<Page<OrgCourse>> {
  const { db, now } = ctx;
  const where = and(eq(courseAudit.orgNo, staffOf(ctx.user).orgNo), enabled(courseAudit), filterOf(wanted));
  const known = await categories(db, now);
  const from = sql`${courseAudit} left join ${course} on ${course.id} = ${courseAudit.id}`;
  const page = await pageAt(wanted, await cappedCount(db, from, where), (limit, offset) =>
    db
      .select({
        row: courseAudit,
        version: course.version,
        isPutaway: course.isPutaway,
        countStudy: course.countStudy,
        lecturerName: lecturer.lecturerName,
        periodTotal: db.$count(coursePeriodAudit, eq(coursePeriodAudit.courseId, courseAudit.id)),
      })
      .from(courseAudit)
      .leftJoin(course, eq(course.id, courseAudit.id))
      .leftJoin(lecturer, eq(lecturer.lecturerUserNo, courseAudit.lecturerUserNo))
      .where(where)
      .orderBy(desc(courseAudit.id))
      .limit(limit)
      .offset(offset),
  );
  const list = page.list.map(({ row, version, isPutaway, countStudy, lecturerName, periodTotal }) => ({
    ...row,
    courseCategory: traits[row.courseKind].category,
    categoryNames: [row.categoryId1, row.categoryId2, row.categoryId3].flatMap(
      (id) => known.get(id)?.categoryName ?? [],
    ),
    lecturerName: lecturerName ?? '',
    courseOriginal: yuanOf(row.courseOriginal),
    courseDiscount: yuanOf(row.courseDiscount || row.courseOriginal),
    version: version ?? 0,
    isPutaway: isPutaway ?? (0 as const),
    periodTotal,
    countStudy: countStudy ?? 0,
  }));
  return { ...page, list };
}

const filterOf = ({ courseKinds, lecturerUserNo, auditStatus, isPutaway, courseName }: Wanted) =>
  and(
    courseKinds.length === 0 ? undefined : inArray(courseAudit.courseKind, courseKinds),
    lecturerUserNo === undefined ? undefined : eq(courseAudit.lecturerUserNo, lecturerUserNo),
    auditStatus === undefined ? undefined : eq(courseAudit.auditStatus, auditStatus),
    isPutaway === undefined ? undefined : eq(sql`coalesce(${course.isPutaway}, 0)`, isPutaway),
    courseName === '' ? undefined : like(courseAudit.courseName, containing(courseName)),
  );
