import { mayUndo } from '#contract/rules/importStates.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Import, ImportView } from '#contract/user/orgMembersImport.ts';
import type { orgImport } from '../../db/schema/organization.ts';
import { isGood } from './rows.ts';
import type { ImportRow } from './rows.ts';

const BAD_SHOWN = 100;

type Row = Omit<typeof orgImport.$inferSelect, 'rows'>;

/** An import as a line of the list. */
export const importLine = (row: Row, userName: string | null, now: Date): Import => ({
  ...row,
  userName: userName ?? '',
  canUndo: row.importedAt !== null && mayUndo(row.importStatus, momentOf(row.importedAt), now),
});

/** An import with the first of its bad rows. */
export const importView = (row: Row & { rows: ImportRow[] }, userName: string | null, now: Date): ImportView => ({
  ...importLine(row, userName, now),
  bad: row.rows.filter((one) => !isGood(one)).slice(0, BAD_SHOWN),
  registeredCount: row.rows.filter((one) => isGood(one) && one.userNo !== null).length,
});
