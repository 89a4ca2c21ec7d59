import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { ImportState } from '#contract/rules/importStates.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgDirectoryRun } from '../../db/schema/integration.ts';
import { orgImport } from '../../db/schema/organization.ts';
import type { UserCtx } from '../../kit/context.ts';
import { keepChecked } from '../sheetImport/imports.ts';
import type { MemberRow, RawMember } from '../staffImport/rows.ts';
import { staffSheet } from '../staffImport/staffSheet.ts';
import type { DirectoryPerson } from './people.ts';

interface Waiting {
  id: string;
  badCount: number;
}

/**
 * Keeps new people as an import that waits. There is one of them: the one of the last reading stays while nobody came or
 * went, and gives way to the new one otherwise, unless it has been run.
 */
export async function keepFresh(
  ctx: UserCtx,
  orgNo: string,
  fresh: readonly DirectoryPerson[],
): Promise<Waiting | undefined> {
  const { db } = ctx;
  const before = await waitingOf(db, orgNo);
  const lines = fresh.map(lineOf);
  if (before && said(lines) === said(before.rows as MemberRow[])) return before;
  if (before) await db.update(orgImport).set({ statusId: RowState.disabled }).where(eq(orgImport.id, before.id));
  return lines.length > 0 ? keepChecked(ctx, staffSheet, '员工目录', lines) : undefined;
}

/** The import of the last reading that had one, if nobody has run it. */
async function waitingOf(db: Db, orgNo: string) {
  const [row] = await db
    .select({
      id: orgImport.id,
      badCount: orgImport.badCount,
      rows: orgImport.rows,
      isWaiting: and(eq(orgImport.importStatus, ImportState.checked), enabled(orgImport))!.mapWith(Boolean),
    })
    .from(orgDirectoryRun)
    .innerJoin(orgImport, eq(orgImport.id, orgDirectoryRun.importId))
    .where(and(eq(orgDirectoryRun.orgNo, orgNo), isNotNull(orgDirectoryRun.importId)))
    .orderBy(desc(orgDirectoryRun.id))
    .limit(1);
  return row?.isWaiting ? row : undefined;
}

/** In whichever order the directory names them. */
const said = (lines: readonly RawMember[]): string =>
  JSON.stringify(
    lines
      .map(({ memberName, mobile, jobNumber, post, departName }) =>
        JSON.stringify([memberName, mobile, jobNumber, post, departName]),
      )
      .toSorted(),
  );

/** As a line of a spreadsheet, counted as one. */
const lineOf = ({ memberName, mobile, jobNumber, post, departments }: DirectoryPerson, index: number): RawMember => ({
  row: index + 2,
  memberName,
  mobile,
  jobNumber,
  post,
  departName: departments.join('/'),
  roleNames: '',
});
