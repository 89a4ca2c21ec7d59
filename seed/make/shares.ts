import { eq, sql } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import type { Db } from '#server/db/client.ts';
import { shareRule } from '#server/db/schema/shareRule.ts';
import { orgInfo } from '#server/db/schema/user.ts';
import { organizations } from '../data/organizations.ts';

const DAY = 86_400_000;

/** The demo's organization gets a larger part from a day to come on; what it has sold by then is shared as it was. */
export async function loadShares(db: Db, now: Date, actorUserNo: string): Promise<void> {
  const { name } = organizations.find(({ key }) => key === 'beian')!;
  const [org] = await db.select({ orgNo: orgInfo.orgNo }).from(orgInfo).where(eq(orgInfo.orgName, name));
  await db.insert(shareRule).values({
    gmtCreate: wireTime(now),
    walletKind: WalletKind.organization,
    ownerNo: org!.orgNo,
    sellerPercent: 75,
    beginsAt: `${wireTime(new Date(now.getTime() + 20 * DAY)).slice(0, 10)} 00:00:00`,
    reason: '一年的合作框架',
    actorUserNo,
  });
  // One of its lecturers got less before.
  await db.execute(sql`insert into house_share (org_no, lecturer_user_no, share_ratio, begins_at)
    select org_no, lecturer_user_no, share_ratio - 10, ${wireTime(new Date(now.getTime() - 200 * DAY))} from lecturer
    where org_no = ${org!.orgNo} order by id limit 1`);
}
