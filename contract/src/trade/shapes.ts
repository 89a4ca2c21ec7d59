import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, Money, Time } from '../kit/values.ts';
import { CourseCategory } from '../rules/courseCategories.ts';
import { OrderState, PayType, RefundState } from '../rules/orders.ts';

/** What is bought, as lists and the cashier show it. */
export const OrderProduct = z.object({
  courseId: Id,
  courseCategory: oneOf(CourseCategory),
  courseName: z.string(),
  courseLogo: z.string(),
  categoryNames: z.array(z.string()),
  lecturerName: z.string(),
  periodTotal: z.int(),
});

export type OrderProduct = z.infer<typeof OrderProduct>;

/** What made a price; negative for what is taken off. */
export const PriceLine = z.object({ what: z.string(), price: z.number() });

export const Refund = z.object({
  id: Id,
  refundNo: Id,
  gmtCreate: Time,
  refundState: oneOf(RefundState),
  price: Money,
  /** 1: came in surplus and goes back by itself. */
  isSurplus: Flag,
  reason: z.string(),
  /** Percent that was learnt when it was asked for. */
  progress: z.number(),
  opinion: z.string(),
  auditTime: Time.nullable(),
  doneAt: Time.nullable(),
});

export type Refund = z.infer<typeof Refund>;

export const OrderRow = z.object({
  orderNo: Id,
  gmtCreate: Time,
  orderStatus: oneOf(OrderState),
  product: OrderProduct,
  pricePayable: Money,
  pricePaid: Money,
  payType: oneOf(PayType).nullable(),
  expiresAt: Time,
  paidAt: Time.nullable(),
  /** Why it was closed, in words; empty unless it was. */
  closedWhy: z.string(),
});

export type OrderRow = z.infer<typeof OrderRow>;
