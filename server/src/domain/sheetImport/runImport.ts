import { eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import { IMPORT_NOTHING_GOOD } from '#contract/user/orgFailures.ts';
import { orgImport } from '../../db/schema/organization.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { findImport } from './imports.ts';
import { houseOf, isGood } from './sheetKind.ts';
import type { Checked, Line, SheetKind } from './sheetKind.ts';
import { mustBeAt, takeStep } from '../../kit/transition.ts';
import { importSteps } from '#contract/user/transitions.ts';

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
  await oneInOrganization(ctx.db, houseOf(sheet, ctx.user));
  const record = await findImport(ctx, sheet, id);
  mustBeAt(importSteps, 'run', record.importStatus);
  const rows = await sheet.checkRows(ctx, record.rows);
  const good = rows.filter(isGood);
  if (good.length === 0) throw fail(IMPORT_NOTHING_GOOD);
  await sheet.bring(ctx, id, good);
  const badCount = rows.length - good.length;
  await takeStep(ctx.db, importSteps, 'run', {
    table: orgImport,
    state: 'importStatus',
    where: eq(orgImport.id, id),
    set: { rows, badCount, importedAt: wireTime(ctx.now) },
  });
  ctx.changed({ after: { fileName: record.fileName, importedCount: good.length, badCount } });
  return { importedCount: good.length, badCount };
}
