import { and, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { assessmentTraits, LateRule, SittingState } from '#contract/rules/assessments.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';

const qb = new QueryBuilder();

/** The same as `isTakenLate`, or that it has no end at all. */
const neverCloses = or(
  isNull(assessment.endsAt),
  and(
    inArray(
      assessment.assessmentKind,
      AssessmentKind.values.filter((kind) => assessmentTraits[kind].hasLateRule),
    ),
    sql`(${assessment.rules} ->> 'lateRule')::int <> ${LateRule.refuse}`,
  ),
)!;

/**
 * Whether somebody writes an assessment still, or may begin it yet after its end: with extra minutes, or to do again what
 * was given back to them. Of what never closes only what was given back has a time to wait for. To be asked in a query
 * over `assessment`; `now` in the wire form.
 */
export function isStillWritten(now: string): SQL<boolean> {
  const writes = and(eq(examSitting.assessmentId, assessment.id), eq(examSitting.sittingState, SittingState.running));
  const ownEnd = sql`${assessment.endsAt} + ${assessmentCandidate.extraMinutes} * interval '1 minute'`;
  const candidate = and(eq(assessmentCandidate.assessmentId, assessment.id), enabled(assessmentCandidate));
  const mayRedo = and(candidate, gt(assessmentCandidate.redoUntil, now));
  const hasMore = and(candidate, gt(assessmentCandidate.extraMinutes, 0), sql`${ownEnd} > ${now}`);
  const one = { one: sql`1` };
  return sql<boolean>`(${exists(qb.select(one).from(assessmentCandidate).where(mayRedo))} or (not ${neverCloses} and
    (${exists(qb.select(one).from(examSitting).where(writes))}
      or ${exists(qb.select(one).from(assessmentCandidate).where(hasMore))})))`;
}
