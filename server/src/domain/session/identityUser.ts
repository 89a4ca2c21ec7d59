import { eq } from 'drizzle-orm';
import { NONE } from '#contract/rules/id.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { authRole, orgInfo, user, userIdentity } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { withOpenOrg } from './orgIsOpen.ts';

/**
 * Somebody in one of their identities, with what its role holds now and without a session: for what they asked to be done
 * while they are away. Undefined when the person, the identity or the organization counts no more.
 */
export async function identityUser(db: Db, identityId: string): Promise<SessionUser | undefined> {
  const [row] = await db
    .select({
      userNo: userIdentity.userNo,
      identityId: userIdentity.id,
      userType: userIdentity.userType,
      orgNo: userIdentity.orgNo,
      roleId: userIdentity.roleId,
      powerLevel: authRole.powerLevel,
      codes: authRole.codes,
      userStatus: user.statusId,
      identityStatus: userIdentity.statusId,
      orgStatus: orgInfo.statusId,
    })
    .from(userIdentity)
    .innerJoin(user, eq(user.userNo, userIdentity.userNo))
    .innerJoin(authRole, eq(authRole.id, userIdentity.roleId))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, userIdentity.orgNo))
    .where(eq(userIdentity.id, identityId));
  const acting = row && withOpenOrg(row);
  if (!acting || acting.userStatus !== RowState.normal || acting.identityStatus !== RowState.normal) return undefined;
  const { userNo, userType, orgNo, roleId, powerLevel, codes } = acting;
  return {
    sessionId: NONE,
    userNo,
    identityId,
    userType,
    orgNo,
    roleId,
    powerLevel,
    actions: new Set(codes),
    isPreview: false,
    ownUserType: userType,
  };
}
