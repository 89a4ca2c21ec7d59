import { and, eq, inArray } from 'drizzle-orm';
import { IMPORTED, mayUndo, UNDONE } from '#contract/rules/importStates.ts';
import { ACTIVE, INVITED } from '#contract/rules/memberStates.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import { UNDO_TOO_LATE } from '#contract/user/orgFailures.ts';
import { IMPORT_MOVED_ON } from '#contract/user/orgMembersImport.ts';
import { orgImport, orgMember } from '../../db/schema/organization.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';
import { findImport } from './importMembers.ts';
import { isGood } from './rows.ts';
import type { ImportRow } from './rows.ts';

interface Undone {
  removedCount: number;
  kept: { memberName: string; mobile: string; reason: string }[];
}

/**
 * Takes back what an import brought, as long as nothing has come of it: who accepted or was changed since stays, and
 * is named with the reason.
 */
export async function undoImport(ctx: UserCtx, id: string): Promise<Undone> {
  const { db } = ctx;
  const user = staffOf(ctx.user);
  await oneInOrganization(db, user.orgNo);
  const record = await findImport(db, user, id);
  if (record.importStatus !== IMPORTED) throw fail(IMPORT_MOVED_ON);
  if (!mayUndo(record.importStatus, momentOf(record.importedAt!), ctx.now)) throw fail(UNDO_TOO_LATE);
  const brought = and(eq(orgMember.orgNo, user.orgNo), eq(orgMember.importId, id), eq(orgMember.statusId, 1));
  const members = await db.select().from(orgMember).where(brought).orderBy(orgMember.id);
  const byMobile = new Map(record.rows.filter(isGood).map((row) => [row.mobile, row]));
  const judged = members.map((member) => ({ member, reason: whyKept(member, byMobile.get(member.mobile)) }));
  const gone = judged.flatMap(({ member, reason }) => (reason === null ? [member.id] : []));
  await db.delete(orgMember).where(inArray(orgMember.id, gone));
  await db
    .update(orgImport)
    .set({ importStatus: UNDONE, undoneAt: wireTime(ctx.now) })
    .where(eq(orgImport.id, id));
  const kept = judged.flatMap(({ member: { memberName, mobile }, reason }) =>
    reason === null ? [] : [{ memberName, mobile, reason }],
  );
  ctx.changed({ before: { fileName: record.fileName }, after: { removedCount: gone.length, kept } });
  return { removedCount: gone.length, kept };
}

/** Null for a row that is as the import left it. */
function whyKept(member: typeof orgMember.$inferSelect, row: ImportRow | undefined): string | null {
  if (member.memberStatus === ACTIVE) return '已经接受邀请';
  if (member.memberStatus !== INVITED) return '已经停用';
  const same =
    row !== undefined &&
    member.memberName === row.memberName &&
    member.departmentId === row.departmentId &&
    (member.jobNumber ?? '') === row.jobNumber &&
    member.post === row.post &&
    member.invitedRoleIds.join() === row.roleIds.join();
  return same ? null : '导入之后改过资料';
}
