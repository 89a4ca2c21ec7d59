import { and, eq, isNotNull } from 'drizzle-orm';
import { ssoSource } from '#contract/rules/sso.ts';
import { oauthBinding } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';
import type { SsoProfile } from '../../providers/ssoProfile.ts';
import { domainProblem } from './mailDomain.ts';
import type { SchoolSso } from './schoolSso.ts';

/** Whether a mailbox lies in the domain that the school has shown to be its own. */
export const isOwnMailbox = ({ emailDomain, domainProvenAt }: SchoolSso, email: string | null): email is string =>
  email !== null && domainProvenAt !== null && email.endsWith(`@${emailDomain}`);

/** Under which name somebody of this provider is kept. */
export const openIdOf = ({ issuer }: SchoolSso, { subject }: SsoProfile): string => `${issuer} ${subject}`;

/**
 * Leaves the mailbox out where its domain is not shown to be the school's any more: a domain runs out and passes to
 * somebody else, whose people then have mailboxes there. Asks the name service, so it runs outside a transaction, and
 * only for who is not known yet.
 */
export async function withOwnMailbox(ctx: Ctx, sso: SchoolSso, profile: SsoProfile): Promise<SsoProfile> {
  if (!isOwnMailbox(sso, profile.email)) return profile;
  const source = ssoSource(sso.orgNo);
  const its = and(eq(oauthBinding.source, source), eq(oauthBinding.openId, openIdOf(sso, profile)));
  if ((await ctx.db.$count(oauthBinding, and(its, isNotNull(oauthBinding.userNo)))) > 0) return profile;
  return (await domainProblem(ctx, sso)) === '' ? profile : { ...profile, email: null };
}
