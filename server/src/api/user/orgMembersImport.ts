import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as contract from '#contract/user/orgMembersImport.ts';
import { IMPORT_LIMIT } from '#contract/user/orgFailures.ts';
import type { Db } from '../../db/client.ts';
import { orgImport, orgMember } from '../../db/schema/organization.ts';
import { departNames } from '../../domain/organization/departTree.ts';
import { staffRoles } from '../../domain/organization/memberRoles.ts';
import { staffOf, visibleImports } from '../../domain/organization/policies.ts';
import { countUp } from '../../domain/signIn/counter.ts';
import { checkRows } from '../../domain/staffImport/checkRows.ts';
import { errorFile as errorFileOf, templateFile } from '../../domain/staffImport/files.ts';
import { findImport, importMembers } from '../../domain/staffImport/importMembers.ts';
import { importLine, importView } from '../../domain/staffImport/importView.ts';
import { parseRows } from '../../domain/staffImport/parseRows.ts';
import { readSheet } from '../../domain/staffImport/readSheet.ts';
import { isGood } from '../../domain/staffImport/rows.ts';
import { undoImport } from '../../domain/staffImport/undoImport.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { paginate } from '../../kit/paginate.ts';

const CHECKS_A_DAY = 100;

export const template = handle(contract.template, async (ctx) => {
  const user = staffOf(ctx.user);
  const departments = [...(await departNames(ctx.db, user.orgNo)).values()].sort();
  const roles = await staffRoles(ctx.db, user);
  const givable = roles.filter(({ isGivable, isPlain }) => isGivable && (isPlain || ctx.can('member:role')));
  return templateFile(
    departments,
    givable.map(({ roleName }) => roleName),
  );
});

/** Reading a file takes its time, so that no transaction waits for it. */
export const check = handle(
  contract.check,
  async (ctx, { file }) => {
    const user = staffOf(ctx.user);
    const { count } = await countUp(ctx.db, `import:${user.orgNo}`, { seconds: 86_400 }, ctx.now);
    if (count > CHECKS_A_DAY) throw fail(IMPORT_LIMIT);
    const rows = await checkRows(ctx, parseRows(await readSheet(file.content)));
    const badCount = rows.filter((row) => !isGood(row)).length;
    const facts = { orgNo: user.orgNo, userNo: user.userNo, kind: 'member', fileName: nameOf(file.fileName) };
    const [row] = await ctx.db
      .insert(orgImport)
      .values({ ...facts, rows, totalCount: rows.length, badCount })
      .returning();
    return importView({ ...row!, rows }, await nameIn(ctx.db, user.orgNo, user.userNo), ctx.now);
  },
  { transaction: 'own' },
);

export const view = handle(contract.view, async (ctx, { id }) => {
  const user = staffOf(ctx.user);
  const record = await findImport(ctx.db, user, id);
  return importView(record, await nameIn(ctx.db, user.orgNo, record.userNo), ctx.now);
});

export const errorFile = handle(contract.errorFile, async (ctx, { id }) => {
  const { rows } = await findImport(ctx.db, staffOf(ctx.user), id);
  if (rows.every(isGood)) throw fail(NOT_FOUND, '没有需要修改的行');
  return errorFileOf(rows);
});

export const run = handle(contract.run, (ctx, { id }) => importMembers(ctx, id));

export const undo = handle(contract.undo, (ctx, { id }) => undoImport(ctx, id));

export const list = handle(contract.list, async (ctx, request) => {
  const own = visibleImports(ctx.user);
  const rows = ctx.db
    .select({ ...columns, userName: orgMember.memberName })
    .from(orgImport)
    .leftJoin(orgMember, and(eq(orgMember.orgNo, orgImport.orgNo), eq(orgMember.userNo, orgImport.userNo), listed))
    .where(own)
    .orderBy(desc(orgImport.id))
    .$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(orgImport, own));
  return { ...page, list: page.list.map(({ userName, ...row }) => importLine(row, userName, ctx.now)) };
});

const listed = eq(orgMember.statusId, 1);
const { rows: _, ...columns } = getTableColumns(orgImport);

async function nameIn(db: Db, orgNo: string, userNo: string): Promise<string | null> {
  const mine = and(eq(orgMember.orgNo, orgNo), eq(orgMember.userNo, userNo), listed);
  const [row] = await db.select({ memberName: orgMember.memberName }).from(orgMember).where(mine);
  return row?.memberName ?? null;
}

const nameOf = (fileName: string): string =>
  fileName.replaceAll(/[\p{Cc}\p{Cs}/\\]/gu, '').slice(0, 200) || '员工.xlsx';
