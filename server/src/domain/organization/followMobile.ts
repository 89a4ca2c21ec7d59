import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { oneInOrganization } from './oneInOrganization.ts';

/**
 * Staff lists know people by their mobiles: those somebody is on follow a new one, within the transaction of the
 * caller. An invitation to the new mobile that lies on the same list is for somebody who is there already, and goes.
 */
export async function followMobile(db: Db, userNo: string, mobile: string, now: Date): Promise<void> {
  const listed = and(eq(orgMember.userNo, userNo), enabled(orgMember), ne(orgMember.mobile, mobile));
  const places = await db
    .select({ id: orgMember.id, orgNo: orgMember.orgNo })
    .from(orgMember)
    .where(listed)
    .orderBy(asc(orgMember.orgNo));
  for (const { id, orgNo } of places) {
    await oneInOrganization(db, orgNo);
    const sameMobile = and(eq(orgMember.orgNo, orgNo), eq(orgMember.mobile, mobile), enabled(orgMember));
    await db.delete(orgMember).where(and(sameMobile, isNull(orgMember.userNo)));
    if ((await db.$count(orgMember, sameMobile)) > 0) continue;
    const member = { mobile, gmtModified: wireTime(now) };
    await db.update(orgMember).set(member).where(eq(orgMember.id, id));
  }
}
