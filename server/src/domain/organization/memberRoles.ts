import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { ROLE_BEYOND_YOU } from '#contract/user/orgFailures.ts';
import type { PowerLevel } from '#contract/rules/powerLevels.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { authRole, userIdentity } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { holdsAll } from '../roles/holding.ts';
import type { Staff } from './policies.ts';

export interface StaffRole {
  id: string;
  roleName: string;
  remark: string;
  powerLevel: PowerLevel;
  /** The platform's own role of this kind of staff: what every member has who was given nothing else. */
  isPlain: boolean;
  /** Whether the caller's role, as it is now, holds everything that this one gives. */
  isGivable: boolean;
}

/** What the plain role is called among the staff. */
const PLAIN = '普通员工';

/**
 * The roles that members of an organization can hold: its own, and the plain one. Membership itself brings the plain
 * role, so whoever may invite may give it; every other one only who holds all of it. Read within a write, they stay as
 * they are until its end, and whoever lost his role a moment ago gives nothing any more.
 */
export async function staffRoles(db: Db, user: Staff, isWrite = false): Promise<StaffRole[]> {
  const { orgNo, userType, roleId } = user;
  const plain = and(isNull(authRole.orgNo), eq(authRole.isBuiltIn, 1));
  const query = db
    .select()
    .from(authRole)
    .where(and(eq(authRole.userType, userType), enabled(authRole), or(eq(authRole.orgNo, orgNo), plain)))
    .orderBy(sql`${authRole.isBuiltIn} desc`, authRole.id);
  const rows = isWrite ? await query.for('share') : await query;
  const mine = isWrite && !(await isStillHeld(db, user)) ? undefined : rows.find(({ id }) => id === roleId);
  return rows.map((role) => {
    const isPlain = role.orgNo === null;
    const isGivable = isPlain || (mine !== undefined && holdsAll(mine, role));
    const { id, roleName, remark, powerLevel } = role;
    return { id, roleName: isPlain ? PLAIN : roleName, remark, powerLevel, isPlain, isGivable };
  });
}

async function isStillHeld(db: Db, { identityId, roleId }: Staff): Promise<boolean> {
  const held = and(eq(userIdentity.id, identityId), eq(userIdentity.roleId, roleId), enabled(userIdentity));
  return (await db.$count(userIdentity, held)) > 0;
}

/**
 * Roles that the caller gives or takes; `before` are those that are held already and may stay.
 * @throws INVALID_INPUT for roles of others, ROLE_BEYOND_YOU for those that hold something the caller lacks
 */
export function mustBeGivable(known: readonly StaffRole[], wanted: readonly string[], before: readonly string[]): void {
  const isChanged = (id: string): boolean => wanted.includes(id) !== before.includes(id);
  for (const id of wanted) if (!known.some((role) => role.id === id)) throw unknownRole();
  const beyond = known.find(({ id, isGivable }) => isChanged(id) && !isGivable);
  if (beyond) throw fail(ROLE_BEYOND_YOU, `「${beyond.roleName}」有你没有的权限，你不能给出或收回它`);
}

/** The staff identities of people in an organization; a learner or lecturer tied to it has others. */
export const staffIdentities = (orgNo: string, userNos: readonly string[]) =>
  and(
    eq(userIdentity.orgNo, orgNo),
    inArray(userIdentity.userNo, [...userNos]),
    inArray(userIdentity.userType, [3, 4, 5]),
  );

/** The ids of the roles somebody holds in an organization, also while disabled. */
export async function rolesHeld(db: Db, orgNo: string, userNo: string): Promise<string[]> {
  const rows = await db
    .select({ roleId: userIdentity.roleId })
    .from(userIdentity)
    .where(staffIdentities(orgNo, [userNo]))
    .orderBy(userIdentity.id);
  return rows.map((row) => row.roleId);
}

/** Names of open roles by id. */
export async function roleNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: authRole.id, roleName: authRole.roleName, orgNo: authRole.orgNo })
    .from(authRole)
    .where(and(inArray(authRole.id, [...new Set(ids)]), enabled(authRole)));
  return new Map(rows.map(({ id, roleName, orgNo }) => [id, orgNo === null ? PLAIN : roleName]));
}

function unknownRole() {
  const message = '有的角色已经没有了，请重新选择';
  return fail(INVALID_INPUT, message, { issues: [{ path: 'roleIds', message }] });
}
