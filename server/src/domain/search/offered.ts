import { and, eq } from 'drizzle-orm';
import { AssessmentState } from '#contract/rules/assessments.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment } from '../../db/schema/assessment.ts';

/** An assessment that the exam centre offers to everybody. */
export const isOffered = and(
  enabled(assessment),
  eq(assessment.isOpen, 1),
  eq(assessment.assessmentState, AssessmentState.published),
)!;
