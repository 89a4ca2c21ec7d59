import { asc, desc } from 'drizzle-orm';
import type { AbilityField } from '#contract/course/ability.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { ability } from '../../db/schema/ability.ts';

/** The whole model: fields, the abilities in them and their items, without the words of the levels. */
export async function abilityTree(db: Db): Promise<AbilityField[]> {
  const rows = await db
    .select({
      id: ability.id,
      parentId: ability.parentId,
      abilityName: ability.abilityName,
      intro: ability.intro,
    })
    .from(ability)
    .where(enabled(ability))
    .orderBy(desc(ability.sort), asc(ability.id))
    .limit(20_000);
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  return (below.get(null) ?? []).map((field) => ({
    ...field,
    abilities: (below.get(field.id) ?? []).map((one) => ({ ...one, items: below.get(one.id) ?? [] })),
  }));
}
