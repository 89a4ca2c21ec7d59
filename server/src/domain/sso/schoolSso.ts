import { and, eq } from 'drizzle-orm';
import { SSO_OFF } from '#contract/user/failures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { schoolSso } from '../../db/schema/integration.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { OidcClient } from '../../providers/oidc.ts';
import type { SamlPlace, SamlProvider } from '../../providers/saml.ts';
import { unsealSecret } from './secret.ts';

export type SchoolSso = typeof schoolSso.$inferSelect;

/** Those that people can sign in by; the school is open. Joins `orgInfo`. */
export const offered = and(enabled(schoolSso), enabled(orgInfo));

/** @throws SSO_OFF where the school has none, or has turned it off */
export async function offeredSso(db: Db, orgNo: string): Promise<SchoolSso> {
  const [row] = await db
    .select({ sso: schoolSso })
    .from(schoolSso)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, schoolSso.orgNo))
    .where(and(eq(schoolSso.orgNo, orgNo), offered));
  if (!row) throw fail(SSO_OFF);
  return row.sso;
}

/** What a provider of OpenID Connect knows us by. @throws where the secret was sealed with another key */
export const clientOf = ({ config }: Pick<Ctx, 'config'>, sso: SchoolSso): OidcClient => ({
  issuer: sso.issuer,
  clientId: sso.clientId,
  clientSecret: sso.sealedSecret === null ? '' : unsealSecret(config.secretKey, sso.orgNo, sso.sealedSecret),
});

export const samlOf = ({ issuer: entityId, entryPoint, certificate }: SchoolSso): SamlProvider => ({
  entityId,
  entryPoint,
  certificate,
});

/** What a provider of SAML knows us by: the same for all schools. */
export const samlPlace = ({ config }: Pick<Ctx, 'config'>): SamlPlace => ({
  entityId: `${config.publicUrl}${SAML_METADATA}`,
  answers: `${config.publicUrl}${SAML_ANSWERS}`,
});

export const SAML_METADATA = '/saml/metadata';
export const SAML_ANSWERS = '/saml/acs';
