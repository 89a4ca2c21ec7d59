import { inArray } from 'drizzle-orm';
import type { SimpleType } from '#contract/rules/questions.ts';
import { askedSlots } from '#contract/rules/slots.ts';
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
  kind: SimpleType;
  sectionId: string;
}

/** By slot, for each sitting: the paper of one that was begun stays as it is, however often its answers change. */
export const slotKinds = unchanging<ReadonlyMap<string, SlotKind>>({
  read: async (db, ids, pool) => {
    const { id, layout } = examSitting;
    const rows = await db
      .select({ id, layout })
      .from(examSitting)
      .where(inArray(id, [...ids]));
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
          return slots.map(({ slot, questionType }) => [slot, { kind: questionType, sectionId }] as const);
        }),
      );
    return new Map(rows.map((row) => [row.id, new Map(kindsIn(row))]));
  },
  most: 2000,
});
