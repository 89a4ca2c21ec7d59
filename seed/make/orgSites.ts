import { eq } from 'drizzle-orm';
import { OrgTheme, ProofWay } from '#contract/rules/orgSites.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { orgSite } from '#server/db/schema/orgSite.ts';
import { orgInfo } from '#server/db/schema/user.ts';
import { orgsByKey } from './vacancies.ts';

/** Browsers find every name below `localhost` on this machine, so the demo has a host of its own without any DNS. */
const HOST = 'beian.localhost';

/** The first organization of the demo is at home on a host of its own, in its own colour. */
export async function loadOrgSites(db: Db, now: Date): Promise<void> {
  const { orgNo } = (await orgsByKey(db)).get('beian')!;
  const at = wireTime(new Date(now.getTime() - 12 * 86_400_000));
  await db.update(orgInfo).set({ orgDomain: HOST }).where(eq(orgInfo.orgNo, orgNo));
  await db.insert(orgSite).values({
    orgNo,
    host: HOST,
    orgTheme: OrgTheme.indigo,
    proofWay: ProofWay.txt,
    verifiedAt: at,
    checkedAt: at,
  });
}
