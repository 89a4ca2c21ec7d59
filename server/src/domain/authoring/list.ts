import { and, desc, eq, like, sql } from 'drizzle-orm';
import type { list } from '#contract/course/courseAudit.ts';
import type { DraftRow } from '#contract/course/draft.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { courseAudit, coursePeriodAudit } from '../../db/schema/authoring.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import { categories } from '../catalogue/categories.ts';
import { ownDrafts } from './policies.ts';

type Wanted = OutputOf<typeof list.input>;

/** The courses somebody writes, the newest first. */
export async function draftPage(ctx: UserCtx, wanted: Wanted): Promise<Page<DraftRow>> {
  const { db, now } = ctx;
  const where = and(ownDrafts(ctx), filterOf(wanted));
  const known = await categories(db, now);
  const total = await cappedCount(
    db,
    sql`${courseAudit} left join ${course} on ${course.id} = ${courseAudit.id}`,
    where,
  );
  const page = await pageAt(wanted, total, (limit, offset) =>
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
    version: version ?? 0,
    isPutaway: isPutaway ?? (0 as const),
    isDelete: version === null ? (1 as const) : (0 as const),
    courseOriginal: yuanOf(row.courseOriginal),
    courseDiscount: yuanOf(row.courseDiscount || row.courseOriginal),
    categoryNames: [row.categoryId1, row.categoryId2, row.categoryId3].flatMap(
      (id) => known.get(id)?.categoryName ?? [],
    ),
    lecturerName: lecturerName ?? '',
    periodTotal,
    countStudy: countStudy ?? 0,
  }));
  return { ...page, list };
}

const filterOf = ({ courseKind, auditStatus, isPutaway, courseName }: Wanted) =>
  and(
    courseKind === undefined ? undefined : eq(courseAudit.courseKind, courseKind),
    auditStatus === undefined ? undefined : eq(courseAudit.auditStatus, auditStatus),
    isPutaway === undefined ? undefined : eq(sql`coalesce(${course.isPutaway}, 0)`, isPutaway),
    courseName === '' ? undefined : like(courseAudit.courseName, containing(courseName)),
  );
