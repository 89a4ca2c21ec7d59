import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { enabled } from '../../db/enabled.ts';
import { orgDepartment, orgImport, orgMember } from '../../db/schema/organization.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';

/** Somebody who acts as staff of an organization, a school or an enterprise. */
export interface Staff extends SessionUser {
  readonly orgNo: string;
}

const WHOLE = 3;
const BRANCH = 2;

/** Learners and lecturers may be tied to an organization too, without being on its staff. */
export const isStaff = (user: SessionUser): user is Staff => user.userType >= 3 && user.orgNo !== null;

/** @throws NO_PERMISSION for whoever does not act as staff. */
export function staffOf(user: SessionUser): Staff {
  if (!isStaff(user)) throw fail(NO_PERMISSION);
  return user;
}

/** Sees everything of the organization, not just a branch of it. */
export const seesWhole = (user: SessionUser): boolean => user.powerLevel >= WHOLE;

const nobody = sql`false`;

/** The departments of one's own organization: everybody on the staff knows them. */
export const ownDepartments = (user: SessionUser): SQL | undefined =>
  isStaff(user) ? and(eq(orgDepartment.orgNo, user.orgNo), enabled(orgDepartment)) : nobody;

/** The departments that the data power of a role reaches: all of them, the own one with those below, or none. */
export function reachableDepartments(user: SessionUser): SQL | undefined {
  if (!isStaff(user) || user.powerLevel < BRANCH) return nobody;
  if (seesWhole(user)) return ownDepartments(user);
  const reached = sql`${orgDepartment.path} like (${ownPath(user)}) || '%'`;
  return and(ownDepartments(user), reached);
}

/** The members that the data power of a role reaches: the whole list, those of the own branch, or just oneself. */
export function visibleMembers(user: SessionUser): SQL | undefined {
  if (!isStaff(user)) return nobody;
  const listed = and(eq(orgMember.orgNo, user.orgNo), enabled(orgMember));
  if (seesWhole(user)) return listed;
  const oneself = eq(orgMember.userNo, user.userNo);
  if (user.powerLevel < BRANCH) return and(listed, oneself);
  const branch = qb.select({ id: orgDepartment.id }).from(orgDepartment).where(reachableDepartments(user));
  return and(listed, or(oneself, inArray(orgMember.departmentId, branch)));
}

/** What people did whom the data power of a role reaches; oneself always, whoever sees the whole everybody. */
export function byVisibleMembers(user: SessionUser, userNo: PgColumn): SQL | undefined {
  if (seesWhole(user)) return undefined;
  const reached = qb.select({ userNo: orgMember.userNo }).from(orgMember).where(visibleMembers(user));
  return or(eq(userNo, user.userNo), inArray(userNo, reached));
}

/** Members below a department, itself included. */
export function inDepartment(orgNo: string, departmentId: string): SQL {
  const top = alias(orgDepartment, 'top');
  const below = qb
    .select({ id: orgDepartment.id })
    .from(orgDepartment)
    .innerJoin(top, and(eq(top.id, departmentId), eq(top.orgNo, orgNo)))
    .where(
      and(eq(orgDepartment.orgNo, orgNo), enabled(orgDepartment), sql`${orgDepartment.path} like ${top.path} || '%'`),
    );
  return inArray(orgMember.departmentId, below);
}

/** Imports of one kind: who sees the whole organization sees all of them, others their own. */
export function visibleImports(user: SessionUser, kind: string): SQL | undefined {
  if (!isStaff(user)) return nobody;
  const its = and(eq(orgImport.orgNo, user.orgNo), eq(orgImport.kind, kind), enabled(orgImport));
  return seesWhole(user) ? its : and(its, eq(orgImport.userNo, user.userNo));
}

const qb = new QueryBuilder();

/** The path of the department that somebody belongs to; null without one, which matches nothing. */
function ownPath({ orgNo, userNo }: Staff) {
  const [me, mine] = [alias(orgMember, 'me'), alias(orgDepartment, 'mine')];
  return qb
    .select({ path: mine.path })
    .from(me)
    .innerJoin(mine, eq(mine.id, me.departmentId))
    .where(and(eq(me.orgNo, orgNo), eq(me.userNo, userNo), enabled(me), enabled(mine)));
}
