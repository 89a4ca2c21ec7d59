import { EvidenceKind, evidenceWords } from '#contract/rules/evidence.ts';
import type { Db } from '../../db/client.ts';
import type { PortraitCopy } from '../../db/schema/vacancy.ts';
import { hiddenItems } from '../profile/itemVisibility.ts';
import { readPortrait } from '../profile/portrait.ts';
import { askedBy, besides, chosenOf, shownOf } from './abilities.ts';

/**
 * The ability portrait as it is now, with the levels it shows of what a vacancy asks for. An item that organizations must
 * not read stays at home, whatever was asked.
 */
export async function portraitCopy(
  db: Db,
  { userNo, vacancyId }: { userNo: string; vacancyId: string },
  now: Date,
): Promise<PortraitCopy> {
  const portrait = await readPortrait(db, { userNo, audience: 'organization' }, now);
  const hidden = await hiddenItems(db, userNo, 'organization');
  const asked = (await askedBy(db, vacancyId)).map(({ abilityId }) => abilityId).filter((id) => !hidden.has(id));
  const levels = [...(await shownOf(db, userNo, asked))].map(
    ([id, { abilityLevel, title, at, evidenceKind }]) =>
      [id, { abilityLevel, courseName: title, completedAt: at, evidenceKind }] as const,
  );
  // Works go with their own part of the résumé, or not at all.
  const items = portrait.items.map((item) => ({
    ...item,
    evidence: item.evidence.filter(({ evidenceKind }) => evidenceKind !== EvidenceKind.work),
  }));
  return { ...portrait, items, axes: portrait.axes.map((axis) => ({ ...axis })), levels: Object.fromEntries(levels) };
}

/** What a vacancy asks for beside these levels. */
export async function comparedWith(db: Db, vacancyId: string, levels: PortraitCopy['levels']) {
  const asked = await chosenOf(db, await askedBy(db, vacancyId));
  return besides(asked, (id) => {
    const own = levels[id];
    if (!own) return undefined;
    const { abilityLevel, courseName, evidenceKind = EvidenceKind.course } = own;
    return { abilityLevel, words: evidenceWords({ evidenceKind, title: courseName }) };
  });
}
