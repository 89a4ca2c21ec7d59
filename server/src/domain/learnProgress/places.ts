import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { places, ProgressPlace } from '#contract/exam/learnProgress.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { GradeRole, GradeState } from '#contract/rules/school.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { courseAudit } from '../../db/schema/authoring.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { grade, gradeStudent } from '../../db/schema/grade.ts';
import { schoolTerm } from '../../db/schema/school.ts';
import { offering } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { ownDrafts } from '../authoring/policies.ts';
import { staffGrades } from '../grades/policies.ts';
import { reachableOfferings } from '../offerings/reach.ts';
import { isStaff } from '../organization/policies.ts';

type Wanted = OutputOf<typeof places.input>;

/** Where the caller may look at the progress of others. */
export async function placesOf(ctx: UserCtx, wanted: Wanted): Promise<Page<ProgressPlace>> {
  const page = await listed[wanted.kind](ctx, wanted);
  return { ...page, list: page.list.map((row) => ({ kind: wanted.kind, ...row })) };
}

const listed = { course: courses, offering: offerings, grade: grades };

function courses(ctx: UserCtx, { keyword, ...page }: Wanted) {
  const { db } = ctx;
  const where = and(ownDrafts(ctx), keyword ? ilike(course.courseName, containing(keyword)) : undefined);
  const query = db
    .select({ id: course.id, name: course.courseName, note: sql<string>`''` })
    .from(courseAudit)
    .innerJoin(course, eq(course.id, courseAudit.id))
    .where(where);
  return paginate(page, query.orderBy(desc(course.id)).$dynamic(), () => db.$count(query.as('counted')));
}

function offerings(ctx: UserCtx, { keyword, ...page }: Wanted) {
  const { db, user } = ctx;
  const mayReach = user.userType === UserType.lecturer || (isStaff(user) && ctx.can('term:edit'));
  const where = and(
    mayReach ? reachableOfferings(ctx) : sql`false`,
    sql`${offering.courseId} is not null`,
    keyword ? ilike(offering.offeringName, containing(keyword)) : undefined,
  );
  const note = sql<string>`${schoolTerm.schoolYear} || ' 第 ' || ${schoolTerm.semester} || ' 学期'`.as('note');
  const query = db
    .select({ id: offering.id, name: offering.offeringName, note })
    .from(offering)
    .innerJoin(schoolTerm, eq(schoolTerm.id, offering.termId))
    .where(where);
  return paginate(page, query.orderBy(desc(offering.id)).$dynamic(), () => db.$count(query.as('counted')));
}

function grades(ctx: UserCtx, { keyword, ...page }: Wanted) {
  const { db, user } = ctx;
  const runs = or(eq(gradeStudent.gradeRole, GradeRole.teacher), eq(gradeStudent.isAdmin, 1));
  const within = sql`exists (select 1 from ${gradeStudent} where ${gradeStudent.gradeId} = ${grade.id}
    and ${and(eq(gradeStudent.userNo, user.userNo), enabled(gradeStudent), runs)})`;
  const own = and(sql`${grade.orgNo} is null`, eq(grade.ownerUserNo, user.userNo));
  const where = and(
    or(within, own, staffGrades(user)),
    enabled(grade),
    eq(grade.gradeState, GradeState.running),
    keyword ? ilike(grade.gradeName, containing(keyword)) : undefined,
  );
  const taught = sql<string>`(select count(distinct o.course_id)::int || ' 门线上课程' from offering_grade og
    join offering o on o.id = og.offering_id and ${enabledAs('o')} where og.grade_id = "grade"."id")`.as('note');
  const query = db.select({ id: grade.id, name: grade.gradeName, note: taught }).from(grade).where(where);
  return paginate(page, query.orderBy(desc(grade.id)).$dynamic(), () => db.$count(grade, where));
}
