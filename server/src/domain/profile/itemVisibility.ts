import { and, eq, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { mayReadItem } from '#contract/rules/evidence.ts';
import { wireTime } from '#contract/rules/time.ts';
import { Visibility } from '#contract/rules/visibility.ts';
import type { Audience } from '#contract/rules/visibility.ts';
import type { Db } from '../../db/client.ts';
import { abilityVisibility } from '../../db/schema/abilityVisibility.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { evidenceFor } from '../abilities/evidence.ts';
import type { AbilityMergeHook } from '../abilities/hooks.ts';

/** What somebody chose of the items of their portrait. */
export async function chosenItems(db: Db, userNo: string): Promise<Map<string, Visibility>> {
  const rows = await db
    .select({ abilityId: abilityVisibility.abilityId, visibility: abilityVisibility.visibility })
    .from(abilityVisibility)
    .where(eq(abilityVisibility.userNo, userNo));
  return new Map(rows.map(({ abilityId, visibility }) => [abilityId, visibility]));
}

/** The items that an audience must not hear of, wherever it reads about somebody. */
export async function hiddenItems(db: Db, userNo: string, audience: Audience): Promise<Set<string>> {
  const chosen = await chosenItems(db, userNo);
  return new Set([...chosen].flatMap(([id, visibility]) => (mayReadItem(visibility, audience) ? [] : [id])));
}

/**
 * Says who reads an item of the caller's portrait; `everybody` goes with the portrait again.
 * @throws NOT_FOUND for an item that nothing of theirs shows
 */
export async function chooseItem({ db, user: { userNo }, now }: UserCtx, abilityId: string, visibility: Visibility) {
  if ((await evidenceFor(db, userNo, [abilityId])).length === 0) throw fail(NOT_FOUND);
  if (visibility === Visibility.everybody) {
    await db
      .delete(abilityVisibility)
      .where(and(eq(abilityVisibility.userNo, userNo), eq(abilityVisibility.abilityId, abilityId)));
    return;
  }
  const gmtModified = wireTime(now);
  await db
    .insert(abilityVisibility)
    .values({ userNo, abilityId, visibility, gmtModified })
    .onConflictDoUpdate({
      target: [abilityVisibility.userNo, abilityVisibility.abilityId],
      set: { visibility, gmtModified },
    });
}

/** What was hidden stays hidden in the item that it became part of, and works name that; neither uses an item. */
export const portraitAbilities: AbilityMergeHook = {
  label: '能力画像',
  countUses: () => Promise.resolve(new Map()),
  async move(db, fromId, intoId) {
    await db.execute(sql`
      insert into ability_visibility as known (user_no, ability_id, visibility, gmt_modified)
      select user_no, ${intoId}::bigint, visibility, gmt_modified from ability_visibility where ability_id = ${fromId}
      on conflict (user_no, ability_id) do update set visibility = least(known.visibility, excluded.visibility)`);
    await db.delete(abilityVisibility).where(eq(abilityVisibility.abilityId, fromId));
    await db.execute(sql`
      update user_work_set set ability_ids =
        array(select distinct unnest(array_replace(ability_ids, ${fromId}::bigint, ${intoId}::bigint)))
      where ${fromId}::bigint = any(ability_ids)`);
  },
};
