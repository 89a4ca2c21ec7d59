import { count, eq, inArray, sql } from 'drizzle-orm';
import { ReviewState } from '#contract/rules/draftStates.ts';
import { mergedItems } from '#contract/rules/typicalPlan.ts';
import type { Db } from '../../db/client.ts';
import { typicalPositionAbility } from '../../db/schema/ability.ts';
import { typicalPositionDraft, typicalPositionReview } from '../../db/schema/typicalPosition.ts';
import type { AbilityMergeHook } from '../abilities/hooks.ts';

/** Typical positions follow an item that was merged: what is public, what is being written and what waits. */
export const typicalPlanAbilities: AbilityMergeHook = {
  label: '典型岗位',
  async countUses(db, abilityIds) {
    const rows = await db
      .select({ id: typicalPositionAbility.abilityId, uses: count() })
      .from(typicalPositionAbility)
      .where(inArray(typicalPositionAbility.abilityId, [...abilityIds]))
      .groupBy(typicalPositionAbility.abilityId);
    const uses = new Map(rows.map(({ id, uses: of }) => [id, of]));
    for (const [id, drafts] of await draftUses(db, abilityIds)) uses.set(id, (uses.get(id) ?? 0) + drafts);
    return uses;
  },
  async move(db, fromId, intoId) {
    await movePublic(db, fromId, intoId);
    await moveDrafts(db, fromId, intoId);
  },
};

/** Drafts of positions whose public version does not name the item: with it they are one use. */
async function draftUses(db: Db, abilityIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; uses: number }>(sql`
    select named.id::text as id, count(*)::int as uses
    from unnest(${sql.param(abilityIds)}::bigint[]) named (id)
    join typical_position_draft draft
      on draft.content @> jsonb_build_object('items', jsonb_build_array(jsonb_build_object('abilityId', named.id::text)))
    where not exists (select 1 from typical_position_ability asked
      where asked.typical_position_id = draft.typical_position_id and asked.ability_id = named.id)
    group by named.id`);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

async function movePublic(db: Db, fromId: string, intoId: string): Promise<void> {
  const known = await db
    .select({
      typicalPositionId: typicalPositionAbility.typicalPositionId,
      abilityLevel: typicalPositionAbility.abilityLevel,
      weight: typicalPositionAbility.weight,
    })
    .from(typicalPositionAbility)
    .where(eq(typicalPositionAbility.abilityId, fromId));
  if (known.length === 0) return;
  await db
    .insert(typicalPositionAbility)
    .values(known.map((row) => ({ ...row, abilityId: intoId })))
    .onConflictDoUpdate({
      target: [typicalPositionAbility.typicalPositionId, typicalPositionAbility.abilityId],
      set: {
        abilityLevel: sql`greatest(${typicalPositionAbility.abilityLevel}, excluded.ability_level)`,
        weight: sql`greatest(${typicalPositionAbility.weight}, excluded.weight)`,
      },
    });
  await db.delete(typicalPositionAbility).where(eq(typicalPositionAbility.abilityId, fromId));
}

/** Who has the draft open is told by the revision that it changed. */
async function moveDrafts(db: Db, fromId: string, intoId: string): Promise<void> {
  const named = JSON.stringify({ items: [{ abilityId: fromId }] });
  const drafts = await db
    .select()
    .from(typicalPositionDraft)
    .where(sql`${typicalPositionDraft.content} @> ${named}::jsonb`)
    .for('update');
  for (const { id, content, revision } of drafts) {
    const items = mergedItems(content.items, fromId, intoId);
    await db
      .update(typicalPositionDraft)
      .set({ content: { ...content, items }, revision: revision + 1 })
      .where(eq(typicalPositionDraft.id, id));
  }
  const waiting = await db
    .select()
    .from(typicalPositionReview)
    .where(eq(typicalPositionReview.auditStatus, ReviewState.waiting))
    .for('update');
  for (const { id, content } of waiting)
    if (content.items.some(({ abilityId }) => abilityId === fromId))
      await db
        .update(typicalPositionReview)
        .set({ content: { ...content, items: mergedItems(content.items, fromId, intoId) } })
        .where(eq(typicalPositionReview.id, id));
}
