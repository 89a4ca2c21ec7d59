import * as z from 'zod';
import { refund as refundFields } from '../fields/trade.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION, NOT_FOUND, TOO_OFTEN } from '../kit/errors.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Money, Time } from '../kit/values.ts';
import { mobileProof, notProven } from '../user/mobileProof.ts';
import { InvoiceState } from '../rules/invoices.ts';
import { buyerEvents, OrderState, PayType } from '../rules/orders.ts';
import { PayScene } from '../rules/payScenes.ts';
import { MOST_SEATS } from '../rules/seats.ts';
import * as failures from './failures.ts';
import { Invoice } from './invoice.ts';
import { OrderProduct, OrderRow, PriceLine, Refund } from './shapes.ts';
import { BALANCE_TOO_SMALL } from './walletFailures.ts';

const { ALREADY_BOUGHT, FREE_PRODUCT, NOT_FOR_SALE, ORDER_MOVED_ON, ORDER_OVERDUE, OWN_PRODUCT } = failures;
const { GROUP_NOT_OPEN, GROUP_OVER } = failures;
const { PAYER_UNKNOWN, PAYING_NOT_SET_UP, PRICE_CHANGED, SCENE_NOT_HERE, SOLD_OUT } = failures;
const { REFUND_BARRED, REFUND_CHANGED } = failures;
const { CODE_NOT_GIVEN, VIP_WORTH_MORE, WAY_NOT_OPEN } = failures;

/**
 * own, held, removed (bought and taken off the list), free, gone from the shelf, covered (what one has is worth more), or to
 * be bought.
 */
export const BuyStanding = z.enum(['own', 'held', 'removed', 'free', 'gone', 'covered', 'buy']);

export type BuyStanding = z.infer<typeof BuyStanding>;

/** What is wanted: exactly one of these, which the handler asks once it is clear whose the coupon is. */
const wished = {
  courseId: Id.open('course').optional(),
  vipSetId: Id.open('vipSet').optional(),
  programId: Id.open('program').optional(),
  /** So many seats of a course, for the organization that the caller acts for. */
  seatCourseId: Id.open('course').optional(),
  seatCount: z.int().min(1, '最少 1 个席位').max(MOST_SEATS, `一次最多 ${MOST_SEATS} 个席位`).default(1),
};

/** A course bought together with others: a group is opened or joined. */
const together = {
  openGroup: Id.open('promotion').optional(),
  joinGroup: Id.open('purchaseGroup').optional(),
};

/** What is to be taken off; where it does not help, the price says so. */
const wantedCoupon = Id.of('coupon').optional();

/** 1: points pay as much of it as they may. */
const usePoints = Flag.default(0);

/** With how many others, and until when. */
const Together = z.object({
  /** Null: it would be opened. */
  groupId: Id.nullable(),
  size: z.int(),
  paidCount: z.int(),
  expiresAt: Time,
});

export const checkout = endpoint({
  summary: '下单之前：商品、价格由什么组成、退款规则，能不能买',
  method: 'POST',
  path: '/trade/auth/order/info/checkout',
  kind: 'read',
  input: z.object({ ...wished, ...together, couponId: wantedCoupon, usePoints }),
  output: z.object({
    product: OrderProduct,
    priceLines: z.array(PriceLine),
    price: Money,
    standing: BuyStanding,
    refundRule: z.string(),
    /** 0: the site has no way to be paid. */
    isPayOpen: Flag,
    /** An order of theirs that waits to be paid. */
    openOrderNo: Id.nullable(),
    /** Bought together with others: how many, by when. */
    group: Together.nullable(),
    /** The points that one has, how many may pay a part, and how many do in this price. */
    points: z.object({ have: z.int(), most: z.int(), used: z.int() }),
    /** The coupon that is in the price. */
    couponId: Id.nullable(),
    /** Those to choose from, the best first. */
    coupons: z.array(
      z.object({
        couponId: Id,
        batchName: z.string(),
        amountOff: Money,
        minPrice: Money,
        endTime: Time,
        /** What would be paid with it. */
        price: Money,
        /** Why it does not help; empty when it does. */
        bar: z.string(),
      }),
    ),
  }),
  fails: [NOT_FOUND, NO_PERMISSION, GROUP_OVER, GROUP_NOT_OPEN],
});

