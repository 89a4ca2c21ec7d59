import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgSequence, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  closeReasons,
  noticeVerdicts,
  orderEvents,
  OrderState,
  PaymentState,
  PayType,
  ProductType,
  RefundState,
} from '#contract/rules/orders.ts';
import type { CloseReason, NoticeVerdict, OrderEvent } from '#contract/rules/orders.ts';
import { PayScene } from '#contract/rules/payScenes.ts';
import { MOST_SEATS } from '#contract/rules/seats.ts';
import type { PriceLine } from '#contract/rules/prices.ts';
import type { VipLevel } from '#contract/rules/membership.ts';
import { choiceOf, keyOf } from '../choiceColumn.ts';
import { counter, flag, id64, moment, primaryId, within } from '../columns.ts';
import { ruled, table } from '../table.ts';
import { coupon } from './coupon.ts';
import { promotion, purchaseGroup } from './promotion.ts';
import { user } from './user.ts';

/** The last digits of the numbers that orders, payments and refunds are known by. */
export const tradeNumbers = pgSequence('trade_numbers');

/** Whole cents, more than nothing. */
export const cents = (name: string) =>
  ruled(bigint(name, { mode: 'number' }), 'positive', (column) => sql`${column} > 0`);

/** Whole cents that somebody else bears; none of an order of its own. */
const borne = (name: string) => ruled(bigint(name, { mode: 'number' }), 'counted', (column) => sql`${column} >= 0`);

/** How somebody had the course before it was delivered; a refund gives back exactly that. */
export interface HeldBefore {
  source: string;
  statusId: 0 | 1;
  expiresAt: string | null;
}

/** What a membership was when it was ordered, and the stretches that it takes in payment. */
export interface VipTerms {
  vipLevel: VipLevel;
  days: number;
  exchanged: string[];
}

/** The version of a plan that was ordered, and the courses that are open with it. */
export interface ProgramTerms {
  version: number;
  courseIds: string[];
}

