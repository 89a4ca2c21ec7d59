import { and, asc, desc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { wireTime } from '#contract/rules/time.ts';
import { GradeRole } from '#contract/rules/school.ts';
import { averagePoint, ReleaseState, scoreAppealUntil } from '#contract/rules/scores.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { ScoredTerm } from '#contract/user/orgStudent.ts';
import type { Db } from '../../db/client.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { schoolTerm } from '../../db/schema/school.ts';
import { scoreEntry, scorePart, scoreSheet, scoreTotal } from '../../db/schema/score.ts';
import { offering, offeringTeacher } from '../../db/schema/timetable.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';
import { offeringsOf } from '../school/roster.ts';
import { newestAppeals } from './appeals.ts';
import { termName } from './sheet.ts';

/**
 * Whose marks somebody reads, and of which offerings: their own all of them; those of a student of their school, with the
 * action; of a learner of a class they look after all of that class's school; of one they teach what they teach.
 * @throws NOT_FOUND
 */
export async function readableMarks({ db, user }: UserCtx, wanted: string | undefined) {
  const userNo = wanted ?? user.userNo;
  if (userNo === user.userNo) return { userNo, where: undefined };
  if (isStaff(user) && user.actions.has('score:manage')) {
    const bound = and(
      eq(orgStudent.userNo, userNo),
      eq(orgStudent.orgNo, user.orgNo),
      eq(orgStudent.bindStatus, StudentState.bound),
      enabled(orgStudent),
    );
    if ((await db.$count(orgStudent, bound)) === 0) throw fail(NOT_FOUND);
    return { userNo, where: eq(offering.orgNo, user.orgNo) };
  }
  if (user.userType !== UserType.lecturer) throw fail(NOT_FOUND);
  const { rows } = await db.execute<{ org_no: string | null }>(sql`
    select g.org_no from grade_student s
    join grade_student t on t.grade_id = s.grade_id and t.grade_role = ${GradeRole.teacher} and ${enabledAs('t')}
    join grade g on g.id = s.grade_id
    where s.user_no = ${userNo} and s.grade_role = ${GradeRole.student} and ${enabledAs('s')} and t.user_no = ${user.userNo}`);
  const schools = rows.flatMap(({ org_no }) => org_no ?? []);
  const taught = db
    .select({ id: offeringTeacher.offeringId })
    .from(offeringTeacher)
    .where(and(eq(offeringTeacher.userNo, user.userNo), eq(offeringTeacher.offeringId, offering.id)));
  const where = or(exists(taught), schools.length > 0 ? inArray(offering.orgNo, schools) : undefined);
  const shared = and(inArray(offering.id, offeringsOf(db, userNo)), where);
  if ((await db.$count(offering, shared)) === 0) throw fail(NOT_FOUND);
  return { userNo, where };
}

/** Who it is, as the school knows them. */
export async function studentFacts(db: Db, userNo: string) {
  const [row] = await db
    .select({
      studentName: sql<string>`coalesce(${orgStudent.studentName}, nullif(${userExt.idCardName}, ''), ${userExt.nickname}, '')`,
      studentNumber: sql<string>`coalesce(${orgStudent.studentNumber}, '')`,
      className: sql<string>`coalesce(${orgStudent.className}, '')`,
      major: sql<string>`coalesce(${orgStudent.major}, '')`,
      orgNo: orgStudent.orgNo,
    })
    .from(account)
    .leftJoin(userExt, eq(userExt.userNo, account.userNo))
    .leftJoin(
      orgStudent,
      and(eq(orgStudent.userNo, account.userNo), eq(orgStudent.bindStatus, StudentState.bound), enabled(orgStudent)),
    )
    .where(eq(account.userNo, userNo))
    .limit(1);
  return row!;
}

/** The released marks of a learner by semester, the newest first, with their parts. */
export async function marksOf(db: Db, { userNo, now }: { userNo: string; now: Date }, where: SQL | undefined) {
  const rows = await db
    .select({
      offeringId: offering.id,
      offeringName: offering.offeringName,
      credit: offering.credit,
      schoolYear: schoolTerm.schoolYear,
      semester: schoolTerm.semester,
      releasedAt: scoreSheet.releasedAt,
      total: scoreTotal.total,
      point: scoreTotal.point,
      isPassed: scoreTotal.isPassed,
      teacherName: sql<string>`coalesce((select coalesce(nullif(x.id_card_name, ''), x.nickname) from offering_teacher ot
        join user_ext x on x.user_no = ot.user_no where ot.offering_id = ${offering.id} and ot.is_head = 1 limit 1), '')`,
    })
    .from(scoreTotal)
    .innerJoin(scoreSheet, eq(scoreSheet.offeringId, scoreTotal.offeringId))
    .innerJoin(offering, eq(offering.id, scoreTotal.offeringId))
    .innerJoin(schoolTerm, eq(schoolTerm.id, offering.termId))
    .where(and(eq(scoreTotal.userNo, userNo), eq(scoreSheet.releaseState, ReleaseState.released), where))
    .orderBy(desc(schoolTerm.beginOn), asc(offering.id));
  const parts = await partsFor(
    db,
    userNo,
    rows.map(({ offeringId }) => offeringId),
  );
  const appeals = await newestAppeals(
    db,
    userNo,
    rows.map(({ offeringId }) => offeringId),
  );
  const terms = Map.groupBy(rows, termName);
  const list: ScoredTerm[] = [...terms].map(([name, offerings]) => ({
    termName: name,
    offerings: offerings.map((row) => ({
      ...row,
      releasedAt: row.releasedAt!,
      ...appealable(row.releasedAt!, appeals.get(row.offeringId) ?? null, now),
      credit: row.credit / 10,
      total: row.total === null ? null : row.total / 10,
      point: row.point === null ? null : row.point / 100,
      parts: parts.get(row.offeringId) ?? [],
    })),
  }));
  const average = averagePoint(rows);
  const earned = rows.reduce((sum, { isPassed, credit }) => sum + (isPassed === 1 ? credit : 0), 0);
  return { terms: list, averagePoint: average === null ? null : average / 100, earnedCredit: earned / 10 };
}

function appealable<A extends { auditStatus: AppealState }>(releasedAt: string, appeal: A | null, now: Date) {
  const appealUntil = scoreAppealUntil(releasedAt);
  const isOpen = wireTime(now) <= appealUntil && appeal?.auditStatus !== AppealState.waiting;
  return { appealUntil, canAppeal: isOpen ? (1 as const) : (0 as const), appeal };
}

async function partsFor(db: Db, userNo: string, offeringIds: string[]) {
  const rows = await db
    .select({
      offeringId: scorePart.offeringId,
      partName: scorePart.partName,
      weight: scorePart.weight,
      score: scoreEntry.score,
      scoreMark: scoreEntry.scoreMark,
    })
    .from(scorePart)
    .innerJoin(scoreEntry, and(eq(scoreEntry.partId, scorePart.id), eq(scoreEntry.userNo, userNo)))
    .where(inArray(scorePart.offeringId, offeringIds))
    .orderBy(asc(scorePart.sort));
  const shown = rows.map(({ score, ...row }) => ({ ...row, score: score === null ? null : score / 10 }));
  return Map.groupBy(shown, ({ offeringId }) => offeringId);
}
