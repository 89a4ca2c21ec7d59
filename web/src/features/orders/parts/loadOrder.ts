import { redirect } from 'react-router';
import { isId } from '#contract/rules/id.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';

/** The same for the page of one order, in full. */
export async function loadOrderDetail({ request, context }: LoaderArgs) {
  const orderNo = pageUrl(request).searchParams.get('id') ?? '';
  if (!isId(orderNo)) throw redirect('/account/order');
  return answerOr(request, context.get(apiContext).call(order.detail, { orderNo }));
}

/** The order that a page of results is about; without one it leads to all orders. */
export async function loadNamedOrder({ request, context }: LoaderArgs) {
  const orderNo = pageUrl(request).searchParams.get('orderNo') ?? '';
  if (!isId(orderNo)) throw redirect('/account/order');
  return answerOr(request, context.get(apiContext).call(order.view, { orderNo }));
}
