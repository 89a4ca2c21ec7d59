import { and, desc, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { choices, CourseAuth, list } from '#contract/course/courseAuth.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AuthState, authStateOf } from '#contract/rules/courseAuth.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { orgDepartment } from '../../db/schema/organization.ts';
import { lecturer } from '../../db/schema/people.ts';
import { courseAuth, courseAuthDepart } from '../../db/schema/teaching.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import { categories } from '../catalogue/categories.ts';
import { staffOf } from '../organization/policies.ts';
import { certifiable } from './certify.ts';

/** What an organization recognises, the newest first. */
export async function authPage(ctx: UserCtx, wanted: OutputOf<typeof list.input>): Promise<Page<CourseAuth>> {
  const { db, now } = ctx;
  const { orgNo } = staffOf(ctx.user);
  const today = wireTime(now).slice(0, 10);
  const where = and(
    eq(courseAuth.orgNo, orgNo),
    enabled(courseAuth),
    wanted.authStatus === undefined ? undefined : standing[wanted.authStatus](today),
    wanted.courseName === '' ? undefined : like(course.courseName, containing(wanted.courseName)),
  );
  const known = await categories(db, now);
  const total = await cappedCount(
    db,
    sql`${courseAuth} join ${course} on ${course.id} = ${courseAuth.courseId}`,
    where,
  );
  const page = await pageAt(wanted, total, (limit, offset) =>
    db
      .select({ auth: courseAuth, course, lecturerName: lecturer.lecturerName })
      .from(courseAuth)
      .innerJoin(course, eq(course.id, courseAuth.courseId))
      .leftJoin(lecturer, eq(lecturer.lecturerUserNo, course.lecturerUserNo))
      .where(where)
      .orderBy(desc(courseAuth.id))
      .limit(limit)
      .offset(offset),
  );
  const departments = await departmentsOf(
    db,
    page.list.map(({ auth }) => auth.id),
  );
  const rows = page.list.map(
    ({ auth, course: { courseName, courseLogo, courseCategory, isPutaway, ...its }, ...names }) => ({
      ...auth,
      courseName,
      courseLogo,
      courseCategory,
      isPutaway,
      lecturerName: names.lecturerName ?? '',
      categoryNames: [its.categoryId1, its.categoryId2, its.categoryId3].flatMap(
        (id) => known.get(id)?.categoryName ?? [],
      ),
      isOwnCourse: its.orgNo === orgNo ? (1 as const) : (0 as const),
      credit: auth.credit / 10,
      departments: departments.get(auth.id) ?? [],
      authStatus: authStateOf(auth, today),
    }),
  );
  return { ...page, list: rows };
}

/** The same order of questions as `authStateOf`. */
const standing: Record<AuthState, (today: string) => SQL | undefined> = {
  [AuthState.ended]: () => sql`${courseAuth.endedAt} is not null`,
  [AuthState.coming]: (today) => and(isNull(courseAuth.endedAt), sql`${courseAuth.validFrom} > ${today}`),
  [AuthState.expired]: (today) => and(isNull(courseAuth.endedAt), sql`${courseAuth.validTo} < ${today}`),
  [AuthState.valid]: (today) =>
    and(
      isNull(courseAuth.endedAt),
      sql`${courseAuth.validFrom} <= ${today} and coalesce(${courseAuth.validTo} >= ${today}, true)`,
    ),
};

async function departmentsOf(db: Db, authIds: string[]) {
  const rows = await db
    .select({
      authId: courseAuthDepart.authId,
      id: orgDepartment.id,
      departName: orgDepartment.departName,
      statusId: orgDepartment.statusId,
    })
    .from(courseAuthDepart)
    .innerJoin(orgDepartment, eq(orgDepartment.id, courseAuthDepart.departmentId))
    .where(inArray(courseAuthDepart.authId, authIds))
    .orderBy(orgDepartment.path);
  return Map.groupBy(
    rows.map(({ statusId, ...row }) =>
      statusId === RowState.normal ? row : { ...row, departName: `${row.departName}（已撤销）` },
    ),
    ({ authId }) => authId,
  );
}

/** What may be recognised, one's own first. */
export async function authChoices(ctx: UserCtx, wanted: OutputOf<typeof choices.input>) {
  const { db } = ctx;
  const { orgNo } = staffOf(ctx.user);
  const where = and(
    certifiable(orgNo),
    wanted.courseName === '' ? undefined : like(course.courseName, containing(wanted.courseName)),
  );
  const isOwnCourse = sql<0 | 1>`coalesce(${course.orgNo} = ${orgNo}, false)::int`;
  const isCertified = sql<0 | 1>`(exists (select 1 from ${courseAuth} where ${courseAuth.courseId} = ${course.id}
    and ${courseAuth.orgNo} = ${orgNo} and ${courseAuth.endedAt} is null))::int`;
  return pageAt(wanted, await cappedCount(db, sql`${course}`, where), (limit, offset) =>
    db
      .select({
        id: course.id,
        courseName: course.courseName,
        lecturerName: sql<string>`coalesce(${lecturer.lecturerName}, '')`,
        isOwnCourse,
        isCertified,
      })
      .from(course)
      .leftJoin(lecturer, eq(lecturer.lecturerUserNo, course.lecturerUserNo))
      .where(where)
      .orderBy(desc(isOwnCourse), desc(course.id))
      .limit(limit)
      .offset(offset),
  );
}
