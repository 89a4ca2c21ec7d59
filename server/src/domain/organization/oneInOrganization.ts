import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orgInfo } from '../../db/schema/user.ts';

/**
 * Lets only one transaction change the staff and the departments of an organization; others wait for its end. Rules
 * that look at many rows (the last administrator, the shape of the tree) cannot be outrun by two at once.
 */
export async function oneInOrganization(db: Db, orgNo: string): Promise<void> {
  await db.select({ id: orgInfo.id }).from(orgInfo).where(eq(orgInfo.orgNo, orgNo)).for('no key update');
}
