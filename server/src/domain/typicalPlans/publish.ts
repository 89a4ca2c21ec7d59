import { eq, sql } from 'drizzle-orm';
import { ITEM_GONE } from '#contract/course/abilityFailures.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { PlanContent } from '#contract/rules/typicalPlan.ts';
import type { Db } from '../../db/client.ts';
import { typicalPosition, typicalPositionAbility } from '../../db/schema/ability.ts';
import * as parts from '../../db/schema/typicalPosition.ts';
import { fail } from '../../kit/fail.ts';
import { choosable } from '../abilities/items.ts';
import { namedTestHooks } from './hooks.ts';

/** Makes a version the public one. @throws ITEM_GONE when an item of it may not be chosen any more */
export async function publishPlan(db: Db, id: string, content: PlanContent, now: Date): Promise<void> {
  const { positionName, jobTypeCode, industry, positionRank, intro, items, stages, testIds } = content;
  const known = await choosable(
    db,
    items.map(({ abilityId }) => abilityId),
  );
  if (items.some(({ abilityId }) => !known.has(abilityId))) throw fail(ITEM_GONE);
  const at = wireTime(now);
  await db
    .update(typicalPosition)
    .set({
      positionName,
      jobTypeCode,
      industry,
      positionRank,
      intro,
      version: sql`${typicalPosition.version} + 1`,
      publishedTime: at,
      gmtModified: at,
    })
    .where(eq(typicalPosition.id, id));
  const { assessmentId, typicalPositionId } = parts.typicalPositionTest;
  const before = await db.select({ assessmentId }).from(parts.typicalPositionTest).where(eq(typicalPositionId, id));
  await clear(db, id);
  if (items.length > 0)
    await db.insert(typicalPositionAbility).values(items.map((item) => ({ ...item, typicalPositionId: id })));
  for (const [sort, { courseIds, ...stage }] of stages.entries()) {
    const [made] = await db
      .insert(parts.typicalPositionStage)
      .values({ ...stage, typicalPositionId: id, sort })
      .returning({ id: parts.typicalPositionStage.id });
    const rows = courseIds.map((courseId, place) => ({
      typicalPositionId: id,
      stageId: made!.id,
      courseId,
      sort: place,
    }));
    if (rows.length > 0) await db.insert(parts.typicalPositionCourse).values(rows);
  }
  const tests = testIds.map((assessmentId, sort) => ({ typicalPositionId: id, assessmentId, sort }));
  if (tests.length > 0) await db.insert(parts.typicalPositionTest).values(tests);
  const changed = new Set([...before, ...tests].map((test) => test.assessmentId));
  for (const test of changed) for (const follow of namedTestHooks.entries()) await follow(db, test);
}

/** Stages take their courses along. */
async function clear(db: Db, id: string): Promise<void> {
  await db.delete(typicalPositionAbility).where(eq(typicalPositionAbility.typicalPositionId, id));
  await db.delete(parts.typicalPositionStage).where(eq(parts.typicalPositionStage.typicalPositionId, id));
  await db.delete(parts.typicalPositionTest).where(eq(parts.typicalPositionTest.typicalPositionId, id));
}
