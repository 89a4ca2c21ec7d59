import { eq } from 'drizzle-orm';
import { mayUndo } from '#contract/rules/importStates.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import { UNDO_TOO_LATE } from '#contract/user/orgFailures.ts';
import { orgImport } from '../../db/schema/organization.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { findImport } from './imports.ts';
import { houseOf, isGood } from './sheetKind.ts';
import type { Checked, Line, SheetKind } from './sheetKind.ts';
import { mustBeAt, takeStep } from '../../kit/transition.ts';
import { importSteps } from '#contract/user/transitions.ts';

interface Undone {
  removedCount: number;
  kept: { name: string; mark: string; reason: string }[];
}

/**
 * Takes back what an import brought, as long as nothing has come of it: what somebody made use of or changed since
 * stays, and is named with the reason.
 * @throws NOT_FOUND, IMPORT_MOVED_ON, UNDO_TOO_LATE
 */
export async function undoImport<Raw extends Line, Row extends Raw & Checked>(
  ctx: UserCtx,
  sheet: SheetKind<Raw, Row>,
  id: string,
): Promise<Undone> {
  await oneInOrganization(ctx.db, houseOf(sheet, ctx.user));
  const { importStatus, importedAt, rows, fileName } = await findImport(ctx, sheet, id);
  mustBeAt(importSteps, 'undo', importStatus);
  if (!mayUndo(importStatus, momentOf(importedAt!), ctx.now)) throw fail(UNDO_TOO_LATE);
  const judged = await sheet.judge(ctx, id, rows.filter(isGood));
  const gone = judged.filter(({ reason }) => reason === null);
  await sheet.takeBack(
    ctx,
    gone.map((one) => one.id),
  );
  await takeStep(ctx.db, importSteps, 'undo', {
    table: orgImport,
    state: 'importStatus',
    where: eq(orgImport.id, id),
    set: { undoneAt: wireTime(ctx.now) },
  });
  const kept = judged.flatMap(({ name, mark, reason }) => (reason === null ? [] : [{ name, mark, reason }]));
  ctx.changed({ before: { fileName }, after: { removedCount: gone.length, kept } });
  return { removedCount: gone.length, kept };
}
