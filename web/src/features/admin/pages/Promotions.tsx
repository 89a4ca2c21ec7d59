import { wireTime } from '#contract/rules/time.ts';
import * as promotion from '#contract/trade/adminPromotion.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { promotionKind } from '../parts/kinds/promotion.tsx';
import { ManagedPage } from '../parts/managed/ManagedPage.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.promotions;

export const loader = async ({ request, context }: LoaderArgs) => ({
  ...(await answerOr(request, context.get(apiContext).call(promotion.list, {}))),
  now: wireTime(new Date()),
});

/** Lower prices for a time. */
export default function Promotions({ loaderData: { list, now } }: PageProps<typeof loader>) {
  return (
    <ManagedPage
      title="促销"
      note="优惠不叠加：一门课有几个价格时，买家付最低的那个"
      kind={promotionKind(now)}
      rows={list}
    />
  );
}
