import { eq, inArray } from 'drizzle-orm';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { NONE } from '#contract/rules/id.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { paperItem } from '../../db/schema/paper.ts';
import { questionAbility } from '../../db/schema/questionAbility.ts';
import type { UserCtx } from '../../kit/context.ts';
import { testLines } from './lines.ts';
import { openTarget } from './target.ts';

/** What stands before a position test: what the position asks for, and which of it the tests ask. @throws TARGET_GONE, POSITION_CLOSED */
export async function matchingOf(ctx: UserCtx, named: { jobId: string; planId: string }) {
  const { positionName, orgName, typicalPositionId, demands } = await openTarget(ctx.db, named);
  const lines = await testLines(
    ctx,
    typicalPositionId === null ? [] : [typicalPositionId],
    AssessmentKind.positionTest,
  );
  const tests = [...lines.values()].flat();
  const asked = await askedItems(
    ctx.db,
    tests.map(({ id }) => id),
  );
  return {
    positionName,
    orgName,
    typicalPositionId: typicalPositionId ?? NONE,
    items: demands.map((one) => ({ ...one, isAsked: asked.has(one.id) ? (1 as const) : (0 as const) })),
    tests,
  };
}

/** The items that the questions of these tests check; of a drawn paper those of all that may be drawn. */
async function askedItems(db: Db, assessmentIds: readonly string[]): Promise<Set<string>> {
  if (assessmentIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: questionAbility.abilityId })
    .from(assessment)
    .innerJoin(paperItem, eq(paperItem.versionId, assessment.paperVersionId))
    .innerJoin(questionAbility, eq(questionAbility.questionId, paperItem.questionId))
    .where(inArray(assessment.id, [...assessmentIds]));
  return new Set(rows.map(({ id }) => id));
}
