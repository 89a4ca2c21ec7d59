import type { Layout } from '#contract/rules/assessments.ts';
import type { Asked, SimpleType } from '#contract/rules/questions.ts';
import { askedSlots, placeOf } from '#contract/rules/slots.ts';
import type { Db } from '../../db/client.ts';
import { shownQuestion, askedVersions } from '../questions/versions.ts';
import type { AskedVersion } from '../questions/versions.ts';

/** A version never changes, so what was read of it stays right; the oldest make room. */
const MOST = 4000;

/** By the handle of the pool: another database has other versions under the same ids. */
const shownIn = new WeakMap<Db, Map<string, AskedVersion>>();

/**
 * Versions as candidates see them, drawn and without their keys; read once in a process.
 * @param pool the handle under which they are kept; `db` reads what is missing and may be a transaction
 */
export async function shownVersions(db: Db, ids: readonly string[], pool: Db = db): Promise<Map<string, AskedVersion>> {
  let shown = shownIn.get(pool);
  if (!shown) shownIn.set(pool, (shown = new Map()));
  const missing = [...new Set(ids)].filter((id) => !shown.has(id));
  const found = new Map<string, AskedVersion>();
  if (missing.length > 0) {
    const read = await askedVersions(db, missing);
    for (const [id, version] of read) found.set(id, await shownQuestion(version));
  }
  for (const id of ids) found.set(id, found.get(id) ?? shown.get(id)!);
  for (const [id, version] of found) shown.set(id, version);
  for (const id of shown.keys()) {
    if (shown.size <= MOST) break;
    shown.delete(id);
  }
  return found;
}

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
