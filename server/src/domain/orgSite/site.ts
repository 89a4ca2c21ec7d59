import { eq } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { OrgTheme, PROOF_FILE, ProofWay, txtNameOf, txtValueOf } from '#contract/rules/orgSites.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as contract from '#contract/user/orgSite.ts';
import type { OrgSite } from '#contract/user/orgSite.ts';
import { keyedHash } from '../../config/keyedHash.ts';
import type { Db } from '../../db/client.ts';
import { orgSite } from '../../db/schema/orgSite.ts';
import type { UserCtx } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { ownOrg } from '../orgFacts/own.ts';

/** What shows that a host is an organization's: of both, so that it is of no use to others or for another host. */
export const tokenOf = (secretKey: string, orgNo: string, host: string): string =>
  keyedHash(secretKey, 'orgSite', `${orgNo} ${host}`).toString('base64url').slice(0, 32);

const nothing = {
  orgTheme: OrgTheme.pine,
  icpNo: '',
  isOn: 1 as const,
  host: '',
  proofWay: ProofWay.none,
  verifiedAt: null,
  checkedAt: null,
  failedSince: null,
};

/** The host of the caller's organization, how to show that it is theirs, and how it looks. @throws 404 */
export async function viewSite(ctx: UserCtx): Promise<OrgSite> {
  const { orgNo, orgDomain } = await ownOrg(ctx);
  const row = await siteOf(ctx.db, orgNo);
  // Of another host than the one that stands there now nothing was shown.
  const isSame = row.host === orgDomain && orgDomain !== '';
  const { proofWay, verifiedAt, failedSince } = isSame ? row : nothing;
  const token = orgDomain === '' ? '' : tokenOf(ctx.config.secretKey, orgNo, orgDomain);
  return {
    orgDomain,
    orgTheme: row.orgTheme,
    icpNo: row.icpNo,
    isOn: row.isOn,
    isVerified: verifiedAt === null ? 0 : 1,
    proofWay,
    verifiedAt,
    checkedAt: row.checkedAt,
    failedSince,
    txtName: token && txtNameOf(orgDomain),
    txtValue: token && txtValueOf(token),
    fileUrl: token && `https://${orgDomain}${PROOF_FILE}`,
    fileText: token,
    target: new URL(ctx.config.publicUrl).hostname,
  };
}

async function siteOf(db: Db, orgNo: string) {
  const [row] = await db.select().from(orgSite).where(eq(orgSite.orgNo, orgNo));
  return row ?? nothing;
}

/** Changes how it looks, and whether it is served. @throws 404, NO_DOMAIN */
export async function saveSite(ctx: UserCtx, wish: OutputOf<typeof contract.save.input>): Promise<void> {
  const { orgNo, orgDomain } = await ownOrg(ctx);
  if (orgDomain === '') throw fail(contract.NO_DOMAIN);
  await put(ctx.db, orgNo, wish, wireTime(ctx.now));
  ctx.changed({ after: wish });
}

async function put(db: Db, orgNo: string, set: Partial<typeof orgSite.$inferInsert>, at: string): Promise<void> {
  const values = { ...set, gmtModified: at };
  await db
    .insert(orgSite)
    .values({ ...values, orgNo, gmtCreate: at })
    .onConflictDoUpdate({ target: orgSite.orgNo, set: values });
}

const CHECKS = 10;
const CHECK_SECONDS = 600;

/**
 * Looks for the proof now; only what was found is served from then on. Asking elsewhere takes its time, so that no
 * transaction waits for it. @throws 404, NO_DOMAIN, DOMAIN_OF_PLATFORM, CHECKED_OFTEN, NOT_PROVEN with the reason
 */
export async function verifySite(ctx: UserCtx): Promise<{ proofWay: ProofWay }> {
  const { db, now, config, providers } = ctx;
  const { orgNo, orgDomain } = await ownOrg(ctx);
  if (orgDomain === '') throw fail(contract.NO_DOMAIN);
  if (orgDomain === new URL(config.publicUrl).hostname) throw fail(contract.DOMAIN_OF_PLATFORM);
  const { count } = await countUp(db, ['orgSite', orgNo], { seconds: CHECK_SECONDS }, now);
  if (count > CHECKS) throw fail(contract.CHECKED_OFTEN);
  const { way, reason } = await providers.domains.find(orgDomain, tokenOf(config.secretKey, orgNo, orgDomain));
  const at = wireTime(now);
  if (way === ProofWay.none) {
    await put(db, orgNo, { checkedAt: at }, at);
    throw fail(contract.NOT_PROVEN, `没有找到证明（${reason}）。刚添加的记录要过几分钟才看得到`);
  }
  const shown = { host: orgDomain, proofWay: way, verifiedAt: at, checkedAt: at, failedSince: null };
  await put(db, orgNo, shown, at);
  ctx.changed({ after: { orgDomain, proofWay: way } });
  return { proofWay: way };
}
