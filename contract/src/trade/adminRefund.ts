import * as z from 'zod';
import { refundBegun, refundDecision } from '../fields/trade.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Money, Time } from '../kit/values.ts';
import { InvoiceState } from '../rules/invoices.ts';
import { isWholeCents } from '../rules/money.ts';
import { PayType, RefundState } from '../rules/orders.ts';
import { ORDER_MOVED_ON, OWN_REFUND, REFUND_MOVED_ON, REFUND_STUCK } from './failures.ts';
import { Refund } from './shapes.ts';

const QueuedRefund = Refund.extend({
  orderNo: Id,
  productName: z.string(),
  buyerName: z.string(),
  paidAt: Time.nullable(),
  /** What was paid: more than that is never given back. */
  pricePaid: Money,
  /** How it was paid. */
  payType: oneOf(PayType),
  /** Percent learnt by now; null of what is no course. */
  progressNow: z.number().nullable(),
  /** Of the invoice of the order: what was made out has to be taken back. */
  invoiceState: oneOf(InvoiceState).nullable(),
  /** Why the bank does not return it by itself, and what is to be done; empty where nobody has to see to it. */
  stuckReason: z.string(),
  /** The movement by which it was returned by hand; empty where the bank did. */
  backRef: z.string(),
  /** 1: the reader asked for it himself, so somebody else decides. */
  isOwn: Flag,
});

export type QueuedRefund = z.infer<typeof QueuedRefund>;

const wholeCents = Money.max(100_000_000, '金额不正确').refine(isWholeCents, '金额最多两位小数');

export const list = endpoint({
  summary: '运营后台：退款，待处理的等得久的在前，其余的新的在前',
  method: 'POST',
  path: '/trade/auth/admin/refund/list',
  kind: 'read',
  action: 'order:manage',
  input: z.object({ refundState: oneOf(RefundState).default(RefundState.asked), ...paging }),
  output: pageOf(QueuedRefund),
});

export const decide = endpoint({
  summary: '运营后台：同意退款（收回买的东西、冲回账、原路退钱，可以写明理由多退）或不同意',
  method: 'POST',
  path: '/trade/auth/admin/refund/decide',
  kind: 'write',
  action: 'order:manage',
  input: z
    .object({
      id: Id,
      isGranted: Flag,
      opinion: fieldSchema(refundDecision.opinion),
      /** What is given back when it is granted; left out, it is what the rule gives. */
      price: named(refundDecision.price, wholeCents).optional(),
    })
    .refine(({ isGranted, opinion }) => isGranted === 1 || opinion !== '', {
      path: ['opinion'],
      message: '请写明不同意的原因，买家会看到',
    }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, OWN_REFUND, REFUND_MOVED_ON, ORDER_MOVED_ON],
});

export const begin = endpoint({
  summary:
    '运营后台：没有人申请也退款（补偿、收错了钱），不少于按规则的、不多于实付；收回买的东西，原路退钱，买家收到消息',
  method: 'POST',
  path: '/trade/auth/admin/refund/begin',
  kind: 'write',
  action: 'order:manage',
  input: z.object({
    orderNo: Id,
    price: named(refundBegun.price, wholeCents.min(0.01, '最少退 0.01 元')),
    reason: fieldSchema(refundBegun.reason),
  }),
  output: z.object({ refundNo: Id }),
  fails: [NOT_FOUND, OWN_REFUND, ORDER_MOVED_ON, REFUND_STUCK, REFUND_MOVED_ON],
});

export const again = endpoint({
  summary: '运营后台：支付方没有退成的退款，处理过原因以后再退一次',
  method: 'POST',
  path: '/trade/auth/admin/refund/again',
  kind: 'write',
  action: 'order:manage',
  input: z.object({ id: Id }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, REFUND_MOVED_ON],
});
