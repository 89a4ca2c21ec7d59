import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { AbilityKind } from '#contract/rules/abilities.ts';
import { NONE } from '#contract/rules/id.ts';
import * as contract from '#contract/system/adminAbility.ts';
import { enabled } from '../../db/enabled.ts';
import { ability } from '../../db/schema/ability.ts';
import { abilitiesBelow, mergeAbility, refuseUsed, saveAbility, usesOf } from '../../domain/console/abilities.ts';
import { arrangeManaged, lockManaged, managedRows, removeManaged } from '../../domain/console/managed.ts';
import { handle } from '../../kit/handle.ts';

const extra = {
  childCount: sql<number>`(select count(*)::int from ability child where child.parent_id = ability.id and child.merged_into_id is null)`,
};

/** Those that were merged are gone for the console; the database keeps where they went. */
const shownBelow = (parentId: string) => {
  const part = abilitiesBelow(parentId);
  return { ...part, where: and(part.where, isNull(ability.mergedIntoId))! };
};

export const list = handle(contract.list, async (ctx, { parentId }) => {
  const rows = await managedRows(ctx.db, ability, shownBelow(parentId), extra);
  const uses = await usesOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return {
    list: rows.map(({ levelWords, ...row }) => {
      const [level1 = '', level2 = '', level3 = '', level4 = '', level5 = ''] = levelWords;
      const words = { level1, level2, level3, level4, level5 };
      return { ...row, ...words, parentId: row.parentId ?? NONE, used: uses.get(row.id) ?? [] };
    }),
  };
});

export const parents = handle(contract.parents, async (ctx) => {
  const rows = await ctx.db
    .select()
    .from(ability)
    .where(and(lt(ability.abilityKind, AbilityKind.item), enabled(ability)))
    .orderBy(asc(ability.abilityKind), desc(ability.sort), asc(ability.id))
    .limit(2000);
  return { list: rows.map((row) => ({ ...row, parentId: row.parentId ?? NONE })) };
});

export const save = handle(contract.save, async (ctx, wish) => ({ id: await saveAbility(ctx, wish) }));

export const arrange = handle(contract.arrange, (ctx, { ids, parentId }) =>
  arrangeManaged(ctx, ability, ability.abilityName, ids, shownBelow(parentId)),
);

export const remove = handle(contract.remove, async (ctx, input) => {
  await refuseUsed(ctx.db, await lockManaged(ctx.db, ability, input.id, input.version));
  await removeManaged(ctx, ability, input, and(eq(ability.id, input.id), isNull(ability.mergedIntoId)));
  return {};
});

export const merge = handle(contract.merge, async (ctx, wish) => {
  await mergeAbility(ctx, wish);
  return {};
});
