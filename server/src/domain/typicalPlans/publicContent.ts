import { asc, eq } from 'drizzle-orm';
import type { PlanContent } from '#contract/rules/typicalPlan.ts';
import type { Db } from '../../db/client.ts';
import { typicalPosition, typicalPositionAbility } from '../../db/schema/ability.ts';
import * as parts from '../../db/schema/typicalPosition.ts';

/** What everybody reads now; null for one that was never public. */
export async function publicContentOf(
  db: Db,
  position: typeof typicalPosition.$inferSelect,
): Promise<PlanContent | null> {
  if (position.version === 0) return null;
  const { id, positionName, jobTypeCode, industry, positionRank, intro } = position;
  const items = await db
    .select({
      abilityId: typicalPositionAbility.abilityId,
      abilityLevel: typicalPositionAbility.abilityLevel,
      weight: typicalPositionAbility.weight,
    })
    .from(typicalPositionAbility)
    .where(eq(typicalPositionAbility.typicalPositionId, id))
    .orderBy(asc(typicalPositionAbility.id));
  const stages = await db
    .select()
    .from(parts.typicalPositionStage)
    .where(eq(parts.typicalPositionStage.typicalPositionId, id))
    .orderBy(asc(parts.typicalPositionStage.sort));
  const courses = await db
    .select({ stageId: parts.typicalPositionCourse.stageId, courseId: parts.typicalPositionCourse.courseId })
    .from(parts.typicalPositionCourse)
    .where(eq(parts.typicalPositionCourse.typicalPositionId, id))
    .orderBy(asc(parts.typicalPositionCourse.sort));
  const tests = await db
    .select({ assessmentId: parts.typicalPositionTest.assessmentId })
    .from(parts.typicalPositionTest)
    .where(eq(parts.typicalPositionTest.typicalPositionId, id))
    .orderBy(asc(parts.typicalPositionTest.sort));
  return {
    positionName,
    jobTypeCode,
    industry,
    positionRank,
    intro,
    items,
    stages: stages.map((stage) => ({
      stageName: stage.stageName,
      intro: stage.intro,
      courseIds: courses.filter(({ stageId }) => stageId === stage.id).map(({ courseId }) => courseId),
    })),
    testIds: tests.map(({ assessmentId }) => assessmentId),
  };
}
