import { and, eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import { LINK_TAKEN, LINKED_ALREADY } from '#contract/user/trustFailures.ts';
import { oauthBinding } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { OauthProfile } from '../../providers/oauth.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { bindingOf } from '../signIn/thirdParty.ts';
import { tellOwner } from './tellOwner.ts';

/**
 * Gives a third-party account to the person who is signed in; one of each kind.
 * @throws 1284 it is somebody else's, 1285 the person has another one of that kind
 */
export async function linkThirdParty(ctx: UserCtx, source: string, profile: OauthProfile): Promise<string> {
  const { userNo } = ctx.user;
  return ctx.db.transaction(async (db) => {
    await oneAtATime(db, userNo);
    const binding = await bindingOf(db, source, profile, ctx.now);
    if (binding.userNo === userNo) return binding.nickname;
    if (binding.userNo !== null) throw fail(LINK_TAKEN);
    const another = and(eq(oauthBinding.userNo, userNo), eq(oauthBinding.source, source));
    if ((await db.$count(oauthBinding, another)) > 0) throw fail(LINKED_ALREADY);
    await db
      .update(oauthBinding)
      .set({ userNo, gmtModified: wireTime(ctx.now) })
      .where(eq(oauthBinding.id, binding.id));
    await tellOwner(db, userNo, `已绑定第三方账号「${binding.nickname}」`);
    return binding.nickname;
  });
}
