import { eq } from 'drizzle-orm';
import { CHECKED, IMPORTED } from '#contract/rules/importStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { IMPORT_MOVED_ON, IMPORT_NOTHING_GOOD } from '#contract/user/orgFailures.ts';
import { orgImport } from '../../db/schema/organization.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';
import { findImport } from './imports.ts';
import { isGood } from './sheetKind.ts';
import type { Checked, Line, SheetKind } from './sheetKind.ts';

interface Outcome {
  importedCount: number;
  badCount: number;
}

/**
 * Brings in everybody of a checked file whose row is good still, in one go; what went wrong since the check is left out.
 * Nothing of it depends on how many rows there are but the length of a few statements.
 * @throws NOT_FOUND, IMPORT_MOVED_ON, IMPORT_NOTHING_GOOD
 */
export async function runImport<Raw extends Line, Row extends Raw & Checked>(
  ctx: UserCtx,
  sheet: SheetKind<Raw, Row>,
  id: string,
): Promise<Outcome> {
  await oneInOrganization(ctx.db, staffOf(ctx.user).orgNo);
  const record = await findImport(ctx, sheet, id);
  if (record.importStatus !== CHECKED) throw fail(IMPORT_MOVED_ON);
  const rows = await sheet.checkRows(ctx, record.rows);
  const good = rows.filter(isGood);
  if (good.length === 0) throw fail(IMPORT_NOTHING_GOOD);
  await sheet.bring(ctx, id, good);
  const badCount = rows.length - good.length;
  await ctx.db
    .update(orgImport)
    .set({ rows, badCount, importStatus: IMPORTED, importedAt: wireTime(ctx.now) })
    .where(eq(orgImport.id, id));
  ctx.changed({ after: { fileName: record.fileName, importedCount: good.length, badCount } });
  return { importedCount: good.length, badCount };
}
