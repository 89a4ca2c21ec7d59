import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ALREADY_MEMBER } from '#contract/user/orgFailures.ts';
import type { Invitation } from '#contract/user/orgMembers.ts';
import { memberSteps } from '#contract/user/transitions.ts';
import type { OrgType } from '#contract/rules/userTypes.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { authRole, orgInfo, user as account } from '../../db/schema/user.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { builtInRole } from '../roles/builtIn.ts';
import { departNames } from './departTree.ts';
import type { MemberRow } from './findMember.ts';
import { isNumberTaken } from './jobNumber.ts';
import { roleNames } from './memberRoles.ts';
import { oneInOrganization } from './oneInOrganization.ts';
import { setRoles } from './setRoles.ts';

const SHOWN = 50;

/** The invitations that wait for an answer of this person: whoever holds the mobile is meant. */
export async function invitationsOf(db: Db, user: SessionUser): Promise<Invitation[]> {
  const rows = await db
    .select({ member: orgMember, org: orgInfo })
    .from(orgMember)
    .innerJoin(orgInfo, and(eq(orgInfo.orgNo, orgMember.orgNo), enabled(orgInfo)))
    .where(await forPerson(db, user))
    .orderBy(desc(orgMember.id))
    .limit(SHOWN);
  const roles = await roleNames(
    db,
    rows.flatMap(({ member }) => member.invitedRoleIds),
  );
  const inviters = await membersNamed(
    db,
    rows.map(({ member }) => member),
  );
  const departments = new Map<string, Map<string, string>>();
  for (const { member } of rows) {
    if (member.departmentId) departments.set(member.orgNo, await departNames(db, member.orgNo));
  }
  return rows.map(({ member, org }) => ({
    ...member,
    orgName: org.orgName,
    orgType: org.orgType,
    orgLogoImg: org.orgLogoImg,
    departName: departments.get(member.orgNo)?.get(member.departmentId ?? '') ?? '',
    roleNames: member.invitedRoleIds.flatMap((id) => roles.get(id) ?? []),
    inviterName: inviters.get(`${member.orgNo}:${member.invitedBy}`) ?? '',
  }));
}

/** Makes the person a member with the roles that were promised. Returns the id of the new identity. */
export async function acceptInvitation(ctx: UserCtx, id: string): Promise<string> {
  const { db } = ctx;
  const { userNo } = ctx.user;
  const { orgNo } = await waiting(db, ctx.user, id);
  await oneInOrganization(db, orgNo);
  const member = await waiting(db, ctx.user, id);
  const onList = and(eq(orgMember.orgNo, orgNo), eq(orgMember.userNo, userNo), enabled(orgMember));
  if ((await db.$count(orgMember, onList)) > 0) throw fail(ALREADY_MEMBER);
  const { orgType, roleIds } = await promised(db, member);
  const isTaken = await isNumberTaken(db, { orgNo, jobNumber: member.jobNumber, memberId: id, userNo });
  const jobNumber = isTaken ? null : member.jobNumber;
  const joinedAt = wireTime(ctx.now);
  await takeStep(db, memberSteps, 'accept', {
    table: orgMember,
    state: 'memberStatus',
    where: and(eq(orgMember.id, id), enabled(orgMember)),
    set: { userNo, jobNumber, joinedAt, gmtModified: joinedAt },
  });
  await answer(ctx, member, '接受了邀请');
  ctx.changed({ orgNo, after: { memberName: member.memberName, memberStatus: '在职' } });
  return setRoles(db, { orgNo, userType: orgType, userNo, roleIds, jobNumber, isActive: true });
}

/** Takes the person off the list again. */
export async function declineInvitation(ctx: UserCtx, id: string): Promise<void> {
  const member = await waiting(ctx.db, ctx.user, id);
  const gone = { statusId: RowState.disabled, gmtModified: wireTime(ctx.now) };
  const declined = await ctx.db.update(orgMember).set(gone).where(isWaiting(id)).returning({ id: orgMember.id });
  if (declined.length === 0) throw fail(NOT_FOUND);
  await answer(ctx, member, '谢绝了邀请');
  ctx.changed({ orgNo: member.orgNo, before: { memberName: member.memberName, memberStatus: '已邀请' } });
}

/** @throws NOT_FOUND when it is not there any more or is meant for somebody else */
async function waiting(db: Db, user: SessionUser, id: string): Promise<MemberRow> {
  const [row] = await db
    .select({ member: orgMember })
    .from(orgMember)
    .innerJoin(orgInfo, and(eq(orgInfo.orgNo, orgMember.orgNo), enabled(orgInfo)))
    .where(and(eq(orgMember.id, id), await forPerson(db, user)));
  if (!row) throw fail(NOT_FOUND, '邀请不存在或已经收回');
  return row.member;
}

async function forPerson(db: Db, { userNo }: SessionUser) {
  const [person] = await db.select({ mobile: account.mobile }).from(account).where(eq(account.userNo, userNo));
  return and(
    eq(orgMember.mobile, person?.mobile ?? ''),
    eq(orgMember.memberStatus, MemberState.invited),
    enabled(orgMember),
  );
}

const isWaiting = (id: string) =>
  and(eq(orgMember.id, id), eq(orgMember.memberStatus, MemberState.invited), enabled(orgMember));

/** Roles that were closed since are left out; without any there is the plain one. */
async function promised(
  db: Db,
  { orgNo, invitedRoleIds }: MemberRow,
): Promise<{ orgType: OrgType; roleIds: string[] }> {
  const [org] = await db.select({ orgType: orgInfo.orgType }).from(orgInfo).where(eq(orgInfo.orgNo, orgNo));
  const orgType = org!.orgType;
  const open = and(
    inArray(authRole.id, invitedRoleIds),
    eq(authRole.userType, orgType),
    enabled(authRole),
    or(eq(authRole.orgNo, orgNo), isNull(authRole.orgNo)),
  );
  const rows = await db.select({ id: authRole.id }).from(authRole).where(open).for('share');
  const plain = await builtInRole(db, orgType);
  return { orgType, roleIds: rows.length > 0 ? rows.map(({ id }) => id) : [plain!] };
}

const answer = (ctx: UserCtx, { invitedBy, memberName }: MemberRow, what: string) =>
  sendMessage(ctx, {
    to: invitedBy ? [invitedBy] : [],
    msgType: 'organization',
    msgTitle: `${memberName}${what}`,
    msgUrl: '/account/staff',
  });

async function membersNamed(db: Db, invited: readonly MemberRow[]): Promise<Map<string, string>> {
  const inviters = invited.flatMap(({ invitedBy }) => invitedBy ?? []);
  const rows = await db
    .select({ orgNo: orgMember.orgNo, userNo: orgMember.userNo, memberName: orgMember.memberName })
    .from(orgMember)
    .where(and(inArray(orgMember.userNo, inviters), enabled(orgMember)));
  return new Map(rows.map((row) => [`${row.orgNo}:${row.userNo}`, row.memberName]));
}
