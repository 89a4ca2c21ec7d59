import { eq, sql } from 'drizzle-orm';
import { MemberState } from '#contract/rules/memberStates.ts';
import type { Db } from '../../db/client.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { departmentFor } from './findDepartment.ts';
import { findMember, keepingAdministrator } from './findMember.ts';
import type { MemberRow } from './findMember.ts';
import { giveNumber, mustBeFreeNumber } from './jobNumber.ts';
import { mustBeGivable, rolesHeld, staffRoles } from './memberRoles.ts';
import { oneInOrganization } from './oneInOrganization.ts';
import type { Staff } from './policies.ts';
import { setRoles } from './setRoles.ts';

interface Facts {
  id: string;
  memberName: string;
  departmentId: string;
  jobNumber: string;
  post: string;
}

/** Corrects what the list says of a member; returns the row as it was. @throws JOB_NUMBER_TAKEN */
export async function editMember(db: Db, user: Staff, { id, memberName, post, ...facts }: Facts): Promise<MemberRow> {
  const { orgNo } = user;
  await oneInOrganization(db, orgNo);
  const member = await findMember(db, user, id);
  const departmentId = await departmentFor(db, user, facts.departmentId, member.departmentId);
  const jobNumber = facts.jobNumber || null;
  await mustBeFreeNumber(db, { orgNo, jobNumber, memberId: id, userNo: member.userNo });
  const changed = { memberName, post, departmentId, jobNumber, gmtModified: sql`now()` };
  await db.update(orgMember).set(changed).where(eq(orgMember.id, id));
  if (member.userNo && jobNumber !== member.jobNumber) await giveNumber(db, orgNo, member.userNo, jobNumber);
  return member;
}

/** Puts a member into another department, or into none; returns the row as it was. */
export async function moveMember(db: Db, user: Staff, id: string, wanted: string): Promise<MemberRow> {
  await oneInOrganization(db, user.orgNo);
  const member = await findMember(db, user, id);
  const departmentId = await departmentFor(db, user, wanted, member.departmentId);
  await db
    .update(orgMember)
    .set({ departmentId, gmtModified: sql`now()` })
    .where(eq(orgMember.id, id));
  return member;
}

interface Assigned {
  member: MemberRow;
  /** Names, for the log. */
  before: string[];
  after: string[];
}

/** Gives a member the roles that are wanted and takes the others; nobody deals in rights he lacks. */
export async function assignRoles(
  db: Db,
  user: Staff,
  memberId: string,
  roleIds: readonly string[],
): Promise<Assigned> {
  const { orgNo, userType } = user;
  await oneInOrganization(db, orgNo);
  const member = await findMember(db, user, memberId);
  const known = await staffRoles(db, user, true);
  const { userNo, jobNumber } = member;
  const before = userNo ? await rolesHeld(db, orgNo, userNo) : member.invitedRoleIds;
  const wanted = [...new Set(roleIds)];
  mustBeGivable(known, wanted, before);
  if (userNo) {
    const isActive = member.memberStatus === MemberState.active;
    const roles = { orgNo, userType, userNo, roleIds: wanted, jobNumber, isActive };
    await keepingAdministrator(db, orgNo, () => setRoles(db, roles));
  } else {
    const changed = { invitedRoleIds: wanted, gmtModified: sql`now()` };
    await db.update(orgMember).set(changed).where(eq(orgMember.id, memberId));
  }
  const namesOf = (ids: readonly string[]) =>
    known.filter(({ id }) => ids.includes(id)).map(({ roleName }) => roleName);
  return { member, before: namesOf(before), after: namesOf(wanted) };
}
