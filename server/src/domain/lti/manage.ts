import { and, eq } from 'drizzle-orm';
import { CONFLICT, NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ltiSource, MOST_PLATFORMS } from '#contract/rules/lti.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { LTI_TOO_MANY } from '#contract/user/failures.ts';
import type { save } from '#contract/user/lti.ts';
import type { Db } from '../../db/client.ts';
import { ltiPlatform } from '../../db/schema/lti.ts';
import { oauthBinding } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { isInwardLiteral } from '../../providers/outward.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';
import { housePlatforms } from './policies.ts';
import type { LtiPlatform } from './policies.ts';

type Wish = OutputOf<typeof save.input>;

/** Keeps what a house says of a learning platform. @throws NOT_FOUND, LTI_TOO_MANY, or at the field that is wrong */
export async function savePlatform(ctx: UserCtx, { id, isOn, ...facts }: Wish): Promise<string> {
  const { orgNo } = staffOf(ctx.user);
  for (const name of ['issuer', 'authUrl', 'tokenUrl', 'jwksUrl'] as const) mayBeAsked(ctx, name, facts[name]);
  await oneInOrganization(ctx.db, orgNo);
  const values = { ...facts, statusId: isOn === 1 ? RowState.normal : RowState.disabled };
  if (id === undefined) return addPlatform(ctx, orgNo, values);
  const own = and(eq(ltiPlatform.id, id), housePlatforms(ctx.user));
  const [before] = await ctx.db.select().from(ltiPlatform).where(own).for('update');
  if (!before) throw fail(NOT_FOUND);
  const set = { ...values, gmtModified: wireTime(ctx.now) };
  const [after] = await ctx.db.update(ltiPlatform).set(set).where(own).returning();
  if (!after) throw fail(CONFLICT);
  // Where another one speaks from now on, those whom the one before named show themselves anew.
  if (speaker(before) !== speaker(after)) await unlinkAll(ctx.db, before);
  ctx.changed({ before: shownOf(before), after: shownOf(after) });
  return id;
}

type Values = Pick<
  LtiPlatform,
  'platformName' | 'issuer' | 'clientId' | 'deploymentId' | 'authUrl' | 'tokenUrl' | 'jwksUrl' | 'statusId'
>;

async function addPlatform(ctx: UserCtx, orgNo: string, values: Values): Promise<string> {
  const { db, user } = ctx;
  if ((await db.$count(ltiPlatform, housePlatforms(user))) >= MOST_PLATFORMS) throw fail(LTI_TOO_MANY);
  const [row] = await db
    .insert(ltiPlatform)
    .values({ ...values, orgNo })
    .returning();
  ctx.changed({ after: shownOf(row!) });
  return row!.id;
}

/** @throws NOT_FOUND */
export async function removePlatform(ctx: UserCtx, id: string): Promise<void> {
  const own = and(eq(ltiPlatform.id, id), housePlatforms(ctx.user));
  const [gone] = await ctx.db.delete(ltiPlatform).where(own).returning();
  if (!gone) throw fail(NOT_FOUND);
  await unlinkAll(ctx.db, gone);
  ctx.changed({ before: shownOf(gone) });
}

/** Who says who people are: an issuer, and whoever holds the keys at this address. */
const speaker = ({ issuer, jwksUrl }: LtiPlatform): string => JSON.stringify([issuer, jwksUrl]);

/** Under which name somebody whom it names is kept. */
export const openIdOf = ({ issuer }: LtiPlatform, subject: string): string => `${issuer} ${subject}`;

/** Everybody keeps the phone or the mailbox that was there before. */
async function unlinkAll(db: Db, { id }: LtiPlatform): Promise<void> {
  await db.delete(oauthBinding).where(eq(oauthBinding.source, ltiSource(id)));
}

/** @throws at the field */
export function mayBeAsked({ config: { ssoAllow } }: UserCtx, name: string, address: string): void {
  if (isInwardLiteral(address, ssoAllow))
    throw failAt(name, '这是内网的地址；要用内网的，请先在服务器上用 SSO_ALLOW 允许它');
  if (new URL(address).protocol === 'http:' && ssoAllow.length === 0) throw failAt(name, '请用 https:// 开头的地址');
}

/** As the form of it has it. */
export const shownOf = ({ statusId: isOn, ...row }: LtiPlatform) => {
  const { platformName, issuer, clientId, deploymentId, authUrl, tokenUrl, jwksUrl } = row;
  return { platformName, issuer, clientId, deploymentId, authUrl, tokenUrl, jwksUrl, isOn };
};
