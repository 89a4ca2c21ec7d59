import { redirect } from 'react-router';
import { isId } from '#contract/rules/id.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { Cashier } from '../parts/Cashier.tsx';
import { Checkout } from '../parts/Checkout.tsx';
import { comingBackIn } from '../parts/comingBack.ts';
import { wishedAt } from '../parts/wished.ts';
import { ordersRoutes } from '../routes.ts';

export const handle = ordersRoutes.pay;

/** With a number the order itself, with something to buy what it would cost; without either there is nothing to pay. */
export async function loader({ request, context, params }: LoaderArgs) {
  const api = context.get(apiContext);
  const orderNo = params['id'];
  if (orderNo === undefined) {
    const wished = wishedAt(pageUrl(request).searchParams);
    if (wished === undefined) throw redirect('/account/order');
    const { wish, together } = wished;
    const view = await answerOr(request, api.call(order.checkout, wish));
    return { view, found: null, together, isBack: false, payer: null };
  }
  if (!isId(orderNo)) throw missing();
  const found = await answerOr(request, api.call(order.view, { orderNo }));
  const isOpen = found.orderStatus === OrderState.toPay || found.orderStatus === OrderState.failed;
  const isOver = isOpen && found.expiresAt <= wireTime(new Date());
  if (found.orderStatus === OrderState.closed || isOver) throw redirect(`/pay/payError?orderNo=${orderNo}`);
  if (!isOpen) throw redirect(`/pay/paySuccess?orderNo=${orderNo}`);
  return { found, view: null, together: null, ...comingBackIn(pageUrl(request).searchParams) };
}

/** The cashier. */
export default function Pay({ loaderData: { view, found, together, isBack, payer } }: PageProps<typeof loader>) {
  if (view) return <Checkout view={view} together={together} />;
  return <Cashier order={found} isBack={isBack} payer={payer} key={found.orderNo} />;
}
