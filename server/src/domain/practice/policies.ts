import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AnswerShow, AssessmentState, SittingState } from '#contract/rules/assessments.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { isStillWritten } from '../assessments/stillWritten.ts';
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

/** Where a question may be met again: in practice, and in what somebody sat once they may read its answers. */
export const repeatable = (userNo: string, now: string): SQL => or(practicable(userNo, now), explained(userNo, now))!;

/** The same as `areAnswersShown`, asked of the database, of what was handed in and is released. */
function explained(userNo: string, now: string): SQL {
  const show = (rule: AnswerShow) => sql`(${assessment.rules} ->> 'answerShow')::int = ${rule}`;
  const sat = and(
    eq(examSitting.assessmentId, assessment.id),
    eq(examSitting.userNo, userNo),
    inArray(examSitting.sittingState, [SittingState.submitted, SittingState.marked]),
  );
  return and(
    enabled(assessment),
    eq(assessment.assessmentState, AssessmentState.published),
    isNotNull(assessment.releasedAt),
    or(
      show(AnswerShow.submitted),
      and(
        or(show(AnswerShow.ended), and(show(AnswerShow.atTime), lte(assessment.answerShowTime, now))),
        or(isNull(assessment.endsAt), lte(assessment.endsAt, now)),
        not(isStillWritten(now)),
      ),
    ),
    exists(
      qb
        .select({ one: sql`1` })
        .from(examSitting)
        .where(sat),
    ),
  )!;
}
