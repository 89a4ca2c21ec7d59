import { sql } from 'drizzle-orm';
import type { OrgType } from '#contract/rules/userTypes.ts';
import type { Db } from '#server/db/client.ts';
import { makeAdministratorRole } from '#server/domain/roles/builtIn.ts';
import { orgInfo } from '#server/db/schema/user.ts';

export interface OrgWish {
  /** 3 organization, 4 school, 5 enterprise. */
  orgType: OrgType;
  orgName: string;
  orgNo?: string;
  orgLogoImg?: string;
  orgDomain?: string;
  intro?: string;
  regionCode?: string;
  industry?: string;
  size?: string;
  sort?: number;
  orgCode?: string;
  nature?: string;
  schoolLevel?: string;
  address?: string;
  slogan?: string;
  contactName?: string;
  contactMobile?: string;
  servicePhone?: string;
  serviceEmail?: string;
}

/** An organization, school or enterprise, as tests and the demo world need it. Returns the orgNo. */
export async function makeOrg(db: Db, wish: OrgWish): Promise<string> {
  const orgNo = wish.orgNo ?? sql`nextval('ids')`;
  const [row] = await db
    .insert(orgInfo)
    .values({ ...wish, orgNo })
    .returning({ orgNo: orgInfo.orgNo });
  await makeAdministratorRole(db, row!.orgNo, wish.orgType);
  return row!.orgNo;
}
