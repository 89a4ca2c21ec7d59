import { and, eq } from 'drizzle-orm';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '#server/db/client.ts';
import { userIdentity } from '#server/db/schema/user.ts';

/** The school of the demo's administrator. */
export async function schoolOfAdmin(db: Db, userNos: ReadonlyMap<string, string>): Promise<string> {
  const admin = and(eq(userIdentity.userNo, userNos.get('zhengshuhe')!), eq(userIdentity.userType, UserType.school));
  const [identity] = await db.select({ orgNo: userIdentity.orgNo }).from(userIdentity).where(admin);
  if (!identity?.orgNo) throw new Error('zhengshuhe is at no school');
  return identity.orgNo;
}
