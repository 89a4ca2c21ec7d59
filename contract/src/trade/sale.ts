import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION, NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Money, Nothing, Time } from '../kit/values.ts';
import { isSaleSpan } from '../rules/sales.ts';
import { saleFilter, SoldOrder, sumsOfDays, WRONG_SPAN } from './saleShapes.ts';
import { PriceLine } from './shapes.ts';

const fails = [NO_PERMISSION];

export const view = endpoint({
  summary: '卖出的一个订单：价格由什么组成、怎么分',
  method: 'POST',
  path: '/trade/auth/sale/view',
  kind: 'read',
  input: z.object({ orderNo: Id.of('soldOrder') }),
  output: SoldOrder.extend({
    priceLines: z.array(PriceLine),
    shares: z.object({ platform: Money, organization: Money, lecturer: Money }),
    sellerPercent: z.int(),
    lecturerPercent: z.int(),
    /** When it was given back. */
    refundedAt: Time.nullable(),
  }),
  fails: [NO_PERMISSION, NOT_FOUND],
});

export type SoldOrderView = z.infer<typeof view.output>;

const sum = { countOrder: z.int(), pricePaid: Money, lecturerProfit: Money };

export const sums = endpoint({
  summary: '最近若干天、或者指定的一段的销售：每天的订单数、金额与自己应得的；退了的另计',
  method: 'POST',
  path: '/trade/auth/sale/sums',
  kind: 'read',
  input: z.object(sumsOfDays).refine(isSaleSpan, WRONG_SPAN),
  output: z.object({
    ...sum,
    countRefunded: z.int(),
    priceRefunded: Money,
    days: z.array(z.object({ day: z.string(), ...sum })),
  }),
  fails,
});

export const groups = endpoint({
  summary: '最近若干天的销售，按商品或按讲师合计，应得多的在前',
  method: 'POST',
  path: '/trade/auth/sale/groups',
  kind: 'read',
  input: z
    .object({ by: z.enum(['course', 'lecturer']).default('course'), ...sumsOfDays, ...paging })
    .refine(isSaleSpan, WRONG_SPAN),
  output: pageOf(z.object({ key: z.string(), name: z.string(), ...sum })),
  fails,
});

export type SaleGroup = z.infer<typeof groups.output>['list'][number];

export const sheet = endpoint({
  summary: '把卖出的订单导出为 Excel，最多两万行',
  method: 'POST',
  path: '/trade/auth/sale/sheet',
  kind: 'read',
  input: z.object(saleFilter),
  output: z.object({ fileName: z.string(), content: z.string() }),
  fails,
});

export const sumSheet = endpoint({
  summary: '把合计导出为 Excel：按天、按商品，机构还有按讲师',
  method: 'POST',
  path: '/trade/auth/sale/sumSheet',
  kind: 'read',
  input: z.object(sumsOfDays).refine(isSaleSpan, WRONG_SPAN),
  output: z.object({ fileName: z.string(), content: z.string() }),
  fails,
});

export const shares = endpoint({
  summary: '自己的分成比例：现在的、以后的与以前的',
  method: 'POST',
  path: '/trade/auth/sale/shares',
  kind: 'read',
  input: Nothing,
  output: z.object({
    /** Percent of the price that is theirs at this moment. */
    sellerPercent: z.int(),
    /** The newest begin first. */
    rules: z.array(z.object({ sellerPercent: z.int(), beginsAt: Time, reason: z.string() })),
    /** Of a lecturer: what organizations gave of their part, the newest begin first. */
    houses: z.array(z.object({ orgName: z.string(), shareRatio: z.int(), beginsAt: Time })),
    now: Time,
  }),
  fails,
});
