import { valueOf } from '#contract/rules/choice.ts';
import { OrderState, PayType, ProductType } from '#contract/rules/orders.ts';
import { spanIn } from '#contract/rules/sales.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';
import type { FilterValues } from '../../../kit/list/listAddress.ts';

/** What the list of all orders keeps in its address. */
export const orderList = listSpec({
  filters: {
    state: ['all', '1', '2', '3', '4', '5', '7', '8'],
    way: ['all', '1', '2', '4', '6', '90'],
    type: ['all', '1', '2', '3', '4'],
    from: '',
    to: '',
    keyword: '',
  },
});

/** What the calls are asked for; days that cannot be asked for are as if nobody had named them. */
export const askedOrders = (filters: FilterValues<NonNullable<typeof orderList.filters>>) => ({
  orderStatus: valueOf(OrderState, filters.state),
  payType: valueOf(PayType, filters.way),
  productType: valueOf(ProductType, filters.type),
  ...spanIn(filters),
  keyword: filters.keyword.slice(0, 60),
});
