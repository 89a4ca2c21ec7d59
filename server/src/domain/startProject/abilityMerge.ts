import { count, eq, inArray, sql } from 'drizzle-orm';
import { startRoleAbility } from '../../db/schema/startProject.ts';
import type { AbilityMergeHook } from '../abilities/hooks.ts';

/** People whom teams look for follow an item that was merged. */
export const startRoleAbilities: AbilityMergeHook = {
  label: '创业团队',
  async countUses(db, abilityIds) {
    const rows = await db
      .select({ id: startRoleAbility.abilityId, uses: count() })
      .from(startRoleAbility)
      .where(inArray(startRoleAbility.abilityId, [...abilityIds]))
      .groupBy(startRoleAbility.abilityId);
    return new Map(rows.map(({ id, uses }) => [id, uses]));
  },
  async move(db, fromId, intoId) {
    const { roleId, abilityId, abilityLevel } = startRoleAbility;
    const known = await db.select({ roleId, abilityLevel }).from(startRoleAbility).where(eq(abilityId, fromId));
    if (known.length === 0) return;
    await db
      .insert(startRoleAbility)
      .values(known.map((row) => ({ ...row, abilityId: intoId })))
      .onConflictDoUpdate({
        target: [roleId, abilityId],
        set: { abilityLevel: sql`greatest(${abilityLevel}, excluded.ability_level)` },
      });
    await db.delete(startRoleAbility).where(eq(abilityId, fromId));
  },
};
