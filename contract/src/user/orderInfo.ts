import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { saleFilter, SoldOrder } from '../trade/saleShapes.ts';

export const lecturer = endpoint({
  summary: '卖出的订单，新的在前：讲师看自己的课程，机构看自己的；没有买家的资料',
  method: 'POST',
  path: '/user/auth/order/info/lecturer',
  kind: 'read',
  input: z.object({ ...saleFilter, ...paging }),
  output: pageOf(SoldOrder),
  fails: [NO_PERMISSION],
});
