import * as contract from '#contract/user/recommended.ts';
import { mustRecommend, recommendedPage } from '../../domain/site/recommended.ts';
import { commissionPage } from '../../domain/trade/commissionList.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async ({ db, user: { userNo } }, input) => {
  await mustRecommend(db, userNo);
  return recommendedPage(db, userNo, input);
});

/** Who no longer may recommend still has what was earned. */
export const commissions = handle(contract.commissions, (ctx, request) => commissionPage(ctx, request));
