import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orgDepartment, orgMember } from '../../db/schema/organization.ts';
import { userIdentity } from '../../db/schema/user.ts';
import { findMember, keepingAdministrator, mustBeBelow } from './findMember.ts';
import type { MemberRow } from './findMember.ts';
import { staffIdentities } from './memberRoles.ts';
import { oneInOrganization } from './oneInOrganization.ts';
import type { Staff } from './policies.ts';
import { mustBeAt, takeStep } from '../../kit/transition.ts';
import { memberSteps } from '#contract/user/transitions.ts';
import { RowState } from '#contract/rules/rowStates.ts';

/** Puts the identities of a member to sleep: open sessions end with their next call. Returns the row as it was. */
export async function disableMember(db: Db, user: Staff, id: string): Promise<MemberRow> {
  await oneInOrganization(db, user.orgNo);
  const member = await findMember(db, user, id);
  mustBeAt(memberSteps, 'disable', member.memberStatus);
  await mustBeBelow(db, user, member);
  await step(db, member, 'disable');
  await keepingAdministrator(db, user.orgNo, () => wake(db, member, 0));
  return member;
}

/** Wakes them again. Returns the row as it was. */
export async function enableMember(db: Db, user: Staff, id: string): Promise<MemberRow> {
  await oneInOrganization(db, user.orgNo);
  const member = await findMember(db, user, id);
  mustBeAt(memberSteps, 'enable', member.memberStatus);
  await mustBeBelow(db, user, member);
  await step(db, member, 'enable');
  await wake(db, member, 1);
  return member;
}

/** Takes somebody off the list; an invitation that waits is taken back by it. Returns the row as it was. */
export async function removeMember(db: Db, user: Staff, id: string): Promise<MemberRow> {
  await oneInOrganization(db, user.orgNo);
  const member = await findMember(db, user, id);
  await mustBeBelow(db, user, member);
  await db
    .update(orgMember)
    .set({ statusId: RowState.disabled, gmtModified: sql`now()` })
    .where(eq(orgMember.id, id));
  if (!member.userNo) return member;
  await keepingAdministrator(db, user.orgNo, () => wake(db, member, 0));
  // The number becomes free: it is held once within an organization, whatever became of who held it.
  await db
    .update(userIdentity)
    .set({ jobNumber: null })
    .where(staffIdentities(user.orgNo, [member.userNo]));
  await db
    .update(orgDepartment)
    .set({ headUserNo: null })
    .where(and(eq(orgDepartment.orgNo, user.orgNo), eq(orgDepartment.headUserNo, member.userNo)));
  return member;
}

const step = (db: Db, { id }: MemberRow, name: 'disable' | 'enable') =>
  takeStep(db, memberSteps, name, {
    table: orgMember,
    state: 'memberStatus',
    where: eq(orgMember.id, id),
    set: { gmtModified: sql`now()` },
  });

async function wake(db: Db, { orgNo, userNo }: MemberRow, statusId: RowState): Promise<void> {
  if (!userNo) return;
  await db
    .update(userIdentity)
    .set({ statusId })
    .where(staffIdentities(orgNo, [userNo]));
}
