import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NO_COURSE, NO_SCOPE } from '#contract/exam/learnProgressFailures.ts';
import { GradeRole } from '#contract/rules/school.ts';
import { courseAudit } from '../../db/schema/authoring.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { gradeStudent } from '../../db/schema/grade.ts';
import { offering, offeringGrade } from '../../db/schema/timetable.ts';
import { user, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownDrafts } from '../authoring/policies.ts';
import { standingIn } from '../grades/policies.ts';
import { findOffering } from '../offerings/reach.ts';
import { rosterOf } from '../school/roster.ts';

export interface ScopeWish {
  courseId?: string | undefined;
  offeringId?: string | undefined;
  gradeId?: string | undefined;
}

/** Whose progress in what the caller may look at. */
export interface Scope {
  title: string;
  course: typeof course.$inferSelect;
  courses: { id: string; name: string }[];
  /** A query of (user_no, called): the learners, and what they are called here; empty: as everybody knows them. */
  people: SQL;
}

/**
 * The author of a course sees all who take it, whoever teaches an offering or runs a class sees its learners in what it
 * is taught. Of several that are named every one must be the caller's. @throws NO_SCOPE, NO_COURSE
 */
export async function scopeOf(ctx: UserCtx, { courseId, offeringId, gradeId }: ScopeWish): Promise<Scope> {
  const ofGrade = gradeId === undefined ? null : await gradeScope(ctx, gradeId);
  const ofOffering = offeringId === undefined ? null : await findOffering(ctx, offeringId);
  const taught = ofGrade || ofOffering ? await coursesTaught(ctx, { offeringId, gradeId }) : [];
  const wanted = courseId ?? taught[0]?.id;
  if (wanted === undefined) throw fail(ofGrade || ofOffering ? NO_COURSE : NO_SCOPE);
  const isTaught = taught.some(({ id }) => id === wanted);
  const found = isTaught ? await courseBy(ctx, wanted) : await ownCourse(ctx, wanted);
  const people = ofOffering
    ? sql`select roster.user_no, '' as called from (${rosterOf(ctx.db, [ofOffering.id])}) roster`
    : (ofGrade?.people ??
      sql`select uc.user_no, '' as called from user_course uc where uc.course_id = ${found.id} and ${enabledAs('uc')}`);
  const title = ofOffering?.offeringName ?? ofGrade?.title ?? found.courseName;
  return { title, course: found, courses: taught, people };
}

/** A class that the caller runs. @throws NO_SCOPE also for one they only learn in */
async function gradeScope(ctx: UserCtx, gradeId: string) {
  const { grade: row, mayManage } = await standingIn(ctx, gradeId);
  if (!mayManage) throw fail(NO_SCOPE);
  const students = and(
    eq(gradeStudent.gradeId, gradeId),
    eq(gradeStudent.gradeRole, GradeRole.student),
    enabled(gradeStudent),
  );
  const people = sql`select ${gradeStudent.userNo} as user_no, ${gradeStudent.remarkName} as called
    from ${gradeStudent} where ${students}`;
  return { title: row.gradeName, people };
}

/** The courses of the platform that an offering, or the offerings of a class, teach. */
function coursesTaught({ db }: UserCtx, { offeringId, gradeId }: ScopeWish) {
  const ofGrade = db.select({ id: offeringGrade.offeringId }).from(offeringGrade);
  return db
    .selectDistinct({ id: course.id, name: course.courseName })
    .from(offering)
    .innerJoin(course, eq(course.id, offering.courseId))
    .where(
      and(
        enabled(offering),
        offeringId === undefined ? undefined : eq(offering.id, offeringId),
        gradeId === undefined ? undefined : inArray(offering.id, ofGrade.where(eq(offeringGrade.gradeId, gradeId))),
      ),
    )
    .orderBy(asc(course.courseName), asc(course.id))
    .limit(50);
}

async function courseBy({ db }: UserCtx, id: string) {
  const [row] = await db.select().from(course).where(eq(course.id, id));
  return row!;
}

/** @throws NO_SCOPE */
async function ownCourse(ctx: UserCtx, id: string) {
  const [row] = await ctx.db
    .select({ course })
    .from(courseAudit)
    .innerJoin(course, eq(course.id, courseAudit.id))
    .where(and(ownDrafts(ctx), eq(courseAudit.id, id)));
  if (!row) throw fail(NO_SCOPE);
  return row.course;
}

/** The learners of a scope with what they are called; where a class or an offering is meant, by their own names. */
export function namedPeople(scope: Scope, by: ScopeWish): SQL {
  const own = (by.gradeId ?? by.offeringId) ? sql`nullif(${userExt.idCardName}, '')` : sql`null`;
  return sql`select who.user_no, coalesce(nullif(who.called, ''), ${own}, nullif(${userExt.nickname}, ''),
      '用户' || right(coalesce(${user.mobile}, ''), 4)) as name, coalesce(${userExt.headImgUrl}, '') as head_img_url
    from (${scope.people}) who join ${user} on ${user.userNo} = who.user_no
    left join ${userExt} on ${userExt.userNo} = who.user_no`;
}
