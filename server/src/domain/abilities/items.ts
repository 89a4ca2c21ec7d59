import { and, asc, desc, eq, inArray, like, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AbilityItem } from '#contract/course/ability.ts';
import type { Page } from '#contract/kit/page.ts';
import type { AbilityLevel, RaisedLevel } from '#contract/rules/abilities.ts';
import { AbilityKind } from '#contract/rules/abilities.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { ability } from '../../db/schema/ability.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';

const group = alias(ability, 'ability_group');
const field = alias(ability, 'ability_field');

const shown = {
  id: ability.id,
  abilityName: ability.abilityName,
  levelWords: ability.levelWords,
  groupName: group.abilityName,
  fieldName: field.abilityName,
};

const itemsWhere = (db: Db, where: SQL | undefined) =>
  db
    .select(shown)
    .from(ability)
    .innerJoin(group, eq(group.id, ability.parentId))
    .innerJoin(field, eq(field.id, group.parentId))
    .where(and(eq(ability.abilityKind, AbilityKind.item), where))
    .orderBy(desc(field.sort), asc(field.id), desc(group.sort), asc(group.id), desc(ability.sort), asc(ability.id));

export interface ItemSearch extends PageRequest {
  /** Any part of the name of the item or of its ability. */
  abilityName: string;
  /** A field or an ability. */
  parentId?: string | undefined;
}

/** A page of the items that may be chosen, in the order of the tree. */
export async function searchItems(
  db: Db,
  { abilityName, parentId, ...request }: ItemSearch,
): Promise<Page<AbilityItem>> {
  const text = containing(abilityName);
  const where = and(
    enabled(ability),
    abilityName === '' ? undefined : or(like(ability.abilityName, text), like(group.abilityName, text)),
    parentId === undefined ? undefined : or(eq(group.id, parentId), eq(field.id, parentId)),
  );
  const rows = itemsWhere(db, where);
  return paginate(request, rows.$dynamic(), () => db.$count(itemsWhere(db, where).as('matching')));
}

/** Items by their ids; one that was merged by what it became part of, one that is not known not at all. */
export async function itemsOf(db: Db, ids: readonly string[]): Promise<Map<string, AbilityItem>> {
  if (ids.length === 0) return new Map();
  const named = await db
    .select({ id: ability.id, mergedIntoId: ability.mergedIntoId })
    .from(ability)
    .where(inArray(ability.id, [...new Set(ids)]));
  const now = new Map(named.map(({ id, mergedIntoId }) => [id, mergedIntoId ?? id]));
  const rows = await itemsWhere(db, inArray(ability.id, [...new Set(now.values())]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map([...now].flatMap(([id, current]) => (byId.has(current) ? [[id, byId.get(current)!]] : [])));
}

/** Which of these are items that may be chosen now. */
export async function choosable(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: ability.id })
    .from(ability)
    .where(and(inArray(ability.id, [...ids]), eq(ability.abilityKind, AbilityKind.item), enabled(ability)));
  return new Set(rows.map(({ id }) => id));
}

interface NamedLevel {
  name: string;
  group: string;
  level: AbilityLevel;
}

/** Items by what they and their abilities are called, as a package from elsewhere says it; unknown ones are left out. */
export async function itemsNamed(db: Db, named: readonly NamedLevel[]): Promise<RaisedLevel[]> {
  if (named.length === 0) return [];
  const names = named.map(({ name }) => name);
  const rows = await itemsWhere(db, and(enabled(ability), inArray(ability.abilityName, names)));
  return named.flatMap(({ name, group: of, level: abilityLevel }) => {
    const found = rows.find(({ abilityName, groupName }) => abilityName === name && groupName === of);
    return found ? [{ id: found.id, abilityLevel }] : [];
  });
}
