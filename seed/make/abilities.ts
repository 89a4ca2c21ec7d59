import { inArray } from 'drizzle-orm';
import { abilityFields } from '#seed/data/abilities/all.ts';
import { courseAbilities } from '#seed/data/abilities/courses.ts';
import { courses } from '#seed/data/courses/all.ts';
import { AbilityKind } from '#contract/rules/abilities.ts';
import type { Db } from '#server/db/client.ts';
import { ability, courseAbility } from '#server/db/schema/ability.ts';
import { course } from '#server/db/schema/course.ts';
import { insertAll } from './batches.ts';
import { takeIds } from './learning/takeIds.ts';

/** The ability model and what the courses raise. Returns the items by their keys of the seed. */
export async function loadAbilities(db: Db): Promise<Map<string, string>> {
  const groups = abilityFields.flatMap(({ abilities }) => abilities);
  const total = abilityFields.length + groups.length + groups.flatMap(({ items }) => items).length;
  const ids = await takeIds(db, total);
  const take = () => ids.shift()!;
  const rows: (typeof ability.$inferInsert)[] = [];
  const items = new Map<string, string>();
  for (const [sort, field] of abilityFields.entries()) {
    const fieldId = take();
    const { field: kind } = AbilityKind;
    rows.push({ id: fieldId, sort: -sort, abilityKind: kind, abilityName: field.name, intro: field.intro });
    for (const [order, group] of field.abilities.entries()) {
      const id = take();
      const { name: abilityName, intro } = group;
      rows.push({ id, parentId: fieldId, sort: -order, abilityKind: AbilityKind.ability, abilityName, intro });
      for (const [place, [key, name, ...levelWords]] of group.items.entries()) {
        const itemId = take();
        items.set(key, itemId);
        const { item } = AbilityKind;
        rows.push({ id: itemId, parentId: id, sort: -place, abilityKind: item, abilityName: name, levelWords });
      }
    }
  }
  await insertAll(db, ability, rows);
  await loadRaised(db, items);
  return items;
}

async function loadRaised(db: Db, items: ReadonlyMap<string, string>): Promise<void> {
  const ids = await courseIdsByKey(db);
  const rows = Object.entries(courseAbilities).flatMap(([key, raised]) =>
    raised.map(([item, abilityLevel]) => ({ courseId: ids.get(key)!, abilityId: items.get(item)!, abilityLevel })),
  );
  await insertAll(db, courseAbility, rows);
}

/** The courses of the demo world by their keys. */
export async function courseIdsByKey(db: Db): Promise<Map<string, string>> {
  const names = courses.map(({ name }) => name);
  const rows = await db
    .select({ id: course.id, name: course.courseName })
    .from(course)
    .where(inArray(course.courseName, names));
  const byName = new Map(rows.map(({ id, name }) => [name, id]));
  return new Map(courses.flatMap(({ key, name }) => (byName.has(name) ? [[key, byName.get(name)!]] : [])));
}
