import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { invite } from '#contract/user/orgMembers.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { user as account, userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { departmentByName } from '../organization/departmentByName.ts';
import { staffRoles } from '../organization/memberRoles.ts';
import type { StaffRole } from '../organization/memberRoles.ts';
import { staffOf } from '../organization/policies.ts';
import type { Staff } from '../organization/policies.ts';
import { firstRows, issueAt } from '../sheetImport/sheetKind.ts';
import type { KeyOf, RowIssue } from '../sheetImport/sheetKind.ts';
import { memberColumns } from './rows.ts';
import type { MemberRow, RawMember } from './rows.ts';

/** What rows are compared with, fetched once for all of them. */
interface Known {
  departmentIn: Awaited<ReturnType<typeof departmentByName>>;
  roles: Map<string, StaffRole>;
  mayGiveRoles: boolean;
  /** Accounts by mobile. */
  userNos: Map<string, string>;
  /** Mobiles and user numbers of those on the list. */
  onList: Set<string>;
  numbers: Set<string>;
}

/** Says of every row what it means and what is wrong with it. A fixed number of queries, however many rows. */
export async function checkRows(ctx: UserCtx, rows: readonly RawMember[]): Promise<MemberRow[]> {
  const known = await learn(ctx, staffOf(ctx.user), rows);
  const firstMobile = firstRows(rows, 'mobile');
  const firstNumber = firstRows(rows, 'jobNumber');
  return rows.map((raw) => {
    const issues: RowIssue[] = [];
    const complain = (key: KeyOf<RawMember>, reason: string) => issues.push(issueAt(memberColumns, key, reason));
    for (const key of ['memberName', 'mobile', 'jobNumber', 'post'] as const) {
      const parsed = fields[key].safeParse(raw[key]);
      if (!parsed.success) complain(key, parsed.error.issues[0]!.message);
    }
    const userNo = known.userNos.get(raw.mobile) ?? null;
    if (firstMobile.get(raw.mobile) !== raw.row) complain('mobile', `和第 ${firstMobile.get(raw.mobile)} 行重复`);
    else if (known.onList.has(raw.mobile) || known.onList.has(userNo ?? '')) complain('mobile', '已经在员工名单里');
    if (raw.jobNumber !== '') {
      const first = firstNumber.get(raw.jobNumber);
      if (first !== raw.row) complain('jobNumber', `和第 ${first} 行重复`);
      else if (known.numbers.has(raw.jobNumber)) complain('jobNumber', '已经有人用了');
    }
    const department = known.departmentIn(raw.departName);
    if ('reason' in department) complain('departName', department.reason);
    const roles = rolesIn(known, raw.roleNames);
    if ('reason' in roles) complain('roleNames', roles.reason);
    const departmentId = 'id' in department ? department.id : null;
    return { ...raw, departmentId, roleIds: 'ids' in roles ? roles.ids : [], userNo, issues };
  });
}

const fields = invite.input.shape;

function rolesIn(known: Known, names: string): { ids: string[] } | { reason: string } {
  const ids: string[] = [];
  for (const name of new Set(
    names
      .split(/[、,，;；]/)
      .map((one) => one.trim())
      .filter(Boolean),
  )) {
    const role = known.roles.get(name);
    if (!role) return { reason: `没有角色「${name}」` };
    if (!role.isPlain && !known.mayGiveRoles) return { reason: '你没有分配角色的权限' };
    if (!role.isGivable) return { reason: `「${name}」有你没有的权限` };
    ids.push(role.id);
  }
  return { ids };
}

async function learn(ctx: UserCtx, user: Staff, rows: readonly RawMember[]): Promise<Known> {
  const { db } = ctx;
  const userNos = await accountsOf(
    db,
    rows.map(({ mobile }) => mobile),
  );
  return {
    departmentIn: await departmentByName(db, user),
    roles: new Map((await staffRoles(db, user)).map((role) => [role.roleName, role])),
    mayGiveRoles: ctx.can('member:role'),
    userNos,
    onList: await listed(db, user.orgNo, rows, [...userNos.values()]),
    numbers: await numbersTaken(db, user.orgNo, rows.map(({ jobNumber }) => jobNumber).filter(Boolean)),
  };
}

async function accountsOf(db: Db, mobiles: readonly string[]): Promise<Map<string, string>> {
  const found = await db
    .select({ mobile: account.mobile, userNo: account.userNo })
    .from(account)
    .where(and(isNotNull(account.mobile), inArray(account.mobile, [...mobiles])));
  return new Map(found.map(({ mobile, userNo }) => [mobile!, userNo]));
}

async function listed(
  db: Db,
  orgNo: string,
  rows: readonly RawMember[],
  userNos: readonly string[],
): Promise<Set<string>> {
  const mobiles = rows.map(({ mobile }) => mobile);
  const same = or(inArray(orgMember.mobile, mobiles), inArray(orgMember.userNo, [...userNos]));
  const found = await db
    .select({ mobile: orgMember.mobile, userNo: orgMember.userNo })
    .from(orgMember)
    .where(and(eq(orgMember.orgNo, orgNo), enabled(orgMember), same));
  return new Set(found.flatMap(({ mobile, userNo }) => (userNo ? [mobile, userNo] : [mobile])));
}

async function numbersTaken(db: Db, orgNo: string, numbers: readonly string[]): Promise<Set<string>> {
  const onList = await db
    .select({ jobNumber: orgMember.jobNumber })
    .from(orgMember)
    .where(and(eq(orgMember.orgNo, orgNo), inArray(orgMember.jobNumber, [...numbers]), enabled(orgMember)));
  const signIn = await db
    .select({ jobNumber: userIdentity.jobNumber })
    .from(userIdentity)
    .where(and(eq(userIdentity.orgNo, orgNo), inArray(userIdentity.jobNumber, [...numbers])));
  return new Set([...onList, ...signIn].flatMap(({ jobNumber }) => jobNumber ?? []));
}
