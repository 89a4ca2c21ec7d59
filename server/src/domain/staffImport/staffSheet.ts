import { and, eq, inArray } from 'drizzle-orm';
import { MemberState } from '#contract/rules/memberStates.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { departNames } from '../organization/departTree.ts';
import { announce } from '../organization/invite.ts';
import { staffRoles } from '../organization/memberRoles.ts';
import { staffOf } from '../organization/policies.ts';
import { inParts } from '../sheetImport/sheetKind.ts';
import type { SheetKind } from '../sheetImport/sheetKind.ts';
import { checkRows } from './checkRows.ts';
import { memberColumns } from './rows.ts';
import type { MemberRow, RawMember } from './rows.ts';

/** The staff list out of a spreadsheet: everybody on it is invited (decisions/0006). */
export const staffSheet: SheetKind<RawMember, MemberRow> = {
  kind: 'member',
  noun: '员工',
  columns: memberColumns,
  async known(ctx) {
    const user = staffOf(ctx.user);
    const departments = [...(await departNames(ctx.db, user.orgNo)).values()].sort();
    const roles = await staffRoles(ctx.db, user);
    const givable = roles.filter(({ isGivable, isPlain }) => isGivable && (isPlain || ctx.can('member:role')));
    return [
      { head: '现有的部门', texts: departments },
      { head: '你可以给的角色', texts: givable.map(({ roleName }) => roleName) },
    ];
  },
  checkRows,
  nameOf: ({ memberName, mobile }) => ({ name: memberName, mark: mobile }),
  async bring(ctx, importId, good) {
    const { orgNo, userNo: invitedBy } = staffOf(ctx.user);
    const invited = { orgNo, invitedBy, importId, memberStatus: MemberState.invited };
    const values = good.map(({ memberName, mobile, departmentId, jobNumber, post, roleIds }) => {
      const place = { departmentId, jobNumber: jobNumber || null, post };
      return { ...invited, ...place, memberName, mobile, invitedRoleIds: roleIds };
    });
    await inParts(values, (part) => ctx.db.insert(orgMember).values(part));
    await announce(ctx, orgNo, {
      to: good.flatMap(({ userNo }) => userNo ?? []),
      mobiles: good.flatMap(({ userNo, mobile }) => (userNo ? [] : [mobile])),
    });
  },
  async judge(ctx, importId, brought) {
    const { orgNo } = staffOf(ctx.user);
    const its = and(eq(orgMember.orgNo, orgNo), eq(orgMember.importId, importId), enabled(orgMember));
    const members = await ctx.db.select().from(orgMember).where(its).orderBy(orgMember.id);
    const byMobile = new Map(brought.map((row) => [row.mobile, row]));
    return members.map((member) => ({
      id: member.id,
      name: member.memberName,
      mark: member.mobile,
      reason: whyKept(member, byMobile.get(member.mobile)),
    }));
  },
  async takeBack(ctx, ids) {
    await ctx.db.delete(orgMember).where(inArray(orgMember.id, [...ids]));
  },
};

/** Null for a row that is as the import left it. */
function whyKept(member: typeof orgMember.$inferSelect, row: MemberRow | undefined): string | null {
  if (member.memberStatus === MemberState.active) return '已经接受邀请';
  if (member.memberStatus !== MemberState.invited) return '已经停用';
  const same =
    row !== undefined &&
    member.memberName === row.memberName &&
    member.departmentId === row.departmentId &&
    (member.jobNumber ?? '') === row.jobNumber &&
    member.post === row.post &&
    member.invitedRoleIds.join() === row.roleIds.join();
  return same ? null : '导入之后改过资料';
}
