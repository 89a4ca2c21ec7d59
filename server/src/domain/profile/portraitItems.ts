import { eq } from 'drizzle-orm';
import { NONE } from '#contract/rules/id.ts';
import {
  bestOf,
  EvidenceKind,
  mayReadItem,
  monthsBetween,
  MOST_PORTRAIT_ITEMS,
  surenessOf,
  weightOf,
} from '#contract/rules/evidence.ts';
import type { PortraitEvidence, PortraitItem } from '#contract/rules/evidence.ts';
import { wireTime } from '#contract/rules/time.ts';
import { mayRead, Visibility } from '#contract/rules/visibility.ts';
import type { Audience } from '#contract/rules/visibility.ts';
import type { Db } from '../../db/client.ts';
import { userBase, userWorkSet } from '../../db/schema/profile.ts';
import { evidenceFor, noCourse } from '../abilities/evidence.ts';
import type { Evidence } from '../abilities/evidence.ts';
import { itemsOf } from '../abilities/items.ts';
import { chosenItems } from './itemVisibility.ts';
import { worksFor } from './policies.ts';

interface Reader {
  userNo: string;
  audience: Audience;
}

/** The items of a portrait that this audience may read, the highest levels first, each with all that shows it. */
export async function portraitItems(db: Db, { userNo, audience }: Reader, now: Date): Promise<PortraitItem[]> {
  const chosen = await chosenItems(db, userNo);
  const isOwn = audience === 'self';
  const shown = (await evidenceFor(db, userNo)).filter((one) => mayReadItem(chosen.get(one.abilityId), audience));
  const best = bestOf(shown);
  const known = await itemsOf(db, [...best.keys()]);
  const byItem = Map.groupBy(
    [...shown, ...(await worksBeside(db, { userNo, audience }, best))],
    ({ abilityId }) => abilityId,
  );
  const items = [...best].flatMap(([abilityId, { abilityLevel }]): PortraitItem[] => {
    const item = known.get(abilityId);
    if (!item) return [];
    const { abilityName, groupName, fieldName, levelWords } = item;
    const evidence = (byItem.get(abilityId) ?? []).map((one) => weighed(one, isOwn, wireTime(now)));
    return [
      {
        abilityId,
        abilityName,
        groupName,
        fieldName,
        abilityLevel,
        words: levelWords[abilityLevel - 1] ?? '',
        sureness: surenessOf(abilityLevel, evidence),
        visibility: isOwn ? (chosen.get(abilityId) ?? Visibility.everybody) : Visibility.everybody,
        evidence: evidence.toSorted((one, other) => other.abilityLevel - one.abilityLevel || other.weight - one.weight),
      },
    ];
  });
  return items
    .toSorted((one, other) => other.abilityLevel - one.abilityLevel || other.sureness - one.sureness)
    .slice(0, MOST_PORTRAIT_ITEMS);
}

/** Works that name one of these items, where this audience reads works; each stands at the level that others show. */
async function worksBeside(db: Db, { userNo, audience }: Reader, best: ReadonlyMap<string, Evidence>) {
  const [base] = await db.select({ visibility: userBase.visibility }).from(userBase).where(eq(userBase.userNo, userNo));
  if (best.size === 0 || !mayRead(base?.visibility ?? {}, 'workSet', audience)) return [];
  const works = await db
    .select({
      sourceId: userWorkSet.id,
      title: userWorkSet.title,
      at: userWorkSet.gmtCreate,
      abilityIds: userWorkSet.abilityIds,
    })
    .from(userWorkSet)
    .where(worksFor(userNo, audience === 'self'));
  return works.flatMap(({ abilityIds, ...work }) =>
    abilityIds.flatMap((abilityId): Evidence[] => {
      const level = best.get(abilityId)?.abilityLevel;
      return level === undefined
        ? []
        : [{ ...work, abilityId, abilityLevel: level, evidenceKind: EvidenceKind.work, ...noCourse }];
    }),
  );
}

/** A piece with its age and what it weighs today. Numbers that lead to a name or to a sitting are the owner's alone. */
function weighed(piece: Evidence, isOwn: boolean, today: string): PortraitEvidence {
  const { abilityLevel, evidenceKind, title, courseCategory, version, at } = piece;
  const months = monthsBetween(at, today);
  const isTest = evidenceKind === EvidenceKind.test;
  return {
    abilityLevel,
    evidenceKind,
    sourceId: isTest && !isOwn ? NONE : piece.sourceId,
    title,
    courseCategory,
    version,
    certificateNo: isOwn ? piece.certificateNo : '',
    at,
    months,
    weight: weightOf(evidenceKind, months),
  };
}
