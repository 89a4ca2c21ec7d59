import { count, eq, inArray, sql } from 'drizzle-orm';
import { courseAbility } from '../../db/schema/ability.ts';
import type { AbilityMergeHook } from './hooks.ts';

/** Courses follow an item that was merged. */
export const courseAbilities: AbilityMergeHook = {
  label: '课程',
  async countUses(db, abilityIds) {
    const rows = await db
      .select({ id: courseAbility.abilityId, uses: count() })
      .from(courseAbility)
      .where(inArray(courseAbility.abilityId, [...abilityIds]))
      .groupBy(courseAbility.abilityId);
    return new Map(rows.map(({ id, uses }) => [id, uses]));
  },
  async move(db, fromId, intoId) {
    const known = await db
      .select({ courseId: courseAbility.courseId, abilityLevel: courseAbility.abilityLevel })
      .from(courseAbility)
      .where(eq(courseAbility.abilityId, fromId));
    if (known.length === 0) return;
    await db
      .insert(courseAbility)
      .values(known.map((row) => ({ ...row, abilityId: intoId })))
      .onConflictDoUpdate({
        target: [courseAbility.courseId, courseAbility.abilityId],
        set: { abilityLevel: sql`greatest(${courseAbility.abilityLevel}, excluded.ability_level)` },
      });
    await db.delete(courseAbility).where(eq(courseAbility.abilityId, fromId));
  },
};
