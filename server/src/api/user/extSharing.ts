import { REFERRAL_DAYS } from '#contract/rules/referral.ts';
import * as contract from '#contract/user/extSharing.ts';
import { mustRecommend } from '../../domain/site/recommended.ts';
import { handle } from '../../kit/handle.ts';

export const recommended = handle(contract.recommended, async ({ db, user, config }) => {
  const referralCode = await mustRecommend(db, user.userNo);
  const url = new URL('/register', config.publicUrl);
  url.searchParams.set('referralCode', referralCode);
  return { referralCode, url: url.href, days: REFERRAL_DAYS };
});
