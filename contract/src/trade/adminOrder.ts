import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Money, optionalLine, Time } from '../kit/values.ts';
import { EntryKind } from '../rules/ledger.ts';
import { noticeVerdicts, orderEvents, OrderState, PaymentState, PayType, ProductType } from '../rules/orders.ts';
import type { NoticeVerdict, OrderEvent } from '../rules/orders.ts';
import { isSaleSpan } from '../rules/sales.ts';
import { span, WRONG_SPAN } from './saleShapes.ts';
import { OrderRow, PriceLine, Refund } from './shapes.ts';

const AdminOrder = OrderRow.extend({ buyerName: z.string(), userNo: Id });

export type AdminOrder = z.infer<typeof AdminOrder>;

/** Which orders are meant. */
const orderFilter = {
  orderStatus: oneOf(OrderState).optional(),
  payType: oneOf(PayType).optional(),
  productType: oneOf(ProductType).optional(),
  /** Ordered on these days. */
  ...span,
  /** A number of an order or a mobile in full, or the beginning of the name of a course. */
  keyword: optionalLine(60, '关键词'),
};

export const list = endpoint({
  summary: '运营后台：订单，新的在前；按下单日期、状态、付款方式、商品种类、订单号、买家与商品找',
  method: 'POST',
  path: '/trade/auth/admin/order/list',
  kind: 'read',
  action: 'order:manage',
  input: z.object({ ...orderFilter, ...paging }).refine(isSaleSpan, WRONG_SPAN),
  output: pageOf(AdminOrder),
});

export const sheet = endpoint({
  summary: '运营后台：把找到的订单导出为 Excel，新的在前，最多两万行',
  method: 'POST',
  path: '/trade/auth/admin/order/sheet',
  kind: 'read',
  action: 'order:manage',
  input: z.object(orderFilter).refine(isSaleSpan, WRONG_SPAN),
  output: z.object({ fileName: z.string(), content: z.string() }),
});

export const view = endpoint({
  summary: '运营后台：一个订单的全部：时间线、付款、通知、退款与分录',
  method: 'POST',
  path: '/trade/auth/admin/order/view',
  kind: 'read',
  action: 'order:manage',
  input: z.object({ orderNo: Id }),
  output: AdminOrder.extend({
    priceLines: z.array(PriceLine),
    shares: z.object({ platform: Money, organization: Money, lecturer: Money }),
    /** For who recommended the buyer, out of the platform's share. */
    commission: Money,
    releasedAt: Time.nullable(),
    /** Percent learnt by now. */
    progress: z.number(),
    events: z.array(
      z.object({
        id: Id,
        gmtCreate: Time,
        event: z.enum(Object.keys(orderEvents) as [OrderEvent, ...OrderEvent[]]),
        note: z.string(),
        actorName: z.string(),
      }),
    ),
    payments: z.array(
      z.object({
        serialNumber: Id,
        gmtCreate: Time,
        payType: oneOf(PayType),
        payState: oneOf(PaymentState),
        price: Money,
      }),
    ),
    receipts: z.array(z.object({ tradeNo: z.string(), gmtCreate: Time, price: Money, isApplied: Flag })),
    notices: z.array(
      z.object({
        id: Id,
        gmtCreate: Time,
        verdict: z.enum(Object.keys(noticeVerdicts) as [NoticeVerdict, ...NoticeVerdict[]]),
      }),
    ),
    refunds: z.array(Refund),
    /** What an operator may give back unasked now: at least what the rule gives, or why nothing; null unless it is paid. */
    refundTerms: z.object({ ruled: Money, bar: z.string() }).nullable(),
    entries: z.array(
      z.object({
        id: Id,
        gmtCreate: Time,
        entryKind: oneOf(EntryKind),
        postings: z.array(z.object({ account: z.string(), debit: z.number(), credit: z.number() })),
      }),
    ),
  }),
  fails: [NOT_FOUND],
});
