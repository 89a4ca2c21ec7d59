import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { enabled } from '../../db/enabled.ts';
import { orgDepartment, orgStudent } from '../../db/schema/organization.ts';
import type { SessionUser } from '../../kit/context.ts';
import { isStaff, reachableDepartments, seesWhole } from '../organization/policies.ts';

const qb = new QueryBuilder();

/** The students that the data power of a role reaches: the whole roster, those of the own branch, or none. */
export function reachableStudents(user: SessionUser): SQL | undefined {
  if (!isStaff(user)) return sql`false`;
  const listed = and(eq(orgStudent.orgNo, user.orgNo), enabled(orgStudent));
  if (seesWhole(user)) return listed;
  const branch = qb.select({ id: orgDepartment.id }).from(orgDepartment).where(reachableDepartments(user));
  return and(listed, inArray(orgStudent.departmentId, branch));
}

/** What somebody asked for or was bound to. */
export const ownBinding = (userNo: string) => and(eq(orgStudent.userNo, userNo), enabled(orgStudent));

/** What is on the roster itself; the others are requests beside it. */
export const rosterRow = and(enabled(orgStudent), sql`${orgStudent.bindStatus} < 2`);

/** A number is held once in an organization; these are the others who hold it. */
export const sameNumber = ({ orgNo, studentNumber, id }: { orgNo: string; studentNumber: string; id?: string }) =>
  and(
    eq(orgStudent.orgNo, orgNo),
    eq(orgStudent.studentNumber, studentNumber),
    rosterRow,
    id === undefined ? undefined : ne(orgStudent.id, id),
  );
