import type { Db } from '../../db/client.ts';
import type { PortraitCopy } from '../../db/schema/vacancy.ts';
import { readPortrait } from '../profile/portrait.ts';
import { askedBy, chosenOf, evidenceOf } from './abilities.ts';

/** The ability portrait as it is now, with the levels it shows of what a vacancy asks for. */
export async function portraitCopy(
  db: Db,
  { userNo, vacancyId }: { userNo: string; vacancyId: string },
  now: Date,
): Promise<PortraitCopy> {
  const asked = await askedBy(db, vacancyId);
  const [portrait, shown] = [
    await readPortrait(db, userNo, now),
    await evidenceOf(
      db,
      userNo,
      asked.map(({ abilityId }) => abilityId),
    ),
  ];
  const levels = [...shown].map(
    ([id, { abilityLevel, courseName, completedAt }]) => [id, { abilityLevel, courseName, completedAt }] as const,
  );
  return { ...portrait, axes: portrait.axes.map((axis) => ({ ...axis })), levels: Object.fromEntries(levels) };
}

/** What a vacancy asks for beside these levels. */
export async function comparedWith(db: Db, vacancyId: string, levels: PortraitCopy['levels']) {
  const asked = await chosenOf(db, await askedBy(db, vacancyId));
  return asked.map(({ abilityId, abilityName, groupName, abilityLevel, levelWords }) => ({
    abilityId,
    abilityName,
    groupName,
    abilityLevel,
    words: levelWords[abilityLevel - 1] ?? '',
    mine: levels[abilityId]?.abilityLevel ?? null,
    evidence: levels[abilityId]?.courseName ?? '',
  }));
}
