import { inArray } from 'drizzle-orm';
import type { Asked, SimpleType } from '#contract/rules/questions.ts';
import { askedSlots } from '#contract/rules/slots.ts';
import type { Db } from '../../db/client.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { unchanging } from '../../kit/unchanging.ts';
import { askedVersions, shownQuestion } from '../questions/versions.ts';
import type { AskedVersion } from '../questions/versions.ts';

/** Versions as candidates see them, drawn and without their keys. */
export const shownVersions = unchanging<AskedVersion>({
  read: async (db, ids) => {
    const versions = await askedVersions(db, ids);
    return new Map(await Promise.all([...versions].map(async ([id, one]) => [id, await shownQuestion(one)] as const)));
  },
  most: 4000,
});

/** What a place of a paper asks for, and the section it stands in. */
export interface SlotKind {
  asked: Asked<SimpleType>;
  sectionId: string;
}

interface Laid {
  id: string;
  paperVersionId: string;
}

/**
 * What the slots of a sitting are kept under: its paper stays as it is however often its answers change, until a
 * question is corrected, and then it has another version of the paper. So no process has to forget anything.
 */
const keyOf = ({ id, paperVersionId }: Laid): string => `${id}@${paperVersionId}`;

/** By sitting and by slot; the sittings are held, for what is read now is kept. */
export async function slotKindsOf(db: Db, sittings: readonly Laid[], pool: Db) {
  const known = await slotKinds(db, sittings.map(keyOf), pool);
  return new Map(sittings.map((one) => [one.id, known.get(keyOf(one))!]));
}

const slotKinds = unchanging<ReadonlyMap<string, SlotKind>>({
  read: async (db, keys, pool) => {
    const { id, layout, paperVersionId } = examSitting;
    const ids = keys.map((key) => key.split('@')[0]!);
    const rows = await db.select({ id, layout, paperVersionId }).from(examSitting).where(inArray(id, ids));
    const items = rows.flatMap((row) => row.layout.sections.flatMap((section) => section.items));
    const versions = await shownVersions(
      db,
      items.map(({ versionId }) => versionId),
      pool,
    );
    const kindsIn = ({ layout: { sections } }: (typeof rows)[number]) =>
      sections.flatMap(({ sectionId, items: its }) =>
        its.flatMap(({ itemId, versionId }) => {
          const version = versions.get(versionId);
          const slots = version ? askedSlots(itemId, version) : [];
          return slots.map(({ slot, ...asked }) => [slot, { asked, sectionId }] as const);
        }),
      );
    return new Map(rows.map((row) => [keyOf(row), new Map(kindsIn(row))]));
  },
  most: 2000,
});
