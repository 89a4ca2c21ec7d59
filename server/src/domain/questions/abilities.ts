import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { AbilityLevel } from '#contract/rules/abilities.ts';
import type { Db } from '../../db/client.ts';
import { questionAbility } from '../../db/schema/questionAbility.ts';
import { fail } from '../../kit/fail.ts';
import type { AbilityMergeHook } from '../abilities/hooks.ts';
import { choosable, itemsOf } from '../abilities/items.ts';

export interface CheckedAbility {
  abilityId: string;
  abilityLevel: AbilityLevel;
}

/** What a question checks. */
export const checkedBy = (db: Db, questionId: string): Promise<CheckedAbility[]> =>
  db
    .select({ abilityId: questionAbility.abilityId, abilityLevel: questionAbility.abilityLevel })
    .from(questionAbility)
    .where(eq(questionAbility.questionId, questionId))
    .orderBy(asc(questionAbility.abilityId));

/** The same in words. */
export async function abilitiesOf(db: Db, questionId: string) {
  const checked = await checkedBy(db, questionId);
  const items = await itemsOf(
    db,
    checked.map(({ abilityId }) => abilityId),
  );
  return checked.flatMap((one) => {
    const item = items.get(one.abilityId);
    return item ? [{ ...one, abilityName: item.abilityName }] : [];
  });
}

/** What it checks from now on. @throws INVALID_INPUT for an item that cannot be chosen and was not there before */
export async function keepAbilities(db: Db, questionId: string, wanted: readonly CheckedAbility[]): Promise<void> {
  const own = eq(questionAbility.questionId, questionId);
  const before = await db.select().from(questionAbility).where(own);
  const there = new Set(before.map(({ abilityId }) => abilityId));
  const fresh = wanted.flatMap(({ abilityId }) => (there.has(abilityId) ? [] : [abilityId]));
  if ((await choosable(db, fresh)).size < fresh.length) {
    const issues = [{ path: 'abilities', message: '有的能力项已经不在了，请重新选择' }];
    throw fail(INVALID_INPUT, undefined, { issues });
  }
  await db.delete(questionAbility).where(own);
  if (wanted.length > 0) await db.insert(questionAbility).values(wanted.map((one) => ({ ...one, questionId })));
}

/** Questions follow an item that was merged. */
export const questionAbilities: AbilityMergeHook = {
  label: '题目',
  async countUses(db, abilityIds) {
    const rows = await db
      .select({ id: questionAbility.abilityId, uses: count() })
      .from(questionAbility)
      .where(inArray(questionAbility.abilityId, [...abilityIds]))
      .groupBy(questionAbility.abilityId);
    return new Map(rows.map(({ id, uses }) => [id, uses]));
  },
  async move(db, fromId, intoId) {
    const named = eq(questionAbility.abilityId, fromId);
    const rows = await db.select().from(questionAbility).where(named);
    if (rows.length === 0) return;
    await db
      .insert(questionAbility)
      .values(rows.map((row) => ({ ...row, abilityId: intoId })))
      .onConflictDoUpdate({
        target: [questionAbility.questionId, questionAbility.abilityId],
        set: { abilityLevel: sql`greatest(${questionAbility.abilityLevel}, excluded.ability_level)` },
      });
    await db.delete(questionAbility).where(named);
  },
};
