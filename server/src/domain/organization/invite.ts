import { and, eq, or } from 'drizzle-orm';
import { MemberState, REMIND_MINUTES } from '#contract/rules/memberStates.ts';
import { MOBILE_ON_LIST, REMINDED_ALREADY, ROLE_BEYOND_YOU } from '#contract/user/orgFailures.ts';
import { MEMBER_CHANGED } from '#contract/user/orgMembers.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { orgInfo, user as account } from '../../db/schema/user.ts';
import type { Ctx, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import { sendInvitation } from '../messages/deliver.ts';
import { sendMessage } from '../messages/send.ts';
import { countUp } from '../../kit/counter.ts';
import { departmentFor } from './findDepartment.ts';
import { findMember } from './findMember.ts';
import { mustBeFreeNumber } from './jobNumber.ts';
import { mustBeGivable, staffRoles } from './memberRoles.ts';
import { oneInOrganization } from './oneInOrganization.ts';
import { staffOf } from './policies.ts';
import type { Staff } from './policies.ts';

/** Where an invited person answers. */
export const INVITATION_PATH = '/account/invitation';

interface Invited {
  memberName: string;
  mobile: string;
  departmentId: string;
  jobNumber: string;
  post: string;
  roleIds: string[];
}

/** Puts somebody on the list who still has to accept, and tells them. Returns the id. */
export async function inviteMember(ctx: UserCtx, invited: Invited): Promise<string> {
  const { db } = ctx;
  const user = staffOf(ctx.user);
  const { memberName, mobile, post } = invited;
  await oneInOrganization(db, user.orgNo);
  await mustBeNew(db, user.orgNo, mobile);
  const invitedRoleIds = await rolesFor(ctx, user, invited.roleIds);
  const departmentId = await departmentFor(db, user, invited.departmentId);
  const jobNumber = invited.jobNumber || null;
  await mustBeFreeNumber(db, { orgNo: user.orgNo, jobNumber });
  const facts = { orgNo: user.orgNo, memberName, mobile, post, departmentId, jobNumber, invitedRoleIds };
  const [row] = await db
    .insert(orgMember)
    .values({ ...facts, memberStatus: MemberState.invited, invitedBy: user.userNo })
    .returning({ id: orgMember.id });
  await remind(ctx, user.orgNo, mobile);
  return row!.id;
}

/** Tells somebody once more. @throws MEMBER_CHANGED when they answered meanwhile, REMINDED_ALREADY */
export async function inviteAgain(ctx: UserCtx, id: string): Promise<void> {
  const user = staffOf(ctx.user);
  const member = await findMember(ctx.db, user, id);
  if (member.memberStatus !== MemberState.invited) throw fail(MEMBER_CHANGED);
  await remind(ctx, user.orgNo, member.mobile);
}

/** An SMS with the way to the invitation, and a message for who has an account. */
async function remind(ctx: Ctx, orgNo: string, mobile: string): Promise<void> {
  const window = { seconds: REMIND_MINUTES * 60 };
  const { count } = await countUp(ctx.db, ['invite', orgNo, mobile], window, ctx.now);
  if (count > 1) throw fail(REMINDED_ALREADY);
  const [person] = await ctx.db.select({ userNo: account.userNo }).from(account).where(eq(account.mobile, mobile));
  await announce(ctx, orgNo, { to: person ? [person.userNo] : [], mobiles: [mobile] });
}

interface Receivers {
  /** Who has an account. */
  to: readonly string[];
  mobiles: readonly string[];
}

/** Tells people of the invitation of an organization; the SMS leave once everything is kept. */
export async function announce(ctx: Ctx, orgNo: string, { to, mobiles }: Receivers): Promise<void> {
  const [org] = await ctx.db.select({ orgName: orgInfo.orgName }).from(orgInfo).where(eq(orgInfo.orgNo, orgNo));
  const orgName = org!.orgName;
  await sendMessage(ctx, {
    to,
    msgType: 'organization',
    msgTitle: `${orgName}邀请你成为员工`,
    msgText: '接受之后，你会多一个可以切换的身份；不认识这个单位可以谢绝。',
    msgUrl: INVITATION_PATH,
  });
  const url = ctx.config.publicUrl + INVITATION_PATH;
  if (mobiles.length > 0) await enqueue(ctx.db, sendInvitation, { mobiles: [...mobiles], orgName, url });
}

/** @throws MOBILE_ON_LIST also when the person of that mobile is on the list with another one */
async function mustBeNew(db: Db, orgNo: string, mobile: string): Promise<void> {
  const person = db.select({ userNo: account.userNo }).from(account).where(eq(account.mobile, mobile));
  const known = and(
    eq(orgMember.orgNo, orgNo),
    enabled(orgMember),
    or(eq(orgMember.mobile, mobile), eq(orgMember.userNo, person)),
  );
  if ((await db.$count(orgMember, known)) > 0) throw fail(MOBILE_ON_LIST);
}

/** Inviting is one right, giving roles another: without it there is the plain role only. */
async function rolesFor(ctx: UserCtx, user: Staff, roleIds: readonly string[]): Promise<string[]> {
  const known = await staffRoles(ctx.db, user, true);
  const wanted = [...new Set(roleIds)];
  mustBeGivable(known, wanted, []);
  const isPlain = (id: string): boolean => known.some((role) => role.id === id && role.isPlain);
  if (!ctx.can('member:role') && !wanted.every(isPlain)) throw fail(ROLE_BEYOND_YOU, '你没有分配角色的权限');
  return wanted;
}
