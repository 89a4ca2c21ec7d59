import { AbilityKind } from '#contract/rules/abilities.ts';
import type { AbilityLevel } from '#contract/rules/abilities.ts';
import type { Db } from '#server/db/client.ts';
import { ability, courseAbility } from '#server/db/schema/ability.ts';

const levelWords = ['一级', '二级', '三级', '四级', '五级'];

/** A field with one ability and these items. Returns the ids of field, ability and items. */
export async function makeAbilities(db: Db, names: readonly string[], fieldName = '数据') {
  const insert = async (values: typeof ability.$inferInsert): Promise<string> => {
    const [row] = await db.insert(ability).values(values).returning({ id: ability.id });
    return row!.id;
  };
  const fieldId = await insert({ abilityKind: AbilityKind.field, abilityName: fieldName });
  const groupId = await insert({
    abilityKind: AbilityKind.ability,
    parentId: fieldId,
    abilityName: `${fieldName}能力`,
  });
  const items: string[] = [];
  for (const [index, abilityName] of names.entries())
    items.push(
      await insert({ abilityKind: AbilityKind.item, parentId: groupId, abilityName, levelWords, sort: -index }),
    );
  return { fieldId, groupId, items };
}

/** A course raises an item to a level. */
export const raise = (db: Db, courseId: string, abilityId: string, abilityLevel: AbilityLevel) =>
  db.insert(courseAbility).values({ courseId, abilityId, abilityLevel });
