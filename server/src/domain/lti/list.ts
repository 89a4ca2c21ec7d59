import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { ltiLink, ltiPlatform } from '../../db/schema/lti.ts';
import { oauthBinding } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { paginate } from '../../kit/paginate.ts';
import { shownOf } from './manage.ts';
import { loginUrl } from './places.ts';
import { housePlatforms } from './policies.ts';

/** The learning platforms of the caller's house, the newest first. */
export async function platformPage(ctx: UserCtx, request: PageRequest) {
  const { db, user } = ctx;
  const linked = and(eq(oauthBinding.source, sql`'lti:' || ${ltiPlatform.id}`), isNotNull(oauthBinding.userNo));
  const failed = and(eq(ltiLink.platformId, ltiPlatform.id), ne(ltiLink.lastError, ''));
  const rows = db
    .select({
      platform: ltiPlatform,
      linkedCount: sql<number>`(select count(*)::int from ${oauthBinding} where ${linked})`,
      failedCount: sql<number>`(select count(*)::int from ${ltiLink} where ${failed})`,
    })
    .from(ltiPlatform)
    .where(housePlatforms(user))
    .orderBy(desc(ltiPlatform.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(ltiPlatform, housePlatforms(user)));
  return {
    ...page,
    list: page.list.map(({ platform, ...counts }) => ({
      id: platform.id,
      ...shownOf(platform),
      loginUrl: loginUrl(ctx, platform.id),
      ...counts,
    })),
  };
}
