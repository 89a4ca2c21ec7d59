import { eq } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { infoUpdate } from '#contract/user/org.ts';
import { DOMAIN_TAKEN } from '#contract/user/org.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { refuseUnknownChoices } from '../apply/choices.ts';
import { ownFile } from '../files/ownFile.ts';
import { indexOrganizations } from '../search/collect.ts';
import { ownOrg } from './own.ts';

type Wish = OutputOf<typeof infoUpdate.input>;

/**
 * Changes what an organization says of itself, at once.
 * @throws 404, 422 for files that are not the caller's and choices that are not offered, 1140 the domain is another's
 */
export async function changeFacts(ctx: UserCtx, wish: Wish): Promise<void> {
  const { db, now } = ctx;
  const org = await ownOrg(ctx);
  await ownFile(ctx, wish.orgLogoImg, 'logo', { field: 'orgLogoImg', current: org.orgLogoImg });
  await ownFile(ctx, wish.bannerImg, 'banner', { field: 'bannerImg', current: org.bannerImg });
  await refuseUnknownChoices(db, { ...wish, orgType: org.orgType });
  const changing = db
    .update(orgInfo)
    .set({ ...wish, gmtModified: wireTime(now) })
    .where(eq(orgInfo.orgNo, org.orgNo));
  await refusedAs(changing, { org_info_domain: domainTaken() });
  await indexOrganizations(db, [org.orgNo]);
  const fields = (Object.keys(wish) as (keyof Wish)[]).filter((field) => wish[field] !== org[field]);
  ctx.changed({
    before: Object.fromEntries(fields.map((field) => [field, org[field]])),
    after: Object.fromEntries(fields.map((field) => [field, wish[field]])),
  });
}

const domainTaken = () => fail(DOMAIN_TAKEN, undefined, { issues: [{ path: 'orgDomain', message: DOMAIN_TAKEN.msg }] });