/** What somebody buys, at the price that was fixed then. Its steps: contract/src/trade/transitions.ts. */
export const tradeOrder = table(
  'trade_order',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    gmtModified: moment('gmt_modified').notNull(),
    orderNo: id64('order_no').notNull().unique(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    productType: choiceOf('product_type', ProductType).notNull(),
    productId: id64('product_id').notNull(),
    productName: text('product_name').notNull(),
    /** Who sells, as it was when it was ordered. */
    orgNo: id64('org_no'),
    lecturerUserNo: id64('lecturer_user_no').notNull(),
    sellerPercent: within(smallint('seller_percent'), 0, 100).notNull(),
    lecturerPercent: within(smallint('lecturer_percent'), 0, 100).notNull(),
    /** Cents before anything was taken off, what is paid, and what made it. */
    pricePayable: cents('price_payable').notNull(),
    pricePaid: cents('price_paid').notNull(),
    priceLines: jsonb('price_lines').$type<PriceLine[]>().notNull(),
    orderStatus: choiceOf('order_status', OrderState).notNull().default(OrderState.toPay),
    payType: choiceOf('pay_type', PayType),
    /** Given by the page that ordered: pressed twice, it is one order. */
    requestKey: text('request_key').notNull(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    closedAt: moment('closed_at'),
    closeReason: keyOf('close_reason', closeReasons).$type<CloseReason>(),
    /** Until then it may be given back by the rule that was in force when it was sold. */
    refundUntil: moment('refund_until'),
    /** When the shares were set free. */
    releasedAt: moment('released_at'),
    heldBefore: jsonb('held_before').$type<HeldBefore>(),
    /** Of a membership alone. */
    vipTerms: jsonb('vip_terms').$type<VipTerms>(),
    /** Of a plan alone. */
    programTerms: jsonb('program_terms').$type<ProgramTerms>(),
    /** 1: at the price of members, so that the membership was used. */
    isVipPrice: flag('is_vip_price').notNull().default(0),
    /** The promotion of whose stock one was taken. */
    promotionId: id64('promotion_id').references(() => promotion.id),
    /** The people it is bought together with. */
    groupId: id64('group_id').references(() => purchaseGroup.id),
    /** Of seats alone: how many, and for which organization. */
    seatCount: within(integer('seat_count'), 1, MOST_SEATS),
    seatOrgNo: id64('seat_org_no'),
    /** The coupon that was taken off. An order that closes gives it back by being closed. */
    couponId: id64('coupon_id').references(() => coupon.id),
    /** What of the coupon and of points the platform bears: the seller is paid as if the buyer had paid it. */
    subsidy: borne('subsidy').notNull().default(0),
    /** Points that pay a part, and what they take off in cents. An order that closes or is given back gives them back. */
    points: counter('points').notNull().default(0),
    pointsOff: borne('points_off').notNull().default(0),
    /** Who recommended the buyer, and what they get once nobody can ask it back. */
    referrerUserNo: id64('referrer_user_no').references(() => user.userNo),
    commission: borne('commission').notNull().default(0),
    /** What was given back: cents that were paid, what the platform bore of it, points. */
    priceBack: borne('price_back').notNull().default(0),
    subsidyBack: borne('subsidy_back').notNull().default(0),
    pointsBack: counter('points_back').notNull().default(0),
    /** 1: at a price or with a coupon for the first thing that somebody buys. */
    isNewcomer: flag('is_newcomer').notNull().default(0),
    /** 1: came with an account that was merged, where this one had paid for the same or as a newcomer too. */
    isDouble: flag('is_double').notNull().default(0),
  },
  (t) => [
    uniqueIndex('trade_order_pressed_once').on(t.userNo, t.requestKey),
    uniqueIndex('trade_order_one_live')
      .on(t.userNo, t.productType, t.productId)
      .where(sql`is_double = 0 and (order_status in (1, 3) or (product_type in (1, 3) and order_status in (2, 7, 8)))`),
    uniqueIndex('trade_order_coupon_once')
      .on(t.couponId)
      .where(sql`order_status <> 4`),
    uniqueIndex('trade_order_one_newcomer')
      .on(t.userNo)
      .where(sql`is_newcomer = 1 and order_status <> 4 and is_double = 0`),
    check('trade_order_subsidy_borne_of', sql`${t.subsidy} = ${t.pointsOff} or ${t.couponId} is not null`),
    check('trade_order_points_in_subsidy', sql`${t.pointsOff} <= ${t.subsidy}`),
    check('trade_order_points_worth', sql`(${t.points} > 0) = (${t.pointsOff} > 0)`),
    check(
      'trade_order_seats',
      sql`num_nonnulls(${t.seatCount}, ${t.seatOrgNo}) = (case when ${t.productType} = 4 then 2 else 0 end)`,
    ),
    check('trade_order_vip_terms', sql`(${t.vipTerms} is not null) = (${t.productType} = 2)`),
    check('trade_order_program_terms', sql`(${t.programTerms} is not null) = (${t.productType} = 3)`),
    check('trade_order_paid_when', sql`(${t.paidAt} is not null) = (${t.orderStatus} in (2, 5, 7))`),
    check('trade_order_refund_when', sql`(${t.refundUntil} is not null) = (${t.paidAt} is not null)`),
    check(
      'trade_order_given_back',
      sql`(${t.priceBack} > 0) = (${t.orderStatus} = 5) and ${t.priceBack} <= ${t.pricePaid}`,
    ),
    check(
      'trade_order_back_with',
      sql`${t.subsidyBack} <= ${t.subsidy} and ${t.pointsBack} <= ${t.points} and ${t.pointsBack} <= ${t.subsidyBack}`,
    ),
    check('trade_order_closed_why', sql`(${t.closeReason} is not null) = (${t.orderStatus} = 4)`),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index('trade_order_of_state').on(t.userNo, t.orderStatus, sql`"id" desc`),
    check('trade_order_commission_to', sql`(${t.commission} > 0) = (${t.referrerUserNo} is not null)`),
    index().on(t.referrerUserNo, t.id.desc().nullsFirst()),
    index().on(t.promotionId),
    index().on(t.couponId),
    index().on(t.groupId),
    check('trade_order_pooled_in_group', sql`${t.orderStatus} <> 8 or ${t.groupId} is not null`),
    // What operators look for, the newest first.
    index('trade_order_newest').on(t.gmtCreate.desc().nullsFirst(), t.id.desc().nullsFirst()),
    /** What changed since the last proof of the ledger; so are those of receipts, refunds, invoices and withdrawals. */
    index().on(t.gmtModified),
    index('trade_order_newest_of_state').on(t.orderStatus, t.gmtCreate.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('trade_order_newest_of_way').on(t.payType, t.gmtCreate.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('trade_order_newest_of_type').on(t.productType, t.gmtCreate.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('trade_order_sold_by_org')
      .on(t.orgNo, sql`"paid_at" desc`, sql`"id" desc`)
      .where(sql`order_status in (2, 7, 5)`),
    index('trade_order_sold_by_lecturer')
      .on(t.lecturerUserNo, sql`"paid_at" desc`, sql`"id" desc`)
      .where(sql`order_status in (2, 7, 5)`),
    index('trade_order_overdue')
      .on(t.expiresAt)
      .where(sql`order_status in (1, 3)`),
    index('trade_order_frozen')
      .on(t.refundUntil)
      .where(sql`order_status in (2, 5) and price_back < price_paid and released_at is null`),
  ],
);

const itsOrder = () =>
  id64('order_id')
    .notNull()
    .references(() => tradeOrder.id);

/** One try to pay an order: a code that somebody scans. */
export const tradePayment = table(
  'trade_payment',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    orderId: itsOrder(),
    serialNumber: id64('serial_number').notNull().unique(),
    payType: choiceOf('pay_type', PayType).notNull(),
    scene: choiceOf('scene', PayScene).notNull().default(PayScene.code),
    /** Keyed hash of who or from where the bank lets pay it; empty where that is open. */
    payerMark: text('payer_mark').notNull().default(''),
    amount: cents('amount').notNull(),
    payState: choiceOf('pay_state', PaymentState).notNull().default(PaymentState.waiting),
    /** What the code says; empty until the provider has given it. */
    codeText: text('code_text').notNull().default(''),
    /** From then on the provider is asked for it again; null: it is good as long as the order. */
    codeUntil: moment('code_until'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('trade_payment_one_waiting')
      .on(t.orderId, t.payType, t.scene)
      .where(sql`pay_state = 1`),
    index().on(t.orderId),
  ],
);

/** Money that arrived: one row for each transaction of a bank, whatever became of it. */
export const tradeReceipt = table(
  'trade_receipt',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    orderId: itsOrder(),
    paymentId: id64('payment_id')
      .notNull()
      .references(() => tradePayment.id),
    payType: choiceOf('pay_type', PayType).notNull(),
    /** The number that the bank knows it by. */
    tradeNo: text('trade_no').notNull(),
    amount: cents('amount').notNull(),
    /** 1: the order is paid with it; the others go back. */
    isApplied: flag('is_applied').notNull(),
  },
  (t) => [
    uniqueIndex('trade_receipt_once').on(t.payType, t.tradeNo),
    index('trade_receipt_by_day').on(t.payType, t.gmtCreate),
    index().on(t.gmtCreate),
    uniqueIndex('trade_receipt_one_applied')
      .on(t.orderId)
      .where(sql`is_applied = 1`),
    index().on(t.orderId),
    index().on(t.paymentId),
  ],
);

/** Money that goes back: asked for by the buyer, or what came in surplus. */
export const tradeRefund = table(
  'trade_refund',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    gmtModified: moment('gmt_modified').notNull(),
    refundNo: id64('refund_no').notNull().unique(),
    orderId: itsOrder(),
    receiptId: id64('receipt_id')
      .notNull()
      .references(() => tradeReceipt.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    amount: cents('amount').notNull(),
    /** What the rule gave when it was asked for: never more than what is given back; it may give nothing of what an operator began. */
    ruled: borne('ruled').notNull(),
    isSurplus: flag('is_surplus').notNull(),
    /** 1: an operator gave it back unasked. */
    isBegun: flag('is_begun').notNull().default(0),
    refundState: choiceOf('refund_state', RefundState).notNull(),
    reason: text().notNull().default(''),
    /** Hundredths of a percent that were learnt when it was asked for. */
    progress: within(integer(), 0, 10_000).notNull().default(0),
    /** 1: of a live course, where the lessons that were held count as learnt. */
    isHeld: flag('is_held').notNull().default(0),
    opinion: text().notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
    doneAt: moment('done_at'),
    /** Why the bank does not return it by itself; empty unless somebody has to see to it. */
    stuckReason: text('stuck_reason').notNull().default(''),
    /** The movement on the account of the site by which it was returned by hand. */
    backRef: text('back_ref'),
  },
  (t) => [
    uniqueIndex('trade_refund_back_ref').on(t.backRef),
    uniqueIndex('trade_refund_once')
      .on(t.receiptId)
      .where(sql`refund_state in (1, 2, 3)`),
    check('trade_refund_by_rule', sql`${t.ruled} <= ${t.amount} and (${t.ruled} > 0 or ${t.isBegun} = 1)`),
    index('trade_refund_by_day')
      .on(t.doneAt)
      .where(sql`refund_state = 3`),
    index().on(t.receiptId),
    index().on(t.orderId),
    index().on(t.userNo),
    index().on(t.refundState, t.id.desc().nullsFirst()),
    index().on(t.gmtModified),
  ],
);

/** Every notice of a bank, taken or not. */
export const tradeNotice = table(
  'trade_notice',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    payType: choiceOf('pay_type', PayType).notNull(),
    verdict: keyOf('verdict', noticeVerdicts).$type<NoticeVerdict>().notNull(),
    paymentId: id64('payment_id').references(() => tradePayment.id),
    /** Of genuine ones: the same is never listened to twice. */
    nonce: text(),
    body: text().notNull(),
  },
  (t) => [
    uniqueIndex('trade_notice_nonce')
      .on(t.payType, t.nonce)
      .where(sql`nonce is not null`),
    index().on(t.paymentId),
    index('trade_notice_forged')
      .on(t.gmtCreate)
      .where(sql`payment_id is null`),
  ],
);

/** What happened to an order, in the order in which it did. */
export const tradeEvent = table(
  'trade_event',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    orderId: itsOrder(),
    event: keyOf('event', orderEvents).$type<OrderEvent>().notNull(),
    actorUserNo: id64('actor_user_no'),
    note: text().notNull().default(''),
  },
  (t) => [index().on(t.orderId, t.id)],
);

/** The stand-in bank of demo mode has a book of its own: the codes it gave out, */
export const demoBankCode = table('demo_bank_code', {
  id: primaryId(),
  code: text().notNull().unique(),
  serialNumber: id64('serial_number').notNull().unique(),
  amount: cents('amount').notNull(),
  subject: text().notNull(),
  isClosed: flag('is_closed').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
});

/** and what was paid with them. */
export const demoBankTrade = table(
  'demo_bank_trade',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    codeId: id64('code_id')
      .notNull()
      .references(() => demoBankCode.id),
    tradeNo: text('trade_no').notNull().unique(),
    isPaid: flag('is_paid').notNull(),
    /** 1: its notice waits until somebody lets it go. */
    isHeld: flag('is_held').notNull().default(0),
    refundNo: id64('refund_no').unique(),
    returnedAt: moment('returned_at'),
    /** Cents that were returned: not always all of it. */
    returnedAmount: cents('returned_amount'),
  },
  (t) => [
    index().on(t.codeId),
    check('demo_bank_trade_returned', sql`num_nonnulls(${t.refundNo}, ${t.returnedAt}, ${t.returnedAmount}) in (0, 3)`),
  ],
);
