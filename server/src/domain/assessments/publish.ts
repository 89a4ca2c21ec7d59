import { eq, sql } from 'drizzle-orm';
import { ALREADY_PUBLISHED, BEGUN, NOT_PUBLISHED } from '#contract/exam/assessmentFailures.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { AssessmentState, CandidateSource } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { paper } from '../../db/schema/paper.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import { indexExams } from '../search/collect.ts';
import { insertCandidates } from './candidates.ts';
import { studentsOf } from './candidateSources.ts';
import { checkItems } from './checklist.ts';
import { drawPapers } from './drawPapers.ts';
import type { AssessmentRow } from './policies.ts';
import { heldAssessment, isBegun } from './reach.ts';
import { tellAllCandidates } from './tellCandidates.ts';

/**
 * Opens an assessment to its candidates, with the newest version of its paper; their papers are drawn at once in the
 * background. @throws ASSESSMENT_GONE, ASSESSMENT_MOVED, ALREADY_PUBLISHED, 422 with everything that is missing
 */
export async function publishAssessment(ctx: UserCtx, { id, revision }: { id: string; revision: number }) {
  const { db, now } = ctx;
  const row = await heldAssessment(ctx, id, revision);
  if (row.assessmentState === AssessmentState.published) throw fail(ALREADY_PUBLISHED);
  if (row.gradeId !== null) await insertCandidates(db, row, studentsOf([row.gradeId]), CandidateSource.grade);
  await mustBeReady(db, row, wireTime(now));
  const [chosen] = await db.select({ versionId: paper.versionId }).from(paper).where(eq(paper.id, row.paperId!));
  await db
    .update(assessment)
    .set({
      assessmentState: AssessmentState.published,
      paperVersionId: chosen!.versionId,
      publishedAt: wireTime(now),
      revision: row.revision + 1,
      gmtModified: wireTime(now),
    })
    .where(eq(assessment.id, id));
  await indexExams(db, [id]);
  await mixCandidates(db, id);
  await enqueue(db, drawPapers, { assessmentId: id });
  const people = await tellAllCandidates(ctx, row, 'opened');
  ctx.changed({ after: { id, countCandidate: people } });
  return { countCandidate: people };
}

async function mustBeReady(db: Db, row: AssessmentRow, now: string): Promise<void> {
  const items = await checkItems(db, row, now);
  const candidates = await db.$count(assessmentCandidate, eq(assessmentCandidate.assessmentId, row.id));
  const isEmptyClass = row.gradeId !== null && candidates === 0;
  const issues = [
    ...items.flatMap(({ level, path, text }) => (level === 'wanted' ? [{ path, message: text }] : [])),
    ...(isEmptyClass ? [{ path: 'gradeId', message: '班级里还没有学员' }] : []),
  ];
  if (issues.length > 0) throw fail(INVALID_INPUT, issues[0]!.message, { issues });
}

/** New numbers in an order that says nothing, and papers of the version that is open now. */
async function mixCandidates(db: Db, assessmentId: string): Promise<void> {
  const of = eq(assessmentCandidate.assessmentId, assessmentId);
  // aside first, for no two may have one number in between
  await db
    .update(assessmentCandidate)
    .set({ candidateNo: sql`${assessmentCandidate.candidateNo} + 1000000`, layout: null })
    .where(of);
  await db.execute(sql`update ${assessmentCandidate} set candidate_no = mixed.no
    from (select id, row_number() over (order by random()) as no from ${assessmentCandidate}
      where assessment_id = ${assessmentId}) mixed
    where "assessment_candidate"."id" = mixed.id`);
}

/** Takes an assessment back as long as nobody began. @throws ASSESSMENT_GONE, NOT_PUBLISHED, BEGUN */
export async function withdrawAssessment(ctx: UserCtx, id: string): Promise<void> {
  const { db, now } = ctx;
  const row = await heldAssessment(ctx, id);
  if (row.assessmentState !== AssessmentState.published) throw fail(NOT_PUBLISHED);
  if (await isBegun(db, id)) throw fail(BEGUN);
  await db
    .update(assessment)
    .set({ assessmentState: AssessmentState.withdrawn, revision: row.revision + 1, gmtModified: wireTime(now) })
    .where(eq(assessment.id, id));
  await indexExams(db, [id]);
  await tellAllCandidates(ctx, row, 'withdrawn');
}
