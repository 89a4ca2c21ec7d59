import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { SsoProtocol, ssoSource } from '#contract/rules/sso.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { save } from '#contract/user/sso.ts';
import type { Db } from '../../db/client.ts';
import { schoolSso } from '../../db/schema/integration.ts';
import { oauthBinding } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { isInwardLiteral } from '../../providers/outward.ts';
import { oidcProblem } from '../../providers/oidc.ts';
import { certificateIn } from '../../providers/saml.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';
import { domainProblem } from './mailDomain.ts';
import type { SchoolSso } from './schoolSso.ts';
import { clientOf } from './schoolSso.ts';
import { sealSecret } from './secret.ts';

/** The one of the caller's house, whether it is offered or not. */
export async function ownSso(db: Db, orgNo: string): Promise<SchoolSso | undefined> {
  const [row] = await db.select().from(schoolSso).where(eq(schoolSso.orgNo, orgNo));
  return row;
}

/**
 * Keeps what a school says of its provider. Where another one speaks from now on, the accounts that people linked are no
 * longer theirs there, so they go, and a secret has to be typed anew: the old one is not for the new address to see.
 * @throws at the field that is wrong
 */
export async function saveSso(ctx: UserCtx, wish: Wish): Promise<void> {
  const { db, now } = ctx;
  const { orgNo } = staffOf(ctx.user);
  const facts = factsIn(ctx, wish);
  await oneInOrganization(db, orgNo);
  const before = await ownSso(db, orgNo);
  const isMoved = before !== undefined && speaker(before) !== speaker(facts);
  const sealedSecret = secretFor(ctx, wish, { orgNo, kept: isMoved ? undefined : before, isMoved });
  const domainProvenAt = before?.emailDomain === facts.emailDomain ? before.domainProvenAt : null;
  const values = { ...facts, sealedSecret, domainProvenAt, gmtModified: wireTime(now) };
  await db
    .insert(schoolSso)
    .values({ ...values, orgNo })
    .onConflictDoUpdate({ target: schoolSso.orgNo, set: values });
  if (isMoved) await unlinkAll(db, orgNo);
  ctx.changed({ before: before && shownOf(before), after: shownOf(facts) });
}

type Wish = OutputOf<typeof save.input>;

/** What is kept of a wish; of the other protocol nothing. @throws at the field that is wrong */
function factsIn(ctx: UserCtx, wish: Wish) {
  const { protocol, buttonName, issuer, numberClaim, emailDomain, isOn } = wish;
  const statusId = isOn === 1 ? RowState.normal : RowState.disabled;
  const shared = { protocol, buttonName, issuer, numberClaim, emailDomain, statusId };
  if (protocol === SsoProtocol.oidc) {
    mayBeAsked(ctx, issuer);
    return { ...shared, clientId: wish.clientId, entryPoint: '', certificate: '' };
  }
  const certificate = certificateIn(wish.certificate)?.pem;
  if (certificate === undefined) throw failAt('certificate', '这不是一张证书，请粘贴全文');
  return { ...shared, clientId: '', entryPoint: wish.entryPoint, certificate };
}

/** Who says who people are: an address, or a key. */
const speaker = ({ protocol, issuer, certificate }: Pick<SchoolSso, 'protocol' | 'issuer' | 'certificate'>): string =>
  JSON.stringify([protocol, issuer, certificate]);

function secretFor(
  { config }: UserCtx,
  { protocol, clientSecret }: Wish,
  { orgNo, kept, isMoved }: { orgNo: string; kept: SchoolSso | undefined; isMoved: boolean },
): Buffer | null {
  if (protocol === SsoProtocol.saml) return null;
  if (clientSecret !== '') return sealSecret(config.secretKey, orgNo, clientSecret);
  if (kept) return kept.sealedSecret;
  throw failAt('clientSecret', isMoved ? '换了地址，请重新输入客户端密钥' : '请输入客户端密钥');
}

/** @throws at the field `issuer` */
function mayBeAsked({ config: { ssoAllow } }: UserCtx, issuer: string): void {
  if (isInwardLiteral(issuer, ssoAllow))
    throw failAt('issuer', '这是内网的地址；要用内网的认证服务，请先在服务器上用 SSO_ALLOW 允许它');
  if (new URL(issuer).protocol === 'http:' && ssoAllow.length === 0) throw failAt('issuer', '请用 https:// 开头的地址');
}

/** What the provider and the name service say now. Asks both, so it runs outside a transaction. @throws NOT_FOUND */
export async function checkSso(ctx: UserCtx): Promise<{ issuerProblem: string; domainProblem: string }> {
  const { orgNo } = staffOf(ctx.user);
  const sso = await ownSso(ctx.db, orgNo);
  if (!sso) throw fail(NOT_FOUND);
  const issuerProblem = await providerProblem(ctx, sso, ctx.now);
  if (sso.emailDomain === '') return { issuerProblem, domainProblem: '' };
  const problem = await domainProblem(ctx, sso);
  const domainProvenAt = problem === '' ? wireTime(ctx.now) : null;
  // Of a domain that was changed meanwhile nothing is known.
  const its = and(eq(schoolSso.orgNo, orgNo), eq(schoolSso.emailDomain, sso.emailDomain));
  await ctx.db.update(schoolSso).set({ domainProvenAt }).where(its);
  ctx.changed({ after: { issuerProblem, domainProblem: problem } });
  return { issuerProblem, domainProblem: problem };
}

/** Why a provider cannot be used, in a sentence; empty when it can. Only browsers can tell whether one of SAML answers. */
export async function providerProblem(ctx: Pick<UserCtx, 'config'>, sso: SchoolSso, now: Date): Promise<string> {
  if (sso.protocol === SsoProtocol.oidc) return oidcProblem(clientOf(ctx, sso), ctx.config.ssoAllow);
  const certificate = certificateIn(sso.certificate);
  if (!certificate) return '签名证书读不出来';
  return certificate.endsAt > now ? '' : `签名证书 ${wireTime(certificate.endsAt).slice(0, 10)} 就过期了`;
}

/** @throws NOT_FOUND */
export async function removeSso(ctx: UserCtx): Promise<void> {
  const { orgNo } = staffOf(ctx.user);
  const [gone] = await ctx.db.delete(schoolSso).where(eq(schoolSso.orgNo, orgNo)).returning();
  if (!gone) throw fail(NOT_FOUND);
  await unlinkAll(ctx.db, orgNo);
  ctx.changed({ before: shownOf(gone) });
}

/** Everybody keeps the phone or the mailbox that was there before. */
async function unlinkAll(db: Db, orgNo: string): Promise<void> {
  await db.delete(oauthBinding).where(eq(oauthBinding.source, ssoSource(orgNo)));
}

type Facts = Omit<SchoolSso, 'id' | 'gmtCreate' | 'gmtModified' | 'orgNo' | 'sealedSecret' | 'domainProvenAt'>;

/** As the form of it has it; the secret is in no answer. */
export const shownOf = ({ statusId: isOn, ...facts }: Facts) => {
  const { protocol, buttonName, issuer, clientId, entryPoint, certificate, numberClaim, emailDomain } = facts;
  return { protocol, buttonName, issuer, clientId, entryPoint, certificate, numberClaim, emailDomain, isOn };
};
