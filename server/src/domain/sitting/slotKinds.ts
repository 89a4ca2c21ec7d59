import type { Layout } from '#contract/rules/assessments.ts';
import type { Asked, SimpleType } from '#contract/rules/questions.ts';
import { askedSlots, placeOf } from '#contract/rules/slots.ts';
import type { Db } from '../../db/client.ts';
import { unchanging } from '../../kit/unchanging.ts';
import { shownQuestion, askedVersions } from '../questions/versions.ts';
import type { AskedVersion } from '../questions/versions.ts';

/** Versions as candidates see them, drawn and without their keys. */
export const shownVersions = unchanging<AskedVersion>({
  read: async (db, ids) => {
    const versions = await askedVersions(db, ids);
    return new Map(await Promise.all([...versions].map(async ([id, one]) => [id, await shownQuestion(one)] as const)));
  },
  most: 4000,
});

/** What each slot of these papers asks for. @returns by version, then by the child of a material or '' */
export async function slotKinds(
  db: Db,
  layouts: readonly Layout[],
  pool: Db,
): Promise<(slot: string, layout: Layout) => SimpleType | undefined> {
  const ids = layouts.flatMap(({ sections }) => sections.flatMap(({ items }) => items.map((item) => item.versionId)));
  const versions = await shownVersions(db, ids, pool);
  return (slot, layout) => {
    const { itemId } = placeOf(slot);
    const item = layout.sections.flatMap(({ items }) => items).find((one) => one.itemId === itemId);
    const version = item && versions.get(item.versionId);
    return version && askedSlots(itemId, version as Asked).find((one) => one.slot === slot)?.questionType;
  };
}
