import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { TestLine } from '#contract/exam/positionTest.ts';
import type { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentState, phaseOf } from '#contract/rules/assessments.ts';
import { NONE } from '#contract/rules/id.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { paperVersion } from '../../db/schema/paper.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { typicalPositionTest } from '../../db/schema/typicalPosition.ts';
import type { UserCtx } from '../../kit/context.ts';

/** That they are of one kind and published; the place in `typical_position_test` is joined by who asks. */
export const testsOfKind = (kind: AssessmentKind) =>
  and(
    eq(assessment.assessmentKind, kind),
    eq(assessment.assessmentState, AssessmentState.published),
    enabled(assessment),
  )!;

const ofPlace = (what: string) =>
  sql`(select ${sql.raw(what)} from exam_sitting s where s.candidate_id = "assessment_candidate"."id")`;

/** The tests of one kind of some typical positions, in their order, with how far the reader is in each: one statement. */
export async function testLines(
  { db, user, now }: Pick<UserCtx, 'db' | 'user' | 'now'>,
  positionIds: readonly string[],
  kind: AssessmentKind,
): Promise<Map<string, TestLine[]>> {
  if (positionIds.length === 0) return new Map();
  const place = and(eq(assessmentCandidate.assessmentId, assessment.id), eq(assessmentCandidate.userNo, user.userNo));
  const rows = await db
    .select({
      positionId: typicalPositionTest.typicalPositionId,
      row: assessment,
      attempts: sql<number>`${assessment.attempts} + coalesce(${assessmentCandidate.moreAttempts}, 0)`,
      used: sql<number>`coalesce(${ofPlace('count(*)::int')}, 0)`,
      questionCount: sql<number>`coalesce(${paperVersion.questionCount}, 0)`,
      sittingId: examSitting.id,
      sittingState: examSitting.sittingState,
      submittedAt: examSitting.submittedAt,
    })
    .from(typicalPositionTest)
    .innerJoin(assessment, eq(assessment.id, typicalPositionTest.assessmentId))
    .leftJoin(paperVersion, eq(paperVersion.id, assessment.paperVersionId))
    .leftJoin(assessmentCandidate, place)
    .leftJoin(examSitting, eq(examSitting.id, ofPlace('max(s.id)')))
    .where(and(inArray(typicalPositionTest.typicalPositionId, [...positionIds]), testsOfKind(kind)))
    .orderBy(typicalPositionTest.typicalPositionId, asc(typicalPositionTest.sort));
  const at = wireTime(now);
  const lines = rows.map(({ positionId, row, sittingId, ...rest }) => {
    const { id, title, minutes, beginsAt, endsAt } = row;
    const facts = { id, title, minutes, beginsAt, endsAt, phase: phaseOf(row, at), sittingId: sittingId ?? NONE };
    return { positionId, line: { ...facts, ...rest } };
  });
  return new Map(
    [...Map.groupBy(lines, ({ positionId }) => positionId)].map(([id, own]) => [id, own.map(({ line }) => line)]),
  );
}
