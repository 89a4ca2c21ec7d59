import { and, eq, exists, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { AssessmentKind, AssessmentState } from '#contract/rules/assessments.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { isOffered } from '../search/offered.ts';

const qb = new QueryBuilder();

/** What the exam centre shows to everybody: published, open to all, not yet over. */
export const openExams = (now: string): SQL =>
  and(isOffered, or(isNull(assessment.endsAt), gt(assessment.endsAt, now)))!;

/** What somebody may practise question by question: open practice, and practice they were given. */
export function practicable(userNo: string, now: string): SQL {
  const given = and(
    eq(assessmentCandidate.assessmentId, assessment.id),
    eq(assessmentCandidate.userNo, userNo),
    enabled(assessmentCandidate),
  );
  return and(
    enabled(assessment),
    eq(assessment.assessmentKind, AssessmentKind.practice),
    eq(assessment.assessmentState, AssessmentState.published),
    or(isNull(assessment.beginsAt), lte(assessment.beginsAt, now)),
    or(isNull(assessment.endsAt), gt(assessment.endsAt, now)),
    or(
      eq(assessment.isOpen, 1),
      exists(
        qb
          .select({ one: sql`1` })
          .from(assessmentCandidate)
          .where(given),
      ),
    ),
  )!;
}
