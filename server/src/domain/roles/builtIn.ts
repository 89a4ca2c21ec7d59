import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { actionsOf } from '#contract/rules/actions.ts';
import { menuCodes, plainMenuCodes } from '#contract/rules/menus.ts';
import { UserType, userTypeName } from '#contract/rules/userTypes.ts';
import { PowerLevel } from '#contract/rules/powerLevels.ts';
import type { Db } from '../../db/client.ts';
import { authRole } from '../../db/schema/user.ts';

/**
 * The roles that exist on every installation, one per identity. Only the operator holds the platform's action codes;
 * staff without a role of their own organization hold the entries that need none.
 */
const codesOf = (type: UserType): string[] => (type === UserType.operator ? actionsOf(type) : plainMenuCodes(type));

/** Everything that an organization's administrator holds: all menus and all actions of its kind. */
const administratorCodes = (userType: UserType): string[] => [...menuCodes(userType), ...actionsOf(userType)];

const ADMINISTRATOR = '管理员';

/** The first role of a new organization; built in, so that nobody can lock the organization out of itself. */
export async function makeAdministratorRole(db: Db, orgNo: string, userType: UserType): Promise<string> {
  const [row] = await db
    .insert(authRole)
    .values({
      orgNo,
      userType,
      roleName: ADMINISTRATOR,
      remark: '全部菜单与按钮，本单位全部数据',
      isBuiltIn: 1,
      powerLevel: PowerLevel.organization,
      codes: administratorCodes(userType),
    })
    .returning({ id: authRole.id });
  return row!.id;
}

/** Creates the built-in roles, or brings their codes up to this version of the product. */
export async function ensureBuiltInRoles(db: Db): Promise<void> {
  for (const userType of UserType.values) {
    const role = {
      roleName: userTypeName(userType),
      userType,
      codes: codesOf(userType),
      isBuiltIn: 1 as const,
      powerLevel: userType === UserType.operator ? PowerLevel.platform : PowerLevel.own,
    };
    const known = await builtInRole(db, userType);
    if (known) await db.update(authRole).set(role).where(eq(authRole.id, known));
    else await db.insert(authRole).values(role);
    await db
      .update(authRole)
      .set({ codes: administratorCodes(userType) })
      .where(and(eq(authRole.userType, userType), eq(authRole.isBuiltIn, 1), isNotNull(authRole.orgNo)));
  }
}

/** The id of the role that an organization began with. */
export async function administratorRole(db: Db, orgNo: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: authRole.id })
    .from(authRole)
    .where(and(eq(authRole.orgNo, orgNo), eq(authRole.isBuiltIn, 1)))
    .limit(1);
  return row?.id;
}

/** The id of the built-in role of an identity. */
export async function builtInRole(db: Db, userType: UserType): Promise<string | undefined> {
  const [row] = await db
    .select({ id: authRole.id })
    .from(authRole)
    .where(and(eq(authRole.userType, userType), eq(authRole.isBuiltIn, 1), isNull(authRole.orgNo)))
    .limit(1);
  return row?.id;
}
