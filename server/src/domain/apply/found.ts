import { eq, sql } from 'drizzle-orm';
import { MemberState } from '#contract/rules/memberStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { orgApply, orgMember } from '../../db/schema/organization.ts';
import { orgInfo, user } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { addIdentity } from '../person/register.ts';
import { makeAdministratorRole } from '../roles/builtIn.ts';
import { indexOrganizations } from '../search/collect.ts';
import { asJoined, refuseJoined } from './taken.ts';

type Application = typeof orgApply.$inferSelect;

/**
 * What passing an application brings about: the organization, its administrator role, and the applicant as the first
 * who holds it and the first on the staff. Runs within the transaction of the decision. Returns the `orgNo`.
 * @throws 1191 when the organization has joined meanwhile
 */
export async function foundOrganization({ db, now }: UserCtx, application: Application): Promise<string> {
  await refuseJoined(db, application);
  const orgNo = await insertOrganization(db, application);
  const { userNo, orgType } = application;
  const roleId = await makeAdministratorRole(db, orgNo, orgType);
  await addIdentity(db, { userNo, userType: orgType, orgNo, roleId });
  await insertMember(db, { ...application, orgNo }, now);
  await db.update(orgApply).set({ orgNo }).where(eq(orgApply.id, application.id));
  await indexOrganizations(db, [orgNo]);
  return orgNo;
}

async function insertOrganization(db: Db, application: Application): Promise<string> {
  const { orgType, orgName, orgCode, regionCode, address, industry, size, nature, schoolLevel, intro } = application;
  const { licenceImg, contactName, contactMobile } = application;
  const shown = { orgType, orgName, regionCode, address, industry, size, nature, schoolLevel, intro };
  const adding = db
    .insert(orgInfo)
    .values({ ...shown, orgCode, licenceImg, contactName, contactMobile, orgNo: sql`nextval('ids')` })
    .returning({ orgNo: orgInfo.orgNo });
  const [row] = await asJoined(adding);
  return row!.orgNo;
}

async function insertMember(db: Db, application: Application & { orgNo: string }, now: Date): Promise<void> {
  const { orgNo, userNo, contactName, contactMobile } = application;
  const [person] = await db.select({ mobile: user.mobile }).from(user).where(eq(user.userNo, userNo));
  await db.insert(orgMember).values({
    orgNo,
    userNo,
    memberName: contactName,
    mobile: person?.mobile ?? contactMobile,
    memberStatus: MemberState.active,
    joinedAt: wireTime(now),
  });
}
