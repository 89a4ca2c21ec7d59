import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { stageOfTest } from '#contract/rules/positionTests.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { typicalPosition } from '../../db/schema/ability.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { course } from '../../db/schema/course.ts';
import { userCourse } from '../../db/schema/study.ts';
import { typicalPositionCourse, typicalPositionStage, typicalPositionTest } from '../../db/schema/typicalPosition.ts';
import { onShelf } from '../catalogue/policies.ts';
import { isPublic } from '../typicalPlans/policies.ts';

export interface StageStanding {
  stageNo: number;
  stageName: string;
  coursesDone: number;
  courseTotal: number;
}

/** How far somebody is in each stage of these plans; courses that are off the shelf keep nobody waiting. */
export async function stagesOf(db: Db, userNo: string, positionIds: readonly string[]) {
  if (positionIds.length === 0) return new Map<string, StageStanding[]>();
  const finished = and(
    eq(userCourse.courseId, typicalPositionCourse.courseId),
    eq(userCourse.userNo, userNo),
    enabled(userCourse),
    isNotNull(userCourse.completedAt),
  );
  const rows = await db
    .select({
      positionId: typicalPositionStage.typicalPositionId,
      stageName: typicalPositionStage.stageName,
      courseTotal: sql<number>`count(${course.id})::int`,
      coursesDone: sql<number>`(count(${course.id}) filter (where ${userCourse.id} is not null))::int`,
    })
    .from(typicalPositionStage)
    .leftJoin(typicalPositionCourse, eq(typicalPositionCourse.stageId, typicalPositionStage.id))
    .leftJoin(course, and(eq(course.id, typicalPositionCourse.courseId), onShelf))
    .leftJoin(userCourse, finished)
    .where(inArray(typicalPositionStage.typicalPositionId, [...positionIds]))
    .groupBy(typicalPositionStage.id)
    .orderBy(typicalPositionStage.typicalPositionId, typicalPositionStage.sort);
  return new Map(
    [...Map.groupBy(rows, ({ positionId }) => positionId)].map(([id, stages]) => [
      id,
      stages.map(({ stageName, coursesDone, courseTotal }, index) => ({
        stageNo: index + 1,
        stageName,
        coursesDone,
        courseTotal,
      })),
    ]),
  );
}

/** The stage that a test stands at the end of: its place is that among the tests of its plan. */
export const standingAt = (stages: readonly StageStanding[], index: number): StageStanding =>
  stages[stageOfTest(index, stages.length)] ?? { stageNo: 1, stageName: '', coursesDone: 0, courseTotal: 0 };

export const isLocked = ({ coursesDone, courseTotal }: StageStanding): boolean => coursesDone < courseTotal;

/** Whether somebody has to learn on before they may sit a test: in no plan that names it is its stage done. */
export async function isTestLocked(
  db: Db,
  userNo: string,
  { id, assessmentKind }: { id: string; assessmentKind: AssessmentKind },
): Promise<boolean> {
  if (assessmentKind !== AssessmentKind.planTest) return false;
  const naming = db
    .select({ id: typicalPositionTest.typicalPositionId })
    .from(typicalPositionTest)
    .innerJoin(typicalPosition, eq(typicalPosition.id, typicalPositionTest.typicalPositionId))
    .where(and(eq(typicalPositionTest.assessmentId, id), isPublic));
  const rows = await db
    .select({ positionId: typicalPositionTest.typicalPositionId, assessmentId: typicalPositionTest.assessmentId })
    .from(typicalPositionTest)
    .innerJoin(assessment, eq(assessment.id, typicalPositionTest.assessmentId))
    .where(
      and(
        inArray(typicalPositionTest.typicalPositionId, naming),
        eq(assessment.assessmentKind, AssessmentKind.planTest),
      ),
    )
    .orderBy(typicalPositionTest.sort);
  const plans = Map.groupBy(rows, ({ positionId }) => positionId);
  if (plans.size === 0) return false;
  const stages = await stagesOf(db, userNo, [...plans.keys()]);
  return [...plans].every(([positionId, tests]) => {
    const index = tests.findIndex((test) => test.assessmentId === id);
    return isLocked(standingAt(stages.get(positionId) ?? [], index));
  });
}
