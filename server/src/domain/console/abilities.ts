import { and, eq, inArray, isNull } from 'drizzle-orm';
import { AbilityKind } from '#contract/rules/abilities.ts';
import type { save } from '#contract/system/adminAbility.ts';
import { IN_USE, NAME_TAKEN } from '#contract/system/adminFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NONE } from '#contract/rules/id.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { ability } from '../../db/schema/ability.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { abilityMergeHooks } from '../abilities/hooks.ts';
import { lockManaged, saveManaged } from './managed.ts';

type Wish = OutputOf<typeof save.input>;
export type Ability = typeof ability.$inferSelect;

/** The list below one parent; fields without one. */
export const abilitiesBelow = (parentId: string) => ({
  where: parentId === NONE ? isNull(ability.parentId) : eq(ability.parentId, parentId),
  most: 200,
  taken: { ability_name_once: NAME_TAKEN },
});

/**
 * Makes a part of the model, or changes it; under another parent of the same kind it moves with all below it.
 * @throws NOT_FOUND, CONFLICT, LIST_FULL, NAME_TAKEN, IN_USE when it is to be disabled while used, 422 at the field
 */
export async function saveAbility(ctx: UserCtx, wish: Wish): Promise<string> {
  const { db } = ctx;
  const { id, version, statusId, parentId, abilityName, intro } = wish;
  const kind = await kindBelow(db, parentId, id);
  const before = id === undefined ? undefined : await lockManaged(db, ability, id, version);
  if (before && before.abilityKind !== kind)
    throw failAt('parentId', `${AbilityKind.labels[before.abilityKind]}只能换到同一种上级下面`);
  if (before && statusId === RowState.disabled && before.statusId === RowState.normal) await refuseUsed(db, before);
  if (before && before.mergedIntoId !== null) throw failAt('abilityName', '它已经并入了别的能力项，不能再改');
  const values = {
    parentId: parentId === NONE ? null : parentId,
    abilityKind: kind,
    abilityName,
    intro,
    levelWords: kind === AbilityKind.item ? wordsOf(wish) : [],
  };
  const { where, ...part } = abilitiesBelow(parentId);
  return saveManaged(ctx, ability, { id, version, statusId }, values, before ? part : { ...part, where });
}

/** What stands below a parent. */
async function kindBelow(db: Db, parentId: string, id: string | undefined): Promise<AbilityKind> {
  if (parentId === NONE) return AbilityKind.field;
  if (parentId === id) throw failAt('parentId', '不能移到自己下面');
  const [parent] = await db
    .select()
    .from(ability)
    .where(and(eq(ability.id, parentId), enabled(ability)))
    .for('share');
  if (!parent) throw failAt('parentId', '没有这个上级，或者已经停用');
  if (parent.abilityKind === AbilityKind.field) return AbilityKind.ability;
  if (parent.abilityKind === AbilityKind.ability) return AbilityKind.item;
  throw failAt('parentId', '能力项下面不能再分');
}

function wordsOf({ level1, level2, level3, level4, level5 }: Wish): string[] {
  const words = [level1, level2, level3, level4, level5];
  const empty = words.indexOf('');
  if (empty >= 0) throw failAt(`level${empty + 1}`, `请写第 ${empty + 1} 级能做到什么`);
  return words;
}

/** @throws IN_USE with where it is used */
export async function refuseUsed(db: Db, row: Ability): Promise<void> {
  const below = await db.$count(ability, and(eq(ability.parentId, row.id), enabled(ability)));
  if (below > 0) throw fail(IN_USE, `下面还有 ${below} 个在用的，请先移走或停用它们`);
  const uses = (await usesOf(db, [row.id])).get(row.id) ?? [];
  if (uses.length > 0)
    throw fail(IN_USE, `${uses.map(({ label, count }) => `${count} 处${label}`).join('、')}用着它，请先并入别的能力项`);
}

export interface Use {
  label: string;
  count: number;
}

/** Where items are used. */
export async function usesOf(db: Db, ids: readonly string[]): Promise<Map<string, Use[]>> {
  const uses = new Map<string, Use[]>();
  if (ids.length === 0) return uses;
  for (const { label, countUses } of abilityMergeHooks.entries())
    for (const [id, count] of await countUses(db, ids)) uses.set(id, [...(uses.get(id) ?? []), { label, count }]);
  return uses;
}

/**
 * An item becomes part of another: whatever names it names the other from now on, and what was merged into it before
 * leads there too.
 * @throws NOT_FOUND, CONFLICT, 422 at `intoId`
 */
export async function mergeAbility(ctx: UserCtx, wish: { id: string; version: string; intoId: string }): Promise<void> {
  const { db, now } = ctx;
  const { id, version, intoId } = wish;
  if (id === intoId) throw failAt('intoId', '不能并入它自己');
  // Both are held in the order of their ids, so that two merges against one another wait instead of standing still.
  const held = await db
    .select()
    .from(ability)
    .where(inArray(ability.id, [id, intoId]))
    .orderBy(ability.id)
    .for('update');
  const from = held.find((row) => row.id === id);
  const into = held.find((row) => row.id === intoId);
  if (!from || from.abilityKind !== AbilityKind.item || from.mergedIntoId !== null) throw fail(NOT_FOUND);
  await lockManaged(db, ability, id, version);
  if (!into || into.abilityKind !== AbilityKind.item || into.statusId !== RowState.normal)
    throw failAt('intoId', '请选择一个在用的能力项');
  for (const { move } of abilityMergeHooks.entries()) await move(db, id, intoId);
  const gmtModified = wireTime(now);
  await db.update(ability).set({ mergedIntoId: intoId, gmtModified }).where(eq(ability.mergedIntoId, id));
  await db
    .update(ability)
    .set({ mergedIntoId: intoId, statusId: RowState.disabled, gmtModified })
    .where(eq(ability.id, id));
  ctx.changed({ before: { id, abilityName: from.abilityName }, after: { intoId, abilityName: into.abilityName } });
}
