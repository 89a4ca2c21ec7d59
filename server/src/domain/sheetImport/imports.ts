import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { mayUndo } from '#contract/rules/importStates.ts';
import { momentOf } from '#contract/rules/time.ts';
import { IMPORT_LIMIT } from '#contract/user/orgFailures.ts';
import type { Import, ImportView } from '#contract/user/sheetImport.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgImport, orgMember } from '../../db/schema/organization.ts';
import { userExt } from '../../db/schema/user.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { paginate } from '../../kit/paginate.ts';
import { visibleImports } from '../organization/policies.ts';
import { countUp } from '../../kit/counter.ts';
import { parseRows } from './parseRows.ts';
import { readSheet } from './readSheet.ts';
import { houseOf, isGood } from './sheetKind.ts';
import type { Checked, Line, SheetHouse, SheetKind } from './sheetKind.ts';

const CHECKS_A_DAY = 100;
const BAD_SHOWN = 100;

type ImportRecord<Row> = Omit<typeof orgImport.$inferSelect, 'rows'> & { rows: Row[] };

/**
 * Has a file checked: what it says is kept, nothing of it is on the list yet. Reading a file takes its time, so that no
 * transaction waits for it.
 * @throws IMPORT_LIMIT, and what `readSheet` and `parseRows` throw
 */
export async function checkImport<Raw extends Line, Row extends Raw & Checked>(
  ctx: UserCtx,
  sheet: SheetKind<Raw, Row>,
  file: UploadedFile,
): Promise<ImportView> {
  await countCheck(ctx, houseOf(sheet, ctx.user));
  const raw = parseRows(sheet, await readSheet(file.path));
  return viewOf(ctx, sheet, await keepChecked(ctx, sheet, nameOf(file.fileName) || `${sheet.noun}.xlsx`, raw));
}

/** Looking at lists takes its time, so there is an end to it. @throws IMPORT_LIMIT */
export async function countCheck({ db, now }: UserCtx, orgNo: string): Promise<void> {
  const { count } = await countUp(db, ['import', orgNo], { seconds: 86_400 }, now);
  if (count > CHECKS_A_DAY) throw fail(IMPORT_LIMIT);
}

/** Keeps lines, wherever they come from, with what is wrong with each. */
export async function keepChecked<Raw extends Line, Row extends Raw & Checked>(
  ctx: UserCtx,
  sheet: SheetKind<Raw, Row>,
  fileName: string,
  raw: readonly Raw[],
): Promise<ImportRecord<Row>> {
  const orgNo = houseOf(sheet, ctx.user);
  const rows = await sheet.checkRows(ctx, raw);
  const badCount = rows.filter((row) => !isGood(row)).length;
  const { userNo } = ctx.user;
  const [row] = await ctx.db
    .insert(orgImport)
    .values({ orgNo, userNo, kind: sheet.kind, fileName, rows, totalCount: rows.length, badCount })
    .returning();
  return { ...row!, rows };
}

/** An import that the caller may see. @throws NOT_FOUND for every other one */
export async function findImport<Raw extends Line, Row extends Raw & Checked>(
  ctx: UserCtx,
  sheet: SheetKind<Raw, Row>,
  id: string,
): Promise<ImportRecord<Row>> {
  const [row] = await ctx.db
    .select()
    .from(orgImport)
    .where(and(eq(orgImport.id, id), seenImports(ctx.user, sheet)));
  if (!row) throw fail(NOT_FOUND, '没有这次导入');
  return row as ImportRecord<Row>;
}

/** An import with the first of its bad rows. */
export async function viewOf<Raw extends Line, Row extends Raw & Checked>(
  ctx: UserCtx,
  { nameOf: named }: SheetKind<Raw, Row>,
  record: ImportRecord<Row>,
): Promise<ImportView> {
  const bad = record.rows.filter((row) => !isGood(row)).slice(0, BAD_SHOWN);
  return {
    ...lineOf(record, await nameIn(ctx.db, record), ctx.now),
    bad: bad.map((raw) => ({ row: raw.row, ...named(raw), issues: raw.issues })),
  };
}

/** The imports of one kind that the caller may see, the newest first. */
export async function listImports(ctx: UserCtx, house: SheetHouse, request: PageRequest) {
  const own = seenImports(ctx.user, house);
  const rows = ctx.db
    .select({ ...columns, userName: house.orgNo === undefined ? orgMember.memberName : ownName })
    .from(orgImport)
    .leftJoin(orgMember, and(eq(orgMember.orgNo, orgImport.orgNo), eq(orgMember.userNo, orgImport.userNo), listed))
    .leftJoin(userExt, eq(userExt.userNo, orgImport.userNo))
    .where(own)
    .orderBy(desc(orgImport.id))
    .$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(orgImport, own));
  return { ...page, list: page.list.map(({ userName, ...row }) => lineOf(row, userName, ctx.now)) };
}

/** Of a list with an owner of its own everybody who may change it sees all; staff lists go by the data power of a role. */
const seenImports = (user: SessionUser, { orgNo, kind }: SheetHouse) =>
  orgNo === undefined
    ? visibleImports(user, kind)
    : and(eq(orgImport.orgNo, orgNo), eq(orgImport.kind, kind), enabled(orgImport));

/** Lecturers are on no staff list. */
const ownName = sql<
  string | null
>`coalesce(${orgMember.memberName}, nullif(${userExt.idCardName}, ''), ${userExt.nickname})`;

const listed = enabled(orgMember);
const { rows: _, ...columns } = getTableColumns(orgImport);

const lineOf = (row: Omit<ImportRecord<never>, 'rows'>, userName: string | null, now: Date): Import => ({
  ...row,
  userName: userName ?? '',
  canUndo: row.importedAt !== null && mayUndo(row.importStatus, momentOf(row.importedAt), now),
});

async function nameIn(db: Db, { orgNo, userNo }: { orgNo: string; userNo: string }): Promise<string | null> {
  const mine = and(eq(orgMember.orgNo, orgNo), eq(orgMember.userNo, userNo), listed);
  const [row] = await db.select({ memberName: orgMember.memberName }).from(orgMember).where(mine);
  return row?.memberName ?? null;
}

/** The name of a file as it may be kept and shown. */
export const nameOf = (fileName: string): string => fileName.replaceAll(/[\p{Cc}\p{Cs}/\\]/gu, '').slice(0, 200);
