import { eq } from 'drizzle-orm';
import type { Raised } from '#contract/course/draft.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { RaisedLevel } from '#contract/rules/abilities.ts';
import type { Db } from '../../db/client.ts';
import { courseAbility } from '../../db/schema/ability.ts';
import type { courseAudit } from '../../db/schema/authoring.ts';
import { fail } from '../../kit/fail.ts';
import { courseRaiseHooks } from '../abilities/hooks.ts';
import { choosable, itemsOf } from '../abilities/items.ts';

type Written = Pick<typeof courseAudit.$inferSelect, 'id' | 'abilities'>;

/** What a draft says that the course raises; while its author has said nothing, what is public. */
export const raisedByDraft = async (db: Db, { id, abilities }: Written): Promise<Raised[]> =>
  inWords(db, abilities ?? (await publicLevels(db, id)));

/** What the public course raises, as a draft would say it. */
export const raisedInPublic = async (db: Db, courseId: string): Promise<Raised[]> =>
  inWords(db, await publicLevels(db, courseId));

const publicLevels = (db: Db, courseId: string): Promise<RaisedLevel[]> =>
  db
    .select({ id: courseAbility.abilityId, abilityLevel: courseAbility.abilityLevel })
    .from(courseAbility)
    .where(eq(courseAbility.courseId, courseId));

/** The highest level first. Items that were merged are what they became, those that are gone are left out. */
async function inWords(db: Db, levels: readonly RaisedLevel[]): Promise<Raised[]> {
  const items = await itemsOf(
    db,
    levels.map(({ id }) => id),
  );
  const raised = new Map<string, Raised>();
  for (const { id, abilityLevel } of levels.toSorted((one, other) => one.abilityLevel - other.abilityLevel)) {
    const item = items.get(id);
    if (item) raised.set(item.id, { ...item, abilityLevel });
  }
  return [...raised.values()].sort(
    (one, other) => other.abilityLevel - one.abilityLevel || Number(BigInt(one.id) - BigInt(other.id)),
  );
}

/** As people read it in a comparison. */
export const raisedText = (raised: readonly Raised[]): string =>
  raised.map(({ abilityName, abilityLevel }) => `${abilityName}（第 ${abilityLevel} 级）`).join('、');

/** Items are those that may be chosen now, besides what the draft names already. @throws 422 */
export async function mustBeChoosable(db: Db, draft: Written, wanted: readonly RaisedLevel[]): Promise<void> {
  const standing = new Set((await raisedByDraft(db, draft)).map(({ id }) => id));
  const fresh = wanted.map(({ id }) => id).filter((id) => !standing.has(id));
  if ((await choosable(db, fresh)).size === fresh.length) return;
  const message = '有一项能力已经停用或并入别的，请重新选择';
  throw fail(INVALID_INPUT, message, { issues: [{ path: 'abilities', message }] });
}

/** Makes what the draft says what everybody reads. What its author said nothing about stays as it is. */
export async function publishRaised(db: Db, draft: Written): Promise<void> {
  if (draft.abilities === null) return;
  const raised = await raisedByDraft(db, draft);
  await db.delete(courseAbility).where(eq(courseAbility.courseId, draft.id));
  if (raised.length > 0) {
    const rows = raised.map(({ id, abilityLevel }) => ({ courseId: draft.id, abilityId: id, abilityLevel }));
    await db.insert(courseAbility).values(rows);
  }
  for (const changed of courseRaiseHooks.entries()) await changed(db, draft.id);
}
