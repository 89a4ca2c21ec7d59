import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { ORG_SITE_PATH, ProofWay, UNPROVEN_DAYS } from '#contract/rules/orgSites.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import { orgSite } from '../../db/schema/orgSite.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { Platform } from '../../kit/context.ts';
import { sendMessage } from '../messages/send.ts';
import { adminsOf } from '../organization/admins.ts';
import { tokenOf } from './site.ts';

const AT_ONCE = 50;
const DAY_MS = 86_400_000;

type Site = Pick<typeof orgSite.$inferSelect, 'id' | 'orgNo' | 'host' | 'failedSince'>;

/** Looks once more at one batch of hosts that are served. Returns the last id, or undefined after the last batch. */
export async function recheckBatch(platform: Platform, after: string): Promise<string | undefined> {
  const sites = await platform.db
    .select({ id: orgSite.id, orgNo: orgSite.orgNo, host: orgSite.host, failedSince: orgSite.failedSince })
    .from(orgSite)
    .innerJoin(orgInfo, and(eq(orgInfo.orgNo, orgSite.orgNo), eq(orgInfo.orgDomain, orgSite.host)))
    .where(and(isNotNull(orgSite.verifiedAt), sql`${orgSite.isOn} = 1`, gt(orgSite.id, after)))
    .orderBy(asc(orgSite.id))
    .limit(AT_ONCE);
  for (const site of sites) await recheck(platform, site);
  return sites.at(-1)?.id;
}

async function recheck({ db, providers, config, clock }: Platform, site: Site): Promise<void> {
  const { id, orgNo, host, failedSince } = site;
  const { way } = await providers.domains.find(host, tokenOf(config.secretKey, orgNo, host));
  const now = clock();
  const at = wireTime(now);
  await db.transaction(async (tx) => {
    const its = and(eq(orgSite.id, id), eq(orgSite.host, host));
    if (way !== ProofWay.none) {
      await tx.update(orgSite).set({ checkedAt: at, failedSince: null, proofWay: way }).where(its);
      return;
    }
    const isOver = failedSince !== null && now.getTime() - momentOf(failedSince).getTime() >= UNPROVEN_DAYS * DAY_MS;
    const set = isOver ? { verifiedAt: null, proofWay: ProofWay.none } : { failedSince: failedSince ?? at };
    await tx
      .update(orgSite)
      .set({ ...set, checkedAt: at })
      .where(its);
    if (!isOver && failedSince !== null) return;
    await sendMessage(
      { db: tx },
      {
        to: await adminsOf(tx, orgNo),
        msgType: 'organization',
        msgTitle: isOver ? `域名 ${host} 停用了` : `找不到域名 ${host} 的证明了`,
        msgText: isOver
          ? `${UNPROVEN_DAYS} 天没有找到证明，这个域名不再显示你们的主页；把证明放回去再检查一次就恢复。`
          : `TXT 记录或文件要一直留着。${UNPROVEN_DAYS} 天之内放回去，域名不受影响；否则会停用。`,
        msgUrl: ORG_SITE_PATH,
      },
    );
  });
}
