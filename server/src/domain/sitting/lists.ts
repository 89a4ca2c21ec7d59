import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentState, phaseOf } from '#contract/rules/assessments.ts';
import { areAnswersShown, areMarksShown, whyNotBegin } from '#contract/rules/sittings.ts';
import type { SittingFacts } from '#contract/rules/sittings.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { inEarnest } from '../../db/inEarnest.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { paperVersion } from '../../db/schema/paper.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { ownCandidacies } from '../assessments/policies.ts';
import { isStillWritten } from '../assessments/stillWritten.ts';
import { closeOver } from './closeSittings.ts';
import { factsOf } from './facts.ts';
import { ownSittings } from './policies.ts';

interface Wanted extends PageRequest {
  kinds?: AssessmentKind[];
}

const ofKinds = (kinds?: AssessmentKind[]) => (kinds ? inArray(assessment.assessmentKind, kinds) : undefined);

/** Their number, and the last one. */
const used = sql<number>`(select count(*)::int from exam_sitting s where s.candidate_id = "assessment_candidate"."id")`;
const lastId = sql`(select s.id from exam_sitting s where s.candidate_id = "assessment_candidate"."id"
  order by s.attempt desc limit 1)`;

/** What somebody is asked to sit, the newest first. */
export async function myAssessments({ db, user, now }: UserCtx, { kinds, ...wanted }: Wanted) {
  await closeOver(db, user.userNo, now);
  const published = ne(assessment.assessmentState, AssessmentState.draft);
  const where = and(ownCandidacies(user.userNo), enabled(assessment), inEarnest, published, ofKinds(kinds));
  const ofAssessment = eq(assessment.id, assessmentCandidate.assessmentId);
  const rows = db
    .select({
      assessment,
      extraMinutes: assessmentCandidate.extraMinutes,
      redoUntil: assessmentCandidate.redoUntil,
      mayEnterLate: assessmentCandidate.mayEnterLate,
      attempts: sql<number>`${assessment.attempts} + ${assessmentCandidate.moreAttempts}`,
      used,
      rehearsedAt: assessmentCandidate.rehearsedAt,
      fullPoints: sql<number>`coalesce(${paperVersion.totalPoints}, 0)`,
      sitting: {
        id: examSitting.id,
        sittingState: examSitting.sittingState,
        submittedAt: examSitting.submittedAt,
        totalPoints: examSitting.totalPoints,
      },
    })
    .from(assessmentCandidate)
    .innerJoin(assessment, ofAssessment)
    .leftJoin(paperVersion, eq(paperVersion.id, assessment.paperVersionId))
    .leftJoin(examSitting, eq(examSitting.id, lastId))
    .where(where)
    .orderBy(desc(assessmentCandidate.id))
    .$dynamic();
  const count = async () => {
    const [row] = await db
      .select({ n: sql<number>`count(*)::int` })
      .from(assessmentCandidate)
      .innerJoin(assessment, ofAssessment)
      .where(where);
    return row!.n;
  };
  const page = await paginate(wanted, rows, count);
  const at = wireTime(now);
  const list = page.list.map(({ assessment: row, sitting, redoUntil, mayEnterLate, ...more }) => ({
    assessmentId: row.id,
    assessmentKind: row.assessmentKind,
    title: row.title,
    phase: phaseOf(row, at),
    beginsAt: row.beginsAt,
    endsAt: row.endsAt,
    minutes: row.minutes,
    ...more,
    redoUntil: toCome(redoUntil, at),
    mayBegin: mayBegin(factsOf(row, { ...more, redoUntil, mayEnterLate }), more, now),
    sittingId: sitting?.id ?? '',
    sittingState: sitting?.sittingState ?? null,
    submittedAt: sitting?.submittedAt ?? null,
    points: areMarksShown(row) ? (sitting?.totalPoints ?? null) : null,
  }));
  return { ...page, list };
}

/** What somebody sat, the newest first. */
export async function myRecords({ db, user, now }: UserCtx, { kinds, ...wanted }: Wanted) {
  await closeOver(db, user.userNo, now);
  const where = and(ownSittings(user.userNo), inEarnest, ofKinds(kinds));
  const ofAssessment = eq(assessment.id, examSitting.assessmentId);
  const { id, attempt, sittingState, beganAt, submittedAt, submitKind, totalPoints } = examSitting;
  const rows = db
    .select({
      sitting: { id, attempt, sittingState, beganAt, submittedAt, submitKind },
      totalPoints,
      assessment,
      isWritten: isStillWritten(wireTime(now)),
      fullPoints: paperVersion.totalPoints,
    })
    .from(examSitting)
    .innerJoin(assessment, ofAssessment)
    .innerJoin(paperVersion, eq(paperVersion.id, examSitting.paperVersionId))
    .where(where)
    .orderBy(desc(examSitting.id))
    .$dynamic();
  const count = async () => {
    const counted = db
      .select({ n: sql<number>`count(*)::int` })
      .from(examSitting)
      .innerJoin(assessment, ofAssessment);
    const [row] = await counted.where(where);
    return row!.n;
  };
  const page = await paginate(wanted, rows, count);
  const list = page.list.map(({ assessment: row, sitting, totalPoints: points, fullPoints, isWritten }) => ({
    ...sitting,
    assessmentId: row.id,
    assessmentKind: row.assessmentKind,
    title: row.title,
    fullPoints,
    points: areMarksShown(row) ? points : null,
    isExplained: isExplained(row, sitting.submittedAt !== null, isWritten, wireTime(now)),
  }));
  return { ...page, list };
}

const isExplained = (row: AssessmentRow, isSubmitted: boolean, isWritten: boolean, now: string) =>
  areAnswersShown({ ...row, isSubmitted, isStillWritten: isWritten }, now) ? (1 as const) : (0 as const);

const mayBegin = (facts: SittingFacts, { used: times, attempts }: { used: number; attempts: number }, now: Date) =>
  whyNotBegin(facts, { used: times, allowed: attempts }, now) === undefined ? (1 as const) : (0 as const);

/** What was given back after its time is not to be done again any more. */
const toCome = (redoUntil: string | null, now: string) => (redoUntil !== null && redoUntil > now ? redoUntil : null);
