import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, Money, Time } from '../kit/values.ts';
import { isWholeCents } from '../rules/money.ts';
import { OrderState, PayType, ProductType, RefundState } from '../rules/orders.ts';

/** A price that somebody writes: more than nothing, whole cents. */
export const priceOf = (name: string) =>
  Money.min(0.01, `${name}最少 0.01 元`)
    .max(100_000, `${name}最多 100000 元`)
    .refine(isWholeCents, `${name}最多两位小数`);

/** What is bought, as lists and the cashier show it, of whatever kind. */
export const OrderProduct = z.object({
  productType: oneOf(ProductType),
  productId: Id,
  productName: z.string(),
  /** Its page, where it is used. */
  productPath: z.string(),
  /** A picture, or empty: then the names of its categories choose the drawing. */
  productLogo: z.string(),
  categoryNames: z.array(z.string()),
  /** What is worth knowing, one line. */
  facts: z.array(z.string()),
  /** What happens once it is paid. */
  afterwards: z.string(),
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
  /** What the rule gave when it was asked for; whoever grants it may give more. */
  ruled: Money,
  /** How that was made, in one line; empty of what came in surplus. */
  made: z.string(),
  /** Points that come back with it. */
  points: z.int(),
  /** 1: came in surplus and goes back by itself. */
  isSurplus: Flag,
  /** 1: an operator began it unasked. */
  isBegun: Flag,
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
  /** What of it was given back. */
  priceBack: Money,
  payType: oneOf(PayType).nullable(),
  expiresAt: Time,
  paidAt: Time.nullable(),
  /** Those it is bought together with. */
  groupId: Id.nullable(),
  /** Why it was closed, in words; empty unless it was. */
  closedWhy: z.string(),
});

export type OrderRow = z.infer<typeof OrderRow>;
