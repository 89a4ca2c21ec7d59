import { REFERRAL_DAYS } from '#contract/rules/referral.ts';
import * as contract from '#contract/user/extSharing.ts';
import { posterLinks } from '../../domain/posters/poster.ts';
import { mustRecommend } from '../../domain/site/recommended.ts';
import { handle } from '../../kit/handle.ts';

export const recommended = handle(contract.recommended, async (ctx) => {
  const { userNo } = ctx.user;
  const referralCode = await mustRecommend(ctx.db, userNo);
  const links = await posterLinks(ctx, { subject: 'referral', id: userNo, owner: userNo, referralCode });
  const { shareUrl, posterUrl } = links!;
  return { referralCode, url: shareUrl, posterUrl, days: REFERRAL_DAYS };
});
