import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { authRole, userIdentity } from '../../db/schema/user.ts';

const MOST = 20;

/** Who runs an organization: the ones to be told. */
export async function adminsOf(db: Db, orgNo: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userNo: userIdentity.userNo })
    .from(userIdentity)
    .innerJoin(authRole, eq(authRole.id, userIdentity.roleId))
    .where(and(eq(userIdentity.orgNo, orgNo), eq(authRole.isBuiltIn, 1), enabled(userIdentity)))
    .limit(MOST);
  return rows.map(({ userNo }) => userNo);
}
