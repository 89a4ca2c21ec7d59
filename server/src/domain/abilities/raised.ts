import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CourseRaises } from '#contract/course/ability.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseAbility, typicalPosition, typicalPositionAbility } from '../../db/schema/ability.ts';
import { levelsOf } from './evidence.ts';
import { itemsOf } from './items.ts';

type Raised = Omit<CourseRaises['raises'][number], 'mine'>[];

/** What each of these courses raises, the highest level first. */
export async function raisedBy(db: Db, ids: readonly string[]): Promise<Map<string, Raised>> {
  const rows = await db
    .select({
      courseId: courseAbility.courseId,
      abilityId: courseAbility.abilityId,
      abilityLevel: courseAbility.abilityLevel,
    })
    .from(courseAbility)
    .where(inArray(courseAbility.courseId, [...ids]))
    .orderBy(desc(courseAbility.abilityLevel), courseAbility.id);
  const items = await itemsOf(
    db,
    rows.map(({ abilityId }) => abilityId),
  );
  const named = rows.flatMap(({ courseId, abilityId, abilityLevel }) => {
    const item = items.get(abilityId);
    return item ? [{ courseId, id: item.id, abilityName: item.abilityName, abilityLevel }] : [];
  });
  return Map.groupBy(named, ({ courseId }) => courseId);
}

/**
 * What a course raises, from which level for whoever looks, and how many public typical positions ask for something
 * that it leads to.
 */
export async function raisedByCourse(db: Db, courseId: string, userNo: string | undefined): Promise<CourseRaises> {
  const raises = (await raisedBy(db, [courseId])).get(courseId) ?? [];
  const ids = raises.map(({ id }) => id);
  const shown = userNo === undefined ? null : await levelsOf(db, userNo, ids);
  const [row] = await db
    .select({ positions: sql<number>`count(distinct ${typicalPosition.id})::int` })
    .from(courseAbility)
    .innerJoin(
      typicalPositionAbility,
      and(
        eq(typicalPositionAbility.abilityId, courseAbility.abilityId),
        sql`${typicalPositionAbility.abilityLevel} <= ${courseAbility.abilityLevel}`,
      ),
    )
    .innerJoin(
      typicalPosition,
      and(
        eq(typicalPosition.id, typicalPositionAbility.typicalPositionId),
        sql`${typicalPosition.version} > 0`,
        enabled(typicalPosition),
      ),
    )
    .where(eq(courseAbility.courseId, courseId));
  return {
    raises: raises.map(({ id, abilityName, abilityLevel }) => ({
      id,
      abilityName,
      abilityLevel,
      mine: shown && (shown[id] ?? 0),
    })),
    positionCount: row?.positions ?? 0,
  };
}
