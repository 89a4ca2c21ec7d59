import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { CHECKED, IMPORTED } from '#contract/rules/importStates.ts';
import { INVITED } from '#contract/rules/memberStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { IMPORT_NOTHING_GOOD } from '#contract/user/orgFailures.ts';
import { IMPORT_MOVED_ON } from '#contract/user/orgMembersImport.ts';
import type { Db } from '../../db/client.ts';
import { orgImport, orgMember } from '../../db/schema/organization.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { announce } from '../organization/invite.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf, visibleImports } from '../organization/policies.ts';
import type { Staff } from '../organization/policies.ts';
import { checkRows } from './checkRows.ts';
import { isGood } from './rows.ts';
import type { ImportRow } from './rows.ts';

type ImportRecord = Omit<typeof orgImport.$inferSelect, 'rows'> & { rows: ImportRow[] };

interface Outcome {
  importedCount: number;
  badCount: number;
}

/**
 * Invites everybody of a checked file whose row is good still, in one go; what went wrong since the check is left out.
 * Nothing of it depends on how many rows there are but the length of a few statements.
 */
export async function importMembers(ctx: UserCtx, id: string): Promise<Outcome> {
  const user = staffOf(ctx.user);
  await oneInOrganization(ctx.db, user.orgNo);
  const record = await findImport(ctx.db, user, id);
  if (record.importStatus !== CHECKED) throw fail(IMPORT_MOVED_ON);
  const rows = await checkRows(ctx, record.rows);
  const good = rows.filter(isGood);
  if (good.length === 0) throw fail(IMPORT_NOTHING_GOOD);
  await insertAll(ctx.db, user, id, good);
  const badCount = rows.length - good.length;
  await ctx.db
    .update(orgImport)
    .set({ rows, badCount, importStatus: IMPORTED, importedAt: wireTime(ctx.now) })
    .where(eq(orgImport.id, id));
  await announce(ctx, user.orgNo, {
    to: good.flatMap(({ userNo }) => userNo ?? []),
    mobiles: good.flatMap(({ userNo, mobile }) => (userNo ? [] : [mobile])),
  });
  ctx.changed({ after: { fileName: record.fileName, importedCount: good.length, badCount } });
  return { importedCount: good.length, badCount };
}

/** An import that the caller may see. @throws NOT_FOUND for every other one */
export async function findImport(db: Db, user: Staff, id: string): Promise<ImportRecord> {
  const [row] = await db
    .select()
    .from(orgImport)
    .where(and(eq(orgImport.id, id), visibleImports(user)));
  if (!row) throw fail(NOT_FOUND, '没有这次导入');
  return row as ImportRecord;
}

/** A statement takes 65535 parameters. */
const ROWS_AT_ONCE = 1000;

async function insertAll(db: Db, user: Staff, importId: string, good: readonly ImportRow[]): Promise<void> {
  for (let start = 0; start < good.length; start += ROWS_AT_ONCE) {
    const values = good.slice(start, start + ROWS_AT_ONCE).map((row) => ({
      orgNo: user.orgNo,
      memberName: row.memberName,
      mobile: row.mobile,
      departmentId: row.departmentId,
      jobNumber: row.jobNumber || null,
      post: row.post,
      memberStatus: INVITED,
      invitedRoleIds: row.roleIds,
      invitedBy: user.userNo,
      importId,
    }));
    await db.insert(orgMember).values(values);
  }
}
