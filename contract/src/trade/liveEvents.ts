import * as z from 'zod';
import { event } from '../kit/event.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id } from '../kit/values.ts';
import { OrderState } from '../rules/orders.ts';

/** Something happened to an order, to its buyer: the cashier that is open goes on at once. */
export const orderMoved = event({
  name: 'orderMoved',
  schema: z.object({ orderNo: Id, orderStatus: oneOf(OrderState) }),
  audience: 'people',
  payload: 'told',
});
