import { and, desc, eq, inArray } from 'drizzle-orm';
import { displayName } from '#contract/rules/displayName.ts';
import { NONE } from '#contract/rules/id.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { schoolTerm } from '../../db/schema/school.ts';
import { offering, offeringGrade, offeringTeacher } from '../../db/schema/timetable.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { onShelf } from '../catalogue/policies.ts';
import { standingIn } from './policies.ts';

/** What a class is taught, semester by semester, with who teaches it. @throws GRADE_GONE */
export async function listOfferings(ctx: { db: Db; user: SessionUser }, gradeId: string, wanted: PageRequest) {
  const { db } = ctx;
  await standingIn(ctx, gradeId);
  const its = and(eq(offeringGrade.gradeId, gradeId), enabled(offering));
  const rows = db
    .select({
      id: offering.id,
      offeringName: offering.offeringName,
      lessonKind: offering.lessonKind,
      offeringState: offering.offeringState,
      credit: offering.credit,
      hours: offering.hours,
      schoolYear: schoolTerm.schoolYear,
      semester: schoolTerm.semester,
      courseId: course.id,
    })
    .from(offeringGrade)
    .innerJoin(offering, eq(offering.id, offeringGrade.offeringId))
    .innerJoin(schoolTerm, eq(schoolTerm.id, offering.termId))
    .leftJoin(course, and(eq(course.id, offering.courseId), onShelf))
    .where(its)
    .orderBy(desc(schoolTerm.beginOn), desc(offering.id))
    .$dynamic();
  const counted = db
    .select({ id: offering.id })
    .from(offeringGrade)
    .innerJoin(offering, eq(offering.id, offeringGrade.offeringId))
    .where(its)
    .as('counted');
  const listed = await paginate(wanted, rows, () => db.$count(counted));
  const teachers = await teachersOf(
    db,
    listed.list.map(({ id }) => id),
  );
  const list = listed.list.map((row) => ({
    ...row,
    courseId: row.courseId ?? NONE,
    teachers: teachers.get(row.id) ?? [],
  }));
  return { ...listed, list };
}

async function teachersOf(db: Db, offeringIds: readonly string[]) {
  if (offeringIds.length === 0) return new Map<string, never[]>();
  const rows = await db
    .select({
      offeringId: offeringTeacher.offeringId,
      isHead: offeringTeacher.isHead,
      nickname: userExt.nickname,
      idCardName: userExt.idCardName,
      mobile: account.mobile,
    })
    .from(offeringTeacher)
    .innerJoin(account, eq(account.userNo, offeringTeacher.userNo))
    .innerJoin(userExt, eq(userExt.userNo, offeringTeacher.userNo))
    .where(inArray(offeringTeacher.offeringId, [...offeringIds]))
    .orderBy(desc(offeringTeacher.isHead), offeringTeacher.userNo);
  const named = rows.map(({ offeringId, isHead, ...person }) => {
    return { offeringId, isHead, teacherName: displayName(person, UserType.lecturer) };
  });
  return Map.groupBy(named, ({ offeringId }) => offeringId);
}
