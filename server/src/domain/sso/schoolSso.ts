import { and, eq } from 'drizzle-orm';
import { SSO_OFF } from '#contract/user/failures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { schoolSso } from '../../db/schema/integration.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { OidcClient } from '../../providers/oidc.ts';
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

/** What its provider knows us by. */
export const clientOf = ({ config }: Pick<Ctx, 'config'>, sso: SchoolSso): OidcClient => ({
  issuer: sso.issuer,
  clientId: sso.clientId,
  clientSecret: unsealSecret(config.secretKey, sso.orgNo, sso.sealedSecret),
});
