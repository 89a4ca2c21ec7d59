import { and, eq, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ROLE_ABOVE, ROLE_BUILT_IN, ROLE_IN_USE, ROLE_NAME_TAKEN, ROLES_FULL } from '#contract/system/roleFailures.ts';
import type { PowerLevel } from '#contract/rules/powerLevels.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { authRole, userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import type { Holding } from './holding.ts';
import { grantable, holdingNow, holdsAll, mustBeGivable } from './holding.ts';
import { ownRoles } from './policies.ts';

/** More would be nobody's doing; the lists without pages stay short. */
const MOST_ROLES = 100;

const nameTaken = { auth_role_name_once: ROLE_NAME_TAKEN };

/** What a role says and gives; only what is named changes. */
export interface RoleWish {
  roleName?: string;
  remark?: string;
  powerLevel?: PowerLevel;
  codes?: readonly string[];
}

/**
 * Creates a role of the caller's organization, for the operator one of the platform. Returns its id.
 * @throws 1561 name taken, 1565 more than the caller holds, 1566 too many, 422
 */
export async function createRole(ctx: UserCtx, wish: RoleWish & { roleName: string }): Promise<string> {
  const { db, user } = ctx;
  const mine = await holdingNow(db, user);
  if ((await db.$count(authRole, ownRoles(user))) >= MOST_ROLES) throw fail(ROLES_FULL);
  const role = {
    powerLevel: user.userType === UserType.operator ? mine.powerLevel : 1,
    codes: [],
    ...wished(ctx, wish, mine),
  };
  const adding = db
    .insert(authRole)
    .values({
      ...role,
      roleName: wish.roleName,
      orgNo: user.userType === UserType.operator ? null : user.orgNo,
      userType: user.userType,
    })
    .returning({ id: authRole.id });
  const [row] = await refusedAs(adding, nameTaken);
  ctx.changed({ after: role });
  return row!.id;
}

/**
 * Changes a role.
 * @throws 404, 1562 built in, 1564 it holds more than the caller, 1561, 1565, 422
 */
export async function changeRole(ctx: UserCtx, id: string, wish: RoleWish): Promise<void> {
  const { db, now } = ctx;
  const mine = await holdingNow(db, ctx.user);
  const before = await editable(ctx, id, mine);
  const after = wished(ctx, wish, mine);
  const changing = db
    .update(authRole)
    .set({ ...after, gmtModified: wireTime(now) })
    .where(eq(authRole.id, id));
  await refusedAs(changing, nameTaken);
  ctx.changed({ before, after: { ...before, ...after } });
}

/**
 * Deletes a role that nobody has. Whoever gives it in the same moment is waited for, or finds it gone.
 * @throws 404, 1562, 1563 in use, 1564
 */
export async function deleteRole(ctx: UserCtx, id: string): Promise<void> {
  const { db, user, now } = ctx;
  const before = await editable(ctx, id, await holdingNow(db, user));
  const members = await membersOf(db, user.orgNo, id);
  if (members > 0) throw fail(ROLE_IN_USE, `还有 ${members} 人在使用这个角色，先给他们换一个角色`);
  await db
    .update(authRole)
    .set({ statusId: RowState.disabled, codes: [], gmtModified: wireTime(now) })
    .where(eq(authRole.id, id));
  ctx.changed({ before });
}

/** Only what the wish names, checked against what the caller holds. */
function wished({ user }: UserCtx, { roleName, remark, powerLevel, codes }: RoleWish, mine: Holding) {
  if (powerLevel !== undefined) mustBeGivable(powerLevel, user.userType, mine);
  return {
    ...(roleName === undefined ? {} : { roleName }),
    ...(remark === undefined ? {} : { remark }),
    ...(powerLevel === undefined ? {} : { powerLevel }),
    ...(codes === undefined ? {} : { codes: grantable(codes, user.userType, mine) }),
  };
}

async function editable({ db, user }: UserCtx, id: string, mine: Holding) {
  const { roleName, remark, powerLevel, codes, isBuiltIn } = authRole;
  const [role] = await db
    .select({ roleName, remark, powerLevel, codes, isBuiltIn })
    .from(authRole)
    .where(and(eq(authRole.id, id), ownRoles(user)))
    .for('update');
  if (!role) throw fail(NOT_FOUND);
  if (role.isBuiltIn === 1) throw fail(ROLE_BUILT_IN);
  if (!holdsAll(mine, role)) throw fail(ROLE_ABOVE);
  const { isBuiltIn: _, ...said } = role;
  return said;
}

/** Who acts in the role, will when they accept their invitation, or would when they are enabled again. */
async function membersOf(db: Db, orgNo: string | null, roleId: string): Promise<number> {
  const isActing = enabled(userIdentity);
  const onStaff = sql`exists (select 1 from ${orgMember} where ${orgMember.userNo} = ${userIdentity.userNo}
    and ${orgMember.orgNo} = ${userIdentity.orgNo} and ${enabled(orgMember)})`;
  const acting = await db.$count(userIdentity, and(eq(userIdentity.roleId, roleId), sql`(${isActing} or ${onStaff})`));
  if (orgNo === null) return acting;
  const invited = and(
    eq(orgMember.orgNo, orgNo),
    eq(orgMember.memberStatus, MemberState.invited),
    enabled(orgMember),
    sql`${roleId}::bigint = any(${orgMember.invitedRoleIds})`,
  );
  return acting + (await db.$count(orgMember, invited));
}
