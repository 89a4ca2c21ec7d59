import { and, desc, eq, sql } from 'drizzle-orm';
import { NOTHING_TO_TRY } from '#contract/exam/assessmentFailures.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import {
  AnswerShow,
  AssessmentState,
  assessmentTraits,
  CandidateSource,
  SittingState,
} from '#contract/rules/assessments.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { paper } from '../../db/schema/paper.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { AssessmentRow } from './policies.ts';
import { heldAssessment } from './reach.ts';

/**
 * An assessment as its candidates will meet it, for the caller alone: the same paper, time and rules, but open now, as
 * often as wanted, and the answers are shown on handing in. One that was begun goes on.
 * @returns its id. @throws ASSESSMENT_GONE, NOTHING_TO_TRY
 */
export async function tryOutAssessment(ctx: UserCtx, id: string): Promise<string> {
  const { db, user, now } = ctx;
  const row = await heldAssessment(ctx, id);
  const paperVersionId = row.paperVersionId ?? (await finishedVersion(db, row));
  if (!paperVersionId) throw fail(NOTHING_TO_TRY);
  const begun = await runningTrial(db, id, user.userNo);
  if (begun) return begun;
  const own = and(eq(assessment.trialOf, id), eq(assessment.authorUserNo, user.userNo));
  await db
    .update(assessment)
    .set({ statusId: RowState.disabled })
    .where(and(own, enabled(assessment)));
  const [made] = await db
    .insert(assessment)
    .values({ ...factsOf(row), paperVersionId, authorUserNo: user.userNo, trialOf: id, publishedAt: wireTime(now) })
    .returning({ id: assessment.id });
  const place = { assessmentId: made!.id, userNo: user.userNo, candidateNo: 1, candidateSource: CandidateSource.self };
  await db.insert(assessmentCandidate).values(place);
  return made!.id;
}

/** The version of a draft's paper that publishing would take. */
async function finishedVersion(db: Db, { paperId }: AssessmentRow): Promise<string | null | undefined> {
  if (paperId === null) return undefined;
  const [row] = await db.select({ versionId: paper.versionId }).from(paper).where(eq(paper.id, paperId));
  return row?.versionId;
}

async function runningTrial(db: Db, id: string, userNo: string): Promise<string | undefined> {
  const isRunning = sql`exists (select from ${examSitting}
    where ${examSitting.assessmentId} = ${assessment.id} and ${examSitting.sittingState} = ${SittingState.running})`;
  const [row] = await db
    .select({ id: assessment.id })
    .from(assessment)
    .where(and(eq(assessment.trialOf, id), eq(assessment.authorUserNo, userNo), enabled(assessment), isRunning))
    .orderBy(desc(assessment.id))
    .limit(1);
  return row?.id;
}

/** A kind that belongs to no class and measures nobody. */
function kindOf({ assessmentKind }: AssessmentRow): AssessmentKind {
  const { isOfGrade, isMeasuring } = assessmentTraits[assessmentKind];
  if (isOfGrade) return AssessmentKind.exam;
  return isMeasuring ? AssessmentKind.test : assessmentKind;
}

function factsOf(row: AssessmentRow) {
  const { title, intro, paperId, minutes, passPoints, rules } = row;
  return {
    assessmentKind: kindOf(row),
    title: `${title.slice(0, 55)}（试做）`,
    intro,
    paperId,
    minutes,
    passPoints,
    assessmentState: AssessmentState.published,
    rules: { ...rules, answerShow: AnswerShow.submitted, lateEntryMinutes: null, isPhotographed: 0 as const },
  };
}
