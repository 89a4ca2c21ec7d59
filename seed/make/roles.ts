import { rolesByType } from '#seed/data/roles.ts';
import type { Db } from '#server/db/client.ts';
import { authRole, orgInfo } from '#server/db/schema/user.ts';

/** Two more roles for every organization, beside the administrator's, which it has from the beginning. */
export async function loadRoles(db: Db): Promise<void> {
  const orgs = await db.select({ orgNo: orgInfo.orgNo, orgType: orgInfo.orgType }).from(orgInfo).orderBy(orgInfo.orgNo);
  const rows = orgs.flatMap(({ orgNo, orgType }) =>
    rolesByType[orgType].map((role) => ({ ...role, orgNo, userType: orgType })),
  );
  await db.insert(authRole).values(rows);
}
