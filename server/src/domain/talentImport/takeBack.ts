import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import * as fails from '#contract/position/talentImportFailures.ts';
import { ImportedStage, mayTakeBack } from '#contract/rules/importedTalent.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import { importedNote, importedTalent, talentImport } from '../../db/schema/importedTalent.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { findImport } from './imports.ts';
import { ownImported } from './policies.ts';

/**
 * Takes an import back: whom nobody has moved, noted or tagged since goes, the others stay.
 * @throws NO_PERMISSION, IMPORT_GONE, NOT_BROUGHT, TAKE_BACK_LATE
 */
export async function takeBackImport(ctx: UserCtx, id: string) {
  const { db, user, now } = ctx;
  const record = await findImport(ctx, id, true);
  if (record.importedAt === null || record.undoneAt !== null) throw fail(fails.NOT_BROUGHT);
  if (!mayTakeBack(momentOf(record.importedAt), now)) throw fail(fails.TAKE_BACK_LATE);
  const its = and(eq(importedTalent.importId, id), ownImported(user));
  const noted = db
    .select({ one: sql`1` })
    .from(importedNote)
    .where(eq(importedNote.talentId, importedTalent.id));
  const untouched = db
    .select({ id: importedTalent.id })
    .from(importedTalent)
    .where(
      and(
        its,
        eq(importedTalent.talentStage, ImportedStage.fresh),
        sql`cardinality(${importedTalent.tags}) = 0`,
        notExists(noted),
      ),
    );
  const gone = await db
    .delete(importedTalent)
    .where(inArray(importedTalent.id, untouched))
    .returning({ id: importedTalent.id });
  const keptCount = await db.$count(importedTalent, its);
  await db
    .update(talentImport)
    .set({ undoneAt: wireTime(now), gmtModified: wireTime(now) })
    .where(and(eq(talentImport.id, id), isNull(talentImport.undoneAt)));
  ctx.changed({ before: { fileNames: record.fileNames }, after: { removedCount: gone.length, keptCount } });
  return { removedCount: gone.length, keptCount };
}
