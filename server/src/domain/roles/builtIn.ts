import { and, eq, isNull } from 'drizzle-orm';
import { actions } from '#contract/kit/actions.ts';
import { userTypeName } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { authRole } from '../../db/schema/user.ts';

/** The roles that exist on every installation, one per identity. Only the operator holds the platform's action codes. */
const codesByType: Record<number, string[]> = {
  0: Object.keys(actions),
  1: [],
  2: [],
  3: [],
  4: [],
  5: [],
};

/** Creates the built-in roles, or brings their codes up to this version of the product. */
export async function ensureBuiltInRoles(db: Db): Promise<void> {
  for (const [type, codes] of Object.entries(codesByType)) {
    const userType = Number(type);
    const role = {
      roleName: userTypeName(userType),
      userType,
      codes,
      isBuiltIn: 1 as const,
      powerLevel: userType === 0 ? 9 : 1,
    };
    const known = await builtInRole(db, userType);
    if (known) await db.update(authRole).set(role).where(eq(authRole.id, known));
    else await db.insert(authRole).values(role);
  }
}

/** The id of the built-in role of an identity. */
export async function builtInRole(db: Db, userType: number): Promise<string | undefined> {
  const [row] = await db
    .select({ id: authRole.id })
    .from(authRole)
    .where(and(eq(authRole.userType, userType), eq(authRole.isBuiltIn, 1), isNull(authRole.orgNo)))
    .limit(1);
  return row?.id;
}
