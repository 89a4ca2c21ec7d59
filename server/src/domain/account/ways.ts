import { and, eq, isNotNull } from 'drizzle-orm';
import type { SignInFacts } from '#contract/rules/signInWays.ts';
import type { Db } from '../../db/client.ts';
import { oauthBinding, userIdentity } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';
import type { Self } from './proveSelf.ts';

/** The third-party accounts that are linked to a person, the oldest first. */
export const linksOf = (db: Db, userNo: string) =>
  db
    .select({ source: oauthBinding.source, nickname: oauthBinding.nickname, linkedAt: oauthBinding.gmtModified })
    .from(oauthBinding)
    .where(eq(oauthBinding.userNo, userNo))
    .orderBy(oauthBinding.id);

/** With what a person can sign in; a third party that this site no longer offers does not count. */
export async function signInFacts({ providers }: Pick<Ctx, 'providers'>, db: Db, self: Self): Promise<SignInFacts> {
  const links = await linksOf(db, self.userNo);
  const numbered = and(
    eq(userIdentity.userNo, self.userNo),
    eq(userIdentity.statusId, 1),
    isNotNull(userIdentity.jobNumber),
  );
  return {
    mobile: self.mobile !== null,
    email: self.email !== null,
    jobNumber: self.passwordHash !== '' && (await db.$count(userIdentity, numbered)) > 0,
    links: links.map(({ source }) => source).filter((source) => providers.oauth.has(source)),
  };
}
