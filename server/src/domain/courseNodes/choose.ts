import { and, eq, inArray } from 'drizzle-orm';
import { AssessmentState } from '#contract/rules/assessments.ts';
import { nodeKinds } from '#contract/rules/courseNodes.ts';
import { assessment } from '../../db/schema/assessment.ts';
import type { UserCtx } from '../../kit/context.ts';
import { ownAssessments } from '../assessments/policies.ts';
import type { NodeChoice } from '../authoring/nodeChoice.ts';

/** Whether somebody may put an assessment into a course: a published one of theirs or of their organization. */
export const assessmentChoice: NodeChoice = { column: 'assessmentId', mayChoose };

async function mayChoose(ctx: UserCtx, assessmentId: string): Promise<boolean> {
  const isNode = inArray(assessment.assessmentKind, [...nodeKinds]);
  const isPublished = eq(assessment.assessmentState, AssessmentState.published);
  const own = and(eq(assessment.id, assessmentId), isNode, isPublished, ownAssessments(ctx));
  return (await ctx.db.$count(assessment, own)) > 0;
}
