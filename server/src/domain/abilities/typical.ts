import { asc, desc, inArray } from 'drizzle-orm';
import type { AbilityItem } from '#contract/course/ability.ts';
import type { AbilityLevel } from '#contract/rules/abilities.ts';
import type { Db } from '../../db/client.ts';
import { typicalPositionAbility } from '../../db/schema/ability.ts';
import { itemsOf } from './items.ts';

/** An item with the level that is asked for and how much it counts (1 to 5). */
export interface AskedAbility extends AbilityItem {
  abilityLevel: AbilityLevel;
  weight: number;
}

/** What the public versions of these typical positions ask for, what counts most first. */
export async function typicalAbilities(db: Db, ids: readonly string[]): Promise<Map<string, AskedAbility[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(typicalPositionAbility)
    .where(inArray(typicalPositionAbility.typicalPositionId, [...ids]))
    .orderBy(desc(typicalPositionAbility.weight), asc(typicalPositionAbility.id));
  const items = await itemsOf(
    db,
    rows.map(({ abilityId }) => abilityId),
  );
  const asked = rows.flatMap(({ typicalPositionId, abilityId, abilityLevel, weight }) => {
    const item = items.get(abilityId);
    return item ? [{ typicalPositionId, ...item, abilityLevel, weight }] : [];
  });
  return Map.groupBy(asked, ({ typicalPositionId }) => typicalPositionId);
}

/** What the public version of a typical position asks for, what counts most first; empty for one that is not public. */
export const typicalAbilitiesOf = async (db: Db, typicalPositionId: string): Promise<AskedAbility[]> =>
  (await typicalAbilities(db, [typicalPositionId])).get(typicalPositionId) ?? [];
