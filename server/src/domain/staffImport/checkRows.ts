import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { invite } from '#contract/user/orgMembers.ts';
import type { Db } from '../../db/client.ts';
import { orgDepartment, orgMember } from '../../db/schema/organization.ts';
import { user as account, userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { departNames } from '../organization/departTree.ts';
import { staffRoles } from '../organization/memberRoles.ts';
import type { StaffRole } from '../organization/memberRoles.ts';
import { reachableDepartments, seesWhole, staffOf } from '../organization/policies.ts';
import type { Staff } from '../organization/policies.ts';
import { headOf } from './rows.ts';
import type { ImportRow, RawRow, RowIssue } from './rows.ts';

/** What rows are compared with, fetched once for all of them. */
interface Known {
  /** Ids by full name without blanks, and by name alone. */
  departments: Map<string, string[]>;
  reached: Set<string>;
  needsDepartment: boolean;
  roles: Map<string, StaffRole>;
  mayGiveRoles: boolean;
  /** Accounts by mobile. */
  userNos: Map<string, string>;
  /** Mobiles and user numbers of those on the list. */
  onList: Set<string>;
  numbers: Set<string>;
}

/** Says of every row what it means and what is wrong with it. A fixed number of queries, however many rows. */
export async function checkRows(ctx: UserCtx, rows: readonly RawRow[]): Promise<ImportRow[]> {
  const known = await learn(ctx, staffOf(ctx.user), rows);
  const firstMobile = firstRows(rows, 'mobile');
  const firstNumber = firstRows(rows, 'jobNumber');
  return rows.map((raw) => {
    const issues: RowIssue[] = [];
    const complain = (key: Parameters<typeof headOf>[0], reason: string) =>
      issues.push({ column: headOf(key), reason });
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
    const department = departmentIn(known, raw.departName);
    if ('reason' in department) complain('departName', department.reason);
    const roles = rolesIn(known, raw.roleNames);
    if ('reason' in roles) complain('roleNames', roles.reason);
    const departmentId = 'id' in department ? department.id : null;
    return { ...raw, departmentId, roleIds: 'ids' in roles ? roles.ids : [], userNo, issues };
  });
}

const fields = invite.input.shape;

const firstRows = (rows: readonly RawRow[], key: 'mobile' | 'jobNumber'): Map<string, number> =>
  new Map(rows.toReversed().map((raw) => [raw[key], raw.row]));

function departmentIn(known: Known, name: string): { id: string | null } | { reason: string } {
  if (name === '') return known.needsDepartment ? { reason: '请填写你管理的部门' } : { id: null };
  const found = known.departments.get(plain(name)) ?? [];
  if (found.length === 0) return { reason: `没有部门「${name}」` };
  if (found.length > 1) return { reason: `有 ${found.length} 个「${name}」，请写上级，如 教务处/教学科` };
  return known.reached.has(found[0]!) ? { id: found[0]! } : { reason: '不在你管理的范围里' };
}

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

async function learn(ctx: UserCtx, user: Staff, rows: readonly RawRow[]): Promise<Known> {
  const { db } = ctx;
  const userNos = await accountsOf(
    db,
    rows.map(({ mobile }) => mobile),
  );
  const reached = await db.select({ id: orgDepartment.id }).from(orgDepartment).where(reachableDepartments(user));
  return {
    departments: await departmentsByName(db, user.orgNo),
    reached: new Set(reached.map(({ id }) => id)),
    needsDepartment: !seesWhole(user),
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

/** Under its full name, and under its own name as long as that is the only one. */
async function departmentsByName(db: Db, orgNo: string): Promise<Map<string, string[]>> {
  const names = [...(await departNames(db, orgNo))];
  const byOwn = Map.groupBy(names, ([, fullName]) => plain(fullName.split(' / ').at(-1)!));
  const own = [...byOwn].map(([name, same]): [string, string[]] => [name, same.map(([id]) => id)]);
  return new Map([...own, ...names.map(([id, fullName]): [string, string[]] => [plain(fullName), [id]])]);
}

const plain = (name: string): string => name.replaceAll(/\s/g, '').replaceAll('／', '/');

async function listed(
  db: Db,
  orgNo: string,
  rows: readonly RawRow[],
  userNos: readonly string[],
): Promise<Set<string>> {
  const mobiles = rows.map(({ mobile }) => mobile);
  const same = or(inArray(orgMember.mobile, mobiles), inArray(orgMember.userNo, [...userNos]));
  const found = await db
    .select({ mobile: orgMember.mobile, userNo: orgMember.userNo })
    .from(orgMember)
    .where(and(eq(orgMember.orgNo, orgNo), eq(orgMember.statusId, 1), same));
  return new Set(found.flatMap(({ mobile, userNo }) => (userNo ? [mobile, userNo] : [mobile])));
}

async function numbersTaken(db: Db, orgNo: string, numbers: readonly string[]): Promise<Set<string>> {
  const onList = await db
    .select({ jobNumber: orgMember.jobNumber })
    .from(orgMember)
    .where(and(eq(orgMember.orgNo, orgNo), inArray(orgMember.jobNumber, [...numbers]), eq(orgMember.statusId, 1)));
  const signIn = await db
    .select({ jobNumber: userIdentity.jobNumber })
    .from(userIdentity)
    .where(and(eq(userIdentity.orgNo, orgNo), inArray(userIdentity.jobNumber, [...numbers])));
  return new Set([...onList, ...signIn].flatMap(({ jobNumber }) => jobNumber ?? []));
}