export const save = endpoint({
  summary: '下单：价格在这一刻定下；双击与两个标签页是同一个订单',
  method: 'POST',
  path: '/trade/auth/order/info/save',
  kind: 'write',
  input: z.object({
    ...wished,
    ...together,
    couponId: wantedCoupon,
    usePoints,
    /** What the buyer saw and agrees to. */
    price: Money.max(100_000_000, '价格不正确').multipleOf(0.01, '价格最多两位小数'),
    /** Made up by the page, one for each time it is opened. */
    requestKey: z.string().regex(/^[\w-]{8,64}$/, '页面已经过期，请刷新后再试'),
  }),
  output: z.object({ orderNo: Id }),
  fails: [
    PAYING_NOT_SET_UP,
    PRICE_CHANGED,
    ALREADY_BOUGHT,
    OWN_PRODUCT,
    FREE_PRODUCT,
    NOT_FOR_SALE,
    VIP_WORTH_MORE,
    SOLD_OUT,
    GROUP_OVER,
    GROUP_NOT_OPEN,
    NO_PERMISSION,
    ORDER_MOVED_ON,
    NOT_FOUND,
  ],
});

const own = z.object({ orderNo: Id.of('order') });

/** Everything but closed, unless money came back with that; what can be paid; what is paid; what is being given back or was. */
export const OrderTab = z.enum(['all', 'toPay', 'done', 'refunding']);

/** With the last refund that was asked for or begun. */
const MyOrder = OrderRow.extend({ refund: Refund.nullable(), invoiceState: oneOf(InvoiceState).nullable() });

export type MyOrder = z.infer<typeof MyOrder>;

export const list = endpoint({
  summary: '我的订单，新的在前；全部里没有关闭的',
  method: 'POST',
  path: '/trade/auth/order/info/list',
  kind: 'read',
  input: z.object({ tab: OrderTab.default('all'), ...paging }),
  output: pageOf(MyOrder).extend({
    counts: z.object({ all: z.int(), toPay: z.int(), done: z.int(), refunding: z.int() }),
  }),
});

export const detail = endpoint({
  summary: '我的一个订单的全部：买了什么、价格怎么来的、付款、交付、退款、发票与经过',
  method: 'POST',
  path: '/trade/auth/order/info/detail',
  kind: 'read',
  input: own,
  output: MyOrder.extend({
    priceLines: z.array(PriceLine),
    refundRule: z.string(),
    /** The number under which the bank knows the payment; empty until it is paid. */
    tradeNo: z.string(),
    /** Until then it may be given back by the rule; null until it is paid. */
    refundUntil: Time.nullable(),
    /** Also what came in surplus. */
    refunds: z.array(Refund),
    invoice: Invoice.nullable(),
    /** In the order in which it happened. */
    events: z.array(z.object({ id: Id, gmtCreate: Time, event: z.enum(buyerEvents) })),
  }),
  fails: [NOT_FOUND],
});

export type OrderDetail = z.infer<typeof detail.output>;

export const OrderView = OrderRow.extend({
  priceLines: z.array(PriceLine),
  refundRule: z.string(),
  /** Why it cannot be given back; empty when it can, null when that is no question. */
  refundBar: z.string().nullable(),
  /** What would come back by the rule now, and how that is made; null when nothing does. */
  refundOffer: z.object({ price: Money, points: z.int(), made: z.string() }).nullable(),
  refunds: z.array(Refund),
  /** The ways to pay that are open. */
  ways: z.array(oneOf(PayType)),
  /** Where the buyer is, by their browser, and how the banks can be paid there, the handiest first. */
  place: z.enum(['desktop', 'phone', 'wechat']),
  scenes: z.array(z.object({ payType: oneOf(PayType), scenes: z.array(oneOf(PayScene)) })),
  /** What one's own wallet has, and the phone that a code is sent to before it pays; null when there is nothing in it. */
  wallet: z.object({ money: Money, mobile: z.string() }).nullable(),
  /** A voucher of a transfer that is being looked at: nothing else is to be done. */
  transferId: Id.nullable(),
  /** Why this order is not paid from bank to bank, where others are; empty when that is no question. */
  transferBar: z.string(),
});

export type OrderView = z.infer<typeof OrderView>;

