import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import * as fails from '#contract/exam/assessmentFailures.ts';
import { AssessmentState, MOST_CANDIDATES } from '#contract/rules/assessments.ts';
import type { CandidateSource } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import { drawPapers } from './drawPapers.ts';
import { ownAssessments } from './policies.ts';
import type { AssessmentRow } from './policies.ts';
import { heldAssessment } from './reach.ts';
import { tellCandidates } from './tellCandidates.ts';

/** An assessment whose list of candidates may grow now. @throws ASSESSMENT_GONE, OPEN_HAS_NO_LIST, ENDED_ALREADY */
export async function listedAssessment(ctx: UserCtx, id: string): Promise<AssessmentRow> {
  const row = await heldAssessment(ctx, id);
  if (row.isOpen === 1) throw fail(fails.OPEN_HAS_NO_LIST);
  const isOver = row.endsAt !== null && row.endsAt <= wireTime(ctx.now);
  if (row.assessmentState === AssessmentState.published && isOver) throw fail(fails.ENDED_ALREADY);
  return row;
}

/**
 * Everybody that the query names (a column `user_no`) becomes a candidate, in one statement and in an order that says
 * nothing; who is one already stays as they are. Returns the user numbers of who came. @throws CANDIDATES_FULL
 */
export async function insertCandidates(
  db: Db,
  row: AssessmentRow,
  people: SQL,
  source: CandidateSource,
): Promise<string[]> {
  const { rows } = await db.execute<{ userNo: string }>(sql`
    insert into ${assessmentCandidate} (assessment_id, user_no, candidate_no, candidate_source)
    select ${row.id}::bigint, fresh.user_no, last.no + row_number() over (order by random()), ${source}::smallint
    from (select distinct named.user_no from (${people}) named (user_no)
      where not exists (select from ${assessmentCandidate} there
        where there.assessment_id = ${row.id} and there.user_no = named.user_no)) fresh,
      (select coalesce(max(candidate_no), 0) as no from ${assessmentCandidate} where assessment_id = ${row.id}) last
    returning user_no::text as "userNo"`);
  const count = await db.$count(assessmentCandidate, eq(assessmentCandidate.assessmentId, row.id));
  if (count > MOST_CANDIDATES) throw fail(fails.CANDIDATES_FULL);
  return rows.map(({ userNo }) => userNo);
}

/** The same for one call of the author: nobody new is a refusal; of what is published new people get their papers and a message. */
export async function addCandidates(ctx: UserCtx, row: AssessmentRow, people: SQL, source: CandidateSource) {
  const added = await insertCandidates(ctx.db, row, people, source);
  const addedCount = added.length;
  if (addedCount === 0) throw fail(fails.NOBODY_TO_ADD);
  if (row.assessmentState === AssessmentState.published) {
    await enqueue(ctx.db, drawPapers, { assessmentId: row.id });
    await tellCandidates(ctx, row, 'opened', added);
  }
  ctx.changed({ after: { id: row.id, addedCount } });
  return { addedCount };
}

/** @throws ASSESSMENT_GONE, CANDIDATE_GONE, BEGUN */
export async function removeCandidates(ctx: UserCtx, { assessmentId, ids }: { assessmentId: string; ids: string[] }) {
  const { db } = ctx;
  const row = await heldAssessment(ctx, assessmentId);
  const wanted = [...new Set(ids)];
  const those = and(eq(assessmentCandidate.assessmentId, assessmentId), inArray(assessmentCandidate.id, wanted));
  if ((await db.$count(assessmentCandidate, those)) < wanted.length) throw fail(fails.CANDIDATE_GONE);
  const begun = and(eq(examSitting.assessmentId, assessmentId), inArray(examSitting.candidateId, wanted));
  if ((await db.$count(examSitting, begun)) > 0) throw fail(fails.BEGUN);
  const removed = await db.delete(assessmentCandidate).where(those).returning({ userNo: assessmentCandidate.userNo });
  if (row.assessmentState === AssessmentState.published) {
    await tellCandidates(
      ctx,
      row,
      'removed',
      removed.map(({ userNo }) => userNo),
    );
  }
  return { removedCount: wanted.length };
}

export type CandidateRow = typeof assessmentCandidate.$inferSelect;

/** A candidate of an assessment of one's own. @throws CANDIDATE_GONE */
export async function ownedCandidate(
  ctx: UserCtx,
  id: string,
): Promise<{ candidate: CandidateRow; row: AssessmentRow }> {
  const [found] = await ctx.db
    .select({ candidate: assessmentCandidate, row: assessment })
    .from(assessmentCandidate)
    .innerJoin(assessment, eq(assessment.id, assessmentCandidate.assessmentId))
    .where(and(eq(assessmentCandidate.id, id), ownAssessments(ctx)));
  if (!found) throw fail(fails.CANDIDATE_GONE);
  return found;
}

/** More time for one candidate, before they begin. @throws CANDIDATE_GONE, BEGUN */
export async function grantExtra(
  ctx: UserCtx,
  { id, extraMinutes, extraReason }: { id: string; extraMinutes: number; extraReason: string },
): Promise<CandidateRow> {
  const { db, now } = ctx;
  const { candidate } = await ownedCandidate(ctx, id);
  await db
    .select({ id: assessmentCandidate.id })
    .from(assessmentCandidate)
    .where(eq(assessmentCandidate.id, id))
    .for('update');
  if ((await db.$count(examSitting, eq(examSitting.candidateId, id))) > 0) throw fail(fails.BEGUN);
  await db
    .update(assessmentCandidate)
    .set({ extraMinutes, extraReason, gmtModified: wireTime(now) })
    .where(eq(assessmentCandidate.id, id));
  return candidate;
}
