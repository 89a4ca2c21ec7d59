import { eq, and, getTableColumns, sql } from 'drizzle-orm';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { authRole, userIdentity } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { isForeignView } from '../session/preview.ts';
import type { Holding } from './holding.ts';
import { holdingOf, holdsAll } from './holding.ts';

/** Roles with the number of people who act in them. */
export const roleRows = (db: Db) =>
  db
    .select({
      ...getTableColumns(authRole),
      memberCount: sql<number>`(select count(distinct ${userIdentity.userNo})::int from ${userIdentity}
        where ${and(eq(userIdentity.roleId, authRole.id), enabled(userIdentity))})`,
    })
    .from(authRole);

interface Shown extends Holding {
  isBuiltIn: 0 | 1;
  userType: UserType;
}

/** What the caller may do with a role, as the pages show it; the writes ask again. */
export function withRights<T extends Shown>(row: T, user: SessionUser) {
  const isBelow = holdsAll(holdingOf(user), row);
  const isForeign = isForeignView(user.userType, row.userType);
  const isKeeper = user.actions.has(user.userType === UserType.operator ? 'platformRole:edit' : 'role:edit');
  const isLooker = user.actions.has(user.userType === UserType.operator ? 'platformRole:edit' : 'role:seeAs');
  return {
    ...row,
    isEditable: asFlag(isKeeper && isBelow && !isForeign && row.isBuiltIn === 0),
    isVisitable: asFlag(isLooker && (isBelow || isForeign) && !user.isPreview),
  };
}

const asFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);
