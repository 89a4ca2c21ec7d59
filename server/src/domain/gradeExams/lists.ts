import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { NOT_MANAGER } from '#contract/exam/gradeFailures.ts';
import { AssessmentState, phaseOf } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { grade } from '../../db/schema/grade.ts';
import { paperVersion } from '../../db/schema/paper.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { assessmentBy, markedAssessments, ownCandidacies } from '../assessments/policies.ts';
import { standingIn } from '../grades/policies.ts';
import { areNamesHidden, openCountOf, personColumns, shownName } from '../marking/names.ts';

const examColumns = {
  id: assessment.id,
  gradeId: grade.id,
  gradeName: grade.gradeName,
  gradeExamName: assessment.title,
  beginTime: assessment.beginsAt,
  endTime: assessment.endsAt,
  minutes: assessment.minutes,
  totalScore: sql<number>`coalesce(${paperVersion.totalPoints}, 0)`,
  assessmentState: assessment.assessmentState,
  releasedAt: assessment.releasedAt,
};

interface Row {
  assessmentState: AssessmentState;
  beginTime: string | null;
  endTime: string | null;
  releasedAt: string | null;
}

const phaseIn = ({ beginTime, endTime, ...row }: Row, now: Date) =>
  phaseOf({ ...row, beginsAt: beginTime, endsAt: endTime }, wireTime(now));

/** The examinations of a class, to who runs it. @throws GRADE_GONE, NOT_MANAGER */
export async function managedExams(ctx: UserCtx, { gradeId, ...wanted }: PageRequest & { gradeId: string }) {
  const { db, now } = ctx;
  if (!(await standingIn(ctx, gradeId)).mayManage) throw fail(NOT_MANAGER);
  const where = and(eq(assessment.gradeId, gradeId), enabled(assessment));
  const rows = db
    .select({
      ...examColumns,
      revision: assessment.revision,
      countSubmit: assessment.countSubmit,
      countStudent: sql<number>`(select count(*)::int from ${assessmentCandidate}
        where ${assessmentCandidate.assessmentId} = ${assessment.id})`,
      isBegun: sql<0 | 1>`(exists (select 1 from ${examSitting}
        where ${examSitting.assessmentId} = ${assessment.id}))::int`,
    })
    .from(assessment)
    .innerJoin(grade, eq(grade.id, assessment.gradeId))
    .leftJoin(paperVersion, eq(paperVersion.id, assessment.paperVersionId))
    .where(where)
    .orderBy(desc(assessment.id));
  const page = await paginate(wanted, rows.$dynamic(), () => db.$count(assessment, where));
  return { ...page, list: page.list.map((row) => ({ ...row, phase: phaseIn(row, now) })) };
}

/** The last sitting of a candidate. */
const lastSitting = eq(
  examSitting.id,
  sql`(select s.id from exam_sitting s where s.candidate_id = ${assessmentCandidate.id} order by s.attempt desc limit 1)`,
);

const relations = ({ db }: Pick<UserCtx, 'db'>) =>
  db
    .select({
      ...examColumns,
      relationId: assessmentCandidate.id,
      examStatus: examSitting.sittingState,
      sittingId: examSitting.id,
    })
    .from(assessmentCandidate)
    .innerJoin(assessment, eq(assessment.id, assessmentCandidate.assessmentId))
    .innerJoin(grade, eq(grade.id, assessment.gradeId))
    .leftJoin(paperVersion, eq(paperVersion.id, assessment.paperVersionId))
    .leftJoin(examSitting, lastSitting);

const mine = (userNo: string) =>
  and(ownCandidacies(userNo), enabled(assessment), ne(assessment.assessmentState, AssessmentState.draft));

/** What the asking person sits in their classes, the newest first. @throws GRADE_GONE */
export async function myExams(ctx: UserCtx, { gradeId, ...wanted }: PageRequest & { gradeId?: string | undefined }) {
  const { db, user, now } = ctx;
  if (gradeId !== undefined) await standingIn(ctx, gradeId);
  const ofClass = gradeId === undefined ? isNotNull(assessment.gradeId) : eq(assessment.gradeId, gradeId);
  const where = and(mine(user.userNo), ofClass);
  const counted = db
    .select({ id: assessmentCandidate.id })
    .from(assessmentCandidate)
    .innerJoin(assessment, eq(assessment.id, assessmentCandidate.assessmentId))
    .where(where);
  const rows = relations(ctx).where(where).orderBy(desc(assessmentCandidate.id));
  const page = await paginate(wanted, rows.$dynamic(), () => db.$count(counted));
  return { ...page, list: page.list.map((row) => ({ ...row, phase: phaseIn(row, now) })) };
}

/** One of them. @throws NOT_FOUND through `ownRelation` */
export async function relationRow(ctx: UserCtx, id: string) {
  const [row] = await relations(ctx).where(and(eq(assessmentCandidate.id, id), mine(ctx.user.userNo)));
  return row && { ...row, phase: phaseIn(row, ctx.now) };
}

/** Where each student stands, to who marks; nameless as long as the marking is. @throws NOT_FOUND */
export async function studentRelations(ctx: UserCtx, { examId, ...wanted }: PageRequest & { examId: string }) {
  const { db, now } = ctx;
  const of = await assessmentBy(ctx, examId, markedAssessments(ctx));
  const isHidden = areNamesHidden(of, await openCountOf(db, examId), now);
  const where = and(eq(assessmentCandidate.assessmentId, examId), enabled(assessmentCandidate));
  const rows = db
    .select({
      relationId: assessmentCandidate.id,
      candidateNo: assessmentCandidate.candidateNo,
      ...personColumns,
      examStatus: examSitting.sittingState,
      sittingId: examSitting.id,
      beganAt: examSitting.beganAt,
      submittedAt: examSitting.submittedAt,
      score: examSitting.totalPoints,
    })
    .from(assessmentCandidate)
    .innerJoin(account, eq(account.userNo, assessmentCandidate.userNo))
    .leftJoin(userExt, eq(userExt.userNo, assessmentCandidate.userNo))
    .leftJoin(examSitting, lastSitting)
    .where(where)
    .orderBy(assessmentCandidate.candidateNo);
  const page = await paginate(wanted, rows.$dynamic(), () => db.$count(assessmentCandidate, where));
  return { ...page, list: page.list.map((row) => ({ ...row, studentName: shownName(row, isHidden) })) };
}
