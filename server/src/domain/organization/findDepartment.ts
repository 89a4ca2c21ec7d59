import { and, eq, like } from 'drizzle-orm';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgDepartment, orgMember } from '../../db/schema/organization.ts';
import { fail } from '../../kit/fail.ts';
import { reachableDepartments, seesWhole } from './policies.ts';
import type { Staff } from './policies.ts';

export type DepartmentRow = typeof orgDepartment.$inferSelect;

/** A department that the caller's role reaches. @throws NOT_FOUND for every other one. */
export async function findDepartment(db: Db, user: Staff, id: string): Promise<DepartmentRow> {
  const mine = and(eq(orgDepartment.id, id), reachableDepartments(user));
  const [row] = await db.select().from(orgDepartment).where(mine);
  if (!row) throw fail(NOT_FOUND, '部门不存在或已被删除');
  return row;
}

/**
 * The path below which something is to stand: that of a department, or `/` for the top.
 * @throws NOT_FOUND when the caller's role does not reach there
 */
export async function pathOfParent(db: Db, user: Staff, parentId: string): Promise<string> {
  if (parentId !== '0') return (await findDepartment(db, user, parentId)).path;
  if (!seesWhole(user)) throw fail(NOT_FOUND, '你的角色只能维护自己的部门和它的下级');
  return '/';
}

/** A department with everything below it. */
export const subtreeOf = ({ orgNo, path }: Pick<DepartmentRow, 'orgNo' | 'path'>) =>
  and(eq(orgDepartment.orgNo, orgNo), enabled(orgDepartment), like(orgDepartment.path, `${path}%`));

/** Whoever is to lead a department works in the organization. Returns null for nobody. */
export async function headOf(db: Db, { orgNo }: Staff, headUserNo: string): Promise<string | null> {
  if (headUserNo === '') return null;
  const active = and(
    eq(orgMember.orgNo, orgNo),
    eq(orgMember.userNo, headUserNo),
    enabled(orgMember),
    eq(orgMember.memberStatus, MemberState.active),
  );
  if ((await db.$count(orgMember, active)) > 0) return headUserNo;
  const message = '请选择在职的员工';
  throw fail(INVALID_INPUT, message, { issues: [{ path: 'headUserNo', message }] });
}

/**
 * The department that somebody is put into, null for none. Who reaches just a branch puts people into that branch.
 * @param before where the person is now, null for nowhere; staying there is always possible
 */
export async function departmentFor(
  db: Db,
  user: Staff,
  departmentId: string,
  before?: string | null,
): Promise<string | null> {
  if ((departmentId || null) === before) return before;
  if (departmentId === '' && seesWhole(user)) return null;
  const mine = and(eq(orgDepartment.id, departmentId || '0'), reachableDepartments(user));
  if ((await db.$count(orgDepartment, mine)) > 0) return departmentId;
  const message = seesWhole(user) ? '部门不存在或已被删除，请重新选择' : '请选择你管理的部门';
  throw fail(INVALID_INPUT, message, { issues: [{ path: 'departmentId', message }] });
}
