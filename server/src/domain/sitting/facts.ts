import { and, eq, sql } from 'drizzle-orm';
import { ASSESSMENT_GONE } from '#contract/exam/sittingFailures.ts';
import { AssessmentState, SittingState } from '#contract/rules/assessments.ts';
import type { SittingFacts } from '#contract/rules/sittings.ts';
import { prepared } from '../../db/client.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { fail } from '../../kit/fail.ts';
import type { AssessmentRow } from '../assessments/policies.ts';

type CandidateRow = typeof assessmentCandidate.$inferSelect;

/** An assessment as one person meets it. */
export interface Invitation {
  assessment: AssessmentRow;
  /** Null: it is open to all and they have not come yet. */
  candidate: CandidateRow | null;
  facts: SittingFacts;
  allowed: number;
  /** Sittings there were, also those declared void: who may sit again after one has an attempt more. */
  used: number;
  lastAttempt: number;
  runningId: string | null;
}

const sittingsOf = (what: string) =>
  sql`(select ${sql.raw(what)} from exam_sitting s where s.candidate_id = "assessment_candidate"."id")`;

const { running } = SittingState;

const invitation = prepared('sitting_invitation', (db) =>
  db
    .select({
      assessment,
      candidate: assessmentCandidate,
      used: sql<number>`${sittingsOf('count(*)::int')}`,
      lastAttempt: sql<number>`${sittingsOf('coalesce(max(s.attempt), 0)::int')}`,
      runningId: sql<string | null>`${sittingsOf(`max(s.id) filter (where s.sitting_state = ${running})::text`)}`,
    })
    .from(assessment)
    .leftJoin(
      assessmentCandidate,
      and(
        eq(assessmentCandidate.assessmentId, assessment.id),
        eq(assessmentCandidate.userNo, sql.placeholder('userNo')),
        enabled(assessmentCandidate),
      ),
    )
    .where(and(eq(assessment.id, sql.placeholder('assessmentId')), enabled(assessment)))
    .prepare('sitting_invitation'),
);

/**
 * What somebody may sit: a place among its candidates, or it is open to all. One read.
 * @throws ASSESSMENT_GONE
 */
export async function invitationTo(db: Db, userNo: string, assessmentId: string): Promise<Invitation> {
  const [row] = await invitation(db).execute({ userNo, assessmentId });
  const isOpen = row?.assessment.isOpen === 1;
  if (!row || row.assessment.assessmentState === AssessmentState.draft || (!row.candidate && !isOpen)) {
    throw fail(ASSESSMENT_GONE);
  }
  const { candidate } = row;
  return {
    ...row,
    facts: factsOf(row.assessment, candidate),
    allowed: row.assessment.attempts + (candidate?.moreAttempts ?? 0),
  };
}

type OfCandidate = 'extraMinutes' | 'mayEnterLate' | 'redoUntil';

export const factsOf = (
  row: Omit<SittingFacts, OfCandidate>,
  candidate: Pick<SittingFacts, OfCandidate> | null,
): SittingFacts => ({
  assessmentKind: row.assessmentKind,
  assessmentState: row.assessmentState,
  beginsAt: row.beginsAt,
  endsAt: row.endsAt,
  minutes: row.minutes,
  rules: row.rules,
  releasedAt: row.releasedAt,
  extraMinutes: candidate?.extraMinutes ?? 0,
  mayEnterLate: candidate?.mayEnterLate ?? 0,
  redoUntil: candidate?.redoUntil ?? null,
});

/** Somebody who may watch a candidate: its author, and who was asked to. */
export async function watchersOf(db: Db, assessmentId: string): Promise<string[]> {
  const { rows } = await db.execute<{ userNo: string }>(sql`
    select author_user_no::text as "userNo" from assessment where id = ${assessmentId}
    union select user_no::text from assessment_staff where assessment_id = ${assessmentId}`);
  return rows.map(({ userNo }) => userNo);
}
