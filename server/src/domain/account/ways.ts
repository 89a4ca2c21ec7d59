import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { SignInFacts } from '#contract/rules/signInWays.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { ltiPlatform } from '../../db/schema/lti.ts';
import { oauthBinding, orgInfo, userIdentity } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';
import type { Self } from './proveSelf.ts';

/** The school in the source of an account of its people (rules/sso.ts); nothing in other sources. */
const schoolOf = sql`substring(${oauthBinding.source} from '^sso:([0-9]+)$')::bigint`;

/** The learning platform in the source (rules/lti.ts). */
const platformOf = sql`substring(${oauthBinding.source} from '^lti:([0-9]+)$')::bigint`;

/** The third-party accounts that are linked to a person, those of schools among them, the oldest first. */
export const linksOf = (db: Db, userNo: string) =>
  db
    .select({
      source: oauthBinding.source,
      nickname: oauthBinding.nickname,
      linkedAt: oauthBinding.gmtModified,
      orgName: sql<string>`coalesce(${ltiPlatform.platformName}, ${orgInfo.orgName}, '')`,
    })
    .from(oauthBinding)
    .leftJoin(orgInfo, eq(orgInfo.orgNo, schoolOf))
    .leftJoin(ltiPlatform, eq(ltiPlatform.id, platformOf))
    .where(eq(oauthBinding.userNo, userNo))
    .orderBy(oauthBinding.id);

/**
 * With what a person can sign in; a third party that this site no longer offers does not count, nor a number at
 * an organization that is disabled.
 */
export async function signInFacts({ providers }: Pick<Ctx, 'providers'>, db: Db, self: Self): Promise<SignInFacts> {
  const links = await linksOf(db, self.userNo);
  const numbered = and(eq(userIdentity.userNo, self.userNo), enabled(userIdentity), isNotNull(userIdentity.jobNumber));
  const open = and(eq(orgInfo.orgNo, userIdentity.orgNo), enabled(orgInfo));
  const numbers = db
    .select({ id: userIdentity.id })
    .from(userIdentity)
    .innerJoin(orgInfo, open)
    .where(numbered)
    .limit(1);
  return {
    mobile: self.mobile !== null,
    email: self.email !== null,
    jobNumber: self.passwordHash !== '' && (await numbers).length > 0,
    links: links.map(({ source }) => source).filter((source) => providers.oauth.has(source)),
  };
}
