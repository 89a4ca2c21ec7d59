import { and, countDistinct, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { LAST_ADMINISTRATOR, MEMBER_BEYOND_YOU, MEMBER_IS_YOU } from '#contract/user/orgFailures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { authRole, user as account, userIdentity } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { rolesHeld, staffRoles } from './memberRoles.ts';
import { visibleMembers } from './policies.ts';
import type { Staff } from './policies.ts';

export type MemberRow = typeof orgMember.$inferSelect;

/** A member that the caller's role sees. @throws NOT_FOUND for everybody else */
export async function findMember(db: Db, user: Staff, id: string): Promise<MemberRow> {
  const [row] = await db
    .select()
    .from(orgMember)
    .where(and(eq(orgMember.id, id), visibleMembers(user)));
  if (!row) throw fail(NOT_FOUND, '员工不存在或已被移除');
  return row;
}

/** @throws MEMBER_IS_YOU, MEMBER_BEYOND_YOU when somebody is to go whom the caller may not send away */
export async function mustBeBelow(db: Db, user: Staff, member: MemberRow): Promise<void> {
  if (member.userNo === user.userNo) throw fail(MEMBER_IS_YOU);
  const held = member.userNo ? await rolesHeld(db, user.orgNo, member.userNo) : member.invitedRoleIds;
  const beyond = (await staffRoles(db, user, true)).find(({ id, isGivable }) => held.includes(id) && !isGivable);
  if (beyond) throw fail(MEMBER_BEYOND_YOU, `对方是「${beyond.roleName}」，有你没有的权限，请由管理员操作`);
}

/**
 * An organization is never left without somebody who can do everything in it: a change that would leave it so does not
 * take place.
 * @throws LAST_ADMINISTRATOR
 */
export async function keepingAdministrator(db: Db, orgNo: string, change: () => Promise<unknown>): Promise<void> {
  const before = await administrators(db, orgNo);
  await change();
  if (before > 0 && (await administrators(db, orgNo)) === 0) throw fail(LAST_ADMINISTRATOR);
}

async function administrators(db: Db, orgNo: string): Promise<number> {
  const able = and(eq(authRole.orgNo, orgNo), eq(authRole.isBuiltIn, 1), enabled(userIdentity), enabled(account));
  const [row] = await db
    .select({ people: countDistinct(userIdentity.userNo) })
    .from(userIdentity)
    .innerJoin(authRole, eq(authRole.id, userIdentity.roleId))
    .innerJoin(account, eq(account.userNo, userIdentity.userNo))
    .where(able);
  return row!.people;
}
