import { and, eq, sql } from 'drizzle-orm';
import { isWithin } from '#contract/rules/departments.ts';
import {
  DEPART_HAS_CHILDREN,
  DEPART_IN_USE,
  DEPART_INTO_ITSELF,
  DEPART_NAME_TAKEN,
} from '#contract/user/orgFailures.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgDepartment, orgMember, orgStudent } from '../../db/schema/organization.ts';
import { fail } from '../../kit/fail.ts';
import { findDepartment } from './findDepartment.ts';
import type { DepartmentRow } from './findDepartment.ts';
import { oneInOrganization } from './oneInOrganization.ts';
import { hangBelow, isOne } from './placeDepartment.ts';
import type { Staff } from './policies.ts';

interface Merged {
  from: DepartmentRow;
  into: DepartmentRow;
  /** People who changed their department. */
  movedCount: number;
}

/** Brings the people and the departments of one department into another and closes the first. */
export async function mergeDepartment(db: Db, user: Staff, id: string, intoId: string): Promise<Merged> {
  await oneInOrganization(db, user.orgNo);
  const [from, into] = [await findDepartment(db, user, id), await findDepartment(db, user, intoId)];
  if (isWithin(into.path, from.path)) throw fail(DEPART_INTO_ITSELF, '不能合并到自己或自己的下级里');
  await close(db, from);
  for (const child of await childrenOf(db, from)) {
    if (await isTaken(db, into, child.departName)) {
      throw fail(DEPART_NAME_TAKEN, `两个部门都有下级「${child.departName}」，请先给其中一个改名`);
    }
    await hangBelow(db, child, `${into.path}${child.id}/`);
    await db.update(orgDepartment).set({ parentId: into.id }).where(isOne(child.id));
  }
  return { from, into, movedCount: await movePeople(db, from, into.id) };
}

/** Closes an empty department; returns it. @throws DEPART_IN_USE, DEPART_HAS_CHILDREN */
export async function removeDepartment(db: Db, user: Staff, id: string): Promise<DepartmentRow> {
  await oneInOrganization(db, user.orgNo);
  const row = await findDepartment(db, user, id);
  if ((await childrenOf(db, row)).length > 0) throw fail(DEPART_HAS_CHILDREN);
  const members = await db.$count(orgMember, staffIn(row));
  const students = await db.$count(orgStudent, studentsIn(row));
  if (members + students > 0) {
    throw fail(DEPART_IN_USE, `部门里还有 ${members + students} 人，请先把他们移到别的部门`);
  }
  await close(db, row);
  return row;
}

const close = (db: Db, { id }: DepartmentRow) =>
  db
    .update(orgDepartment)
    .set({ statusId: RowState.disabled, gmtModified: sql`now()` })
    .where(isOne(id));

const childrenOf = (db: Db, { orgNo, id }: DepartmentRow) =>
  db
    .select()
    .from(orgDepartment)
    .where(and(eq(orgDepartment.orgNo, orgNo), eq(orgDepartment.parentId, id), enabled(orgDepartment)));

async function isTaken(db: Db, { orgNo, id }: DepartmentRow, departName: string): Promise<boolean> {
  const same = and(
    eq(orgDepartment.orgNo, orgNo),
    eq(orgDepartment.parentId, id),
    eq(orgDepartment.departName, departName),
    enabled(orgDepartment),
  );
  return (await db.$count(orgDepartment, same)) > 0;
}

const staffIn = ({ orgNo, id }: DepartmentRow) =>
  and(eq(orgMember.orgNo, orgNo), eq(orgMember.departmentId, id), enabled(orgMember));

const studentsIn = ({ orgNo, id }: DepartmentRow) =>
  and(eq(orgStudent.orgNo, orgNo), eq(orgStudent.departmentId, id), enabled(orgStudent));

async function movePeople(db: Db, from: DepartmentRow, departmentId: string): Promise<number> {
  const gmtModified = sql`now()`;
  const members = await db.update(orgMember).set({ departmentId, gmtModified }).where(staffIn(from));
  const students = await db.update(orgStudent).set({ departmentId, gmtModified }).where(studentsIn(from));
  return (members.rowCount ?? 0) + (students.rowCount ?? 0);
}