export const view = endpoint({
  summary: '我的一个订单',
  method: 'POST',
  path: '/trade/auth/order/info/view',
  kind: 'read',
  input: own,
  output: OrderView,
  fails: [NOT_FOUND],
});

export const pay = endpoint({
  summary: '出示付款码，或者给出去钱包付款的地址；同一个订单、同一种付法是同一次付款',
  method: 'POST',
  path: '/trade/auth/order/info/pay',
  kind: 'write',
  input: own.extend({
    payType: oneOf(PayType),
    scene: oneOf(PayScene).default(PayScene.code),
    /** Within WeChat: what it said when it was asked who pays (`payer`). */
    payerCode: z
      .string()
      .regex(/^[\w-]{1,128}$/, PAYER_UNKNOWN.msg)
      .optional(),
    payerState: z
      .string()
      .regex(/^[\da-f]{1,128}$/, PAYER_UNKNOWN.msg)
      .optional(),
  }),
  output: z.object({
    orderNo: Id,
    serialNumber: Id,
    payType: oneOf(PayType),
    price: Money,
    scene: oneOf(PayScene),
    /** What the code says, or the address of the wallet to go to; empty within WeChat. */
    payMessage: z.string(),
    /** Within WeChat: what its browser is given to ask for the money. */
    bridge: z
      .object({
        appId: z.string(),
        timeStamp: z.string(),
        nonceStr: z.string(),
        package: z.string(),
        signType: z.string(),
        paySign: z.string(),
      })
      .nullable(),
    expiresAt: Time,
  }),
  fails: [
    WAY_NOT_OPEN,
    SCENE_NOT_HERE,
    PAYER_UNKNOWN,
    NOT_FOUND,
    ORDER_MOVED_ON,
    ORDER_OVERDUE,
    NOT_FOR_SALE,
    CODE_NOT_GIVEN,
  ],
});

export const payer = endpoint({
  summary: '在微信里付款之前：去哪里问微信是谁在付（snsapi_base，不用人点）',
  method: 'POST',
  path: '/trade/auth/order/info/payer',
  kind: 'read',
  fresh: true,
  input: own,
  output: z.object({ url: z.string() }),
  fails: [WAY_NOT_OPEN, SCENE_NOT_HERE, NOT_FOUND, ORDER_MOVED_ON],
});

export const balance = endpoint({
  summary: '用钱包余额付款：手机验证码确认，马上到账',
  method: 'POST',
  path: '/trade/auth/order/info/balance',
  kind: 'write',
  logged: true,
  input: own.extend(mobileProof),
  output: z.object({ orderNo: Id }),
  fails: [NOT_FOUND, ORDER_MOVED_ON, ORDER_OVERDUE, NOT_FOR_SALE, BALANCE_TOO_SMALL, ...notProven],
});

export const check = endpoint({
  summary: '我已经付款：向支付方查一次',
  method: 'POST',
  path: '/trade/auth/order/info/check',
  kind: 'write',
  input: own,
  output: z.object({ orderStatus: oneOf(OrderState) }),
  fails: [NOT_FOUND, TOO_OFTEN, failures.BANK_SILENT],
});

export const close = endpoint({
  summary: '取消没有支付的订单',
  method: 'POST',
  path: '/trade/auth/order/info/close',
  kind: 'write',
  input: own,
  output: z.object({ orderNo: Id }),
  fails: [NOT_FOUND, ORDER_MOVED_ON],
});

export const refund = endpoint({
  summary: '按退款规则申请退款：能退多少在这一刻定下',
  method: 'POST',
  path: '/trade/auth/order/info/refund',
  kind: 'write',
  input: own.extend({
    ...fieldSchemas(refundFields),
    /** What the buyer saw; when it is another by now, he is asked again. */
    price: Money.max(100_000_000, '金额不正确').optional(),
  }),
  output: z.object({ orderNo: Id, price: Money }),
  fails: [NOT_FOUND, ORDER_MOVED_ON, REFUND_BARRED, REFUND_CHANGED],
});

export const withdraw = endpoint({
  summary: '撤回退款申请',
  method: 'POST',
  path: '/trade/auth/order/info/withdraw',
  kind: 'write',
  input: own,
  output: z.object({ orderNo: Id }),
  fails: [NOT_FOUND, ORDER_MOVED_ON],
});
