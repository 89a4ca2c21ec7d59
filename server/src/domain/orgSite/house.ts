import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { isHostName } from '#contract/rules/hostName.ts';
import { prepared } from '../../db/client.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgSite } from '../../db/schema/orgSite.ts';
import { orgInfo } from '../../db/schema/user.ts';

/** Whose host it is: the one that stands in their facts is the one that was shown to be theirs, and they want it. */
const houseOf = prepared('house_of_host', (db) =>
  db
    .select({
      orgNo: orgInfo.orgNo,
      orgType: orgInfo.orgType,
      orgName: orgInfo.orgName,
      orgLogoImg: orgInfo.orgLogoImg,
      slogan: orgInfo.slogan,
      orgTheme: orgSite.orgTheme,
      icpNo: orgSite.icpNo,
    })
    .from(orgInfo)
    .innerJoin(orgSite, and(eq(orgSite.orgNo, orgInfo.orgNo), eq(orgSite.host, orgInfo.orgDomain)))
    .where(
      and(
        eq(orgInfo.orgDomain, sql.placeholder('host')),
        sql`${orgInfo.orgDomain} <> ''`,
        isNotNull(orgSite.verifiedAt),
        eq(orgSite.isOn, 1),
        enabled(orgInfo),
      ),
    )
    .limit(1)
    .prepare('house_of_host'),
);

/** The organization that is at home on a host; null for hosts of the platform and of nobody. */
export async function houseAt(db: Db, host: string) {
  const name = host.toLowerCase();
  if (!isHostName(name)) return null;
  const [house] = await houseOf(db).execute({ host: name });
  return house ?? null;
}
