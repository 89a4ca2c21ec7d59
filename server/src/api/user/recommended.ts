import * as contract from '#contract/user/recommended.ts';
import { mustRecommend, recommendedPage } from '../../domain/site/recommended.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async ({ db, user: { userNo } }, input) => {
  await mustRecommend(db, userNo);
  return recommendedPage(db, userNo, input);
});
