import { eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import { LINK_TAKEN, LINKED_ALREADY } from '#contract/user/trustFailures.ts';
import { oauthBinding } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import type { OauthProfile } from '../../providers/oauth.ts';
import { bindingOf } from '../signIn/thirdParty.ts';
import { tellOwner } from './tellOwner.ts';

/**
 * Gives a third-party account to the person who is signed in; one of each kind.
 * @throws 1284 it is somebody else's, 1285 the person has another one of that kind
 */
export async function linkThirdParty(ctx: UserCtx, source: string, profile: OauthProfile): Promise<string> {
  const { userNo } = ctx.user;
  return ctx.db.transaction(async (db) => {
    const binding = await bindingOf(db, source, profile, ctx.now);
    if (binding.userNo === userNo) return binding.nickname;
    if (binding.userNo !== null) throw fail(LINK_TAKEN);
    const linking = db
      .update(oauthBinding)
      .set({ userNo, gmtModified: wireTime(ctx.now) })
      .where(eq(oauthBinding.id, binding.id));
    await refusedAs(linking, { oauth_binding_one_of_a_kind: LINKED_ALREADY });
    await tellOwner(db, userNo, `已绑定第三方账号「${binding.nickname}」`);
    return binding.nickname;
  });
}
