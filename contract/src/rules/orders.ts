import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** How it stands with an order; the first five and 8 as everywhere, 7 is ours. */
export const OrderState = choice({
  toPay: [1, '待支付'],
  paid: [2, '已支付'],
  failed: [3, '支付失败'],
  closed: [4, '已关闭'],
  refunded: [5, '已退款'],
  refunding: [7, '退款中'],
  /** Paid, and waits for others to buy together. */
  grouping: [8, '待成团'],
});

export type OrderState = ValueOf<typeof OrderState>;

interface Standing {
  orderStatus: OrderState;
  /** Yuan that were paid, and that were given back of it. */
  pricePaid: number;
  priceBack: number;
}

/** Its state in words; of what was given back in part it says how much. */
export const orderStanding = ({ orderStatus, pricePaid, priceBack }: Standing): string =>
  orderStatus === OrderState.refunded && priceBack < pricePaid
    ? `${OrderState.labels[orderStatus]} ¥${priceBack.toFixed(2)} / ¥${pricePaid.toFixed(2)}`
    : OrderState.labels[orderStatus];

/** It can still be paid. */
export const isUnpaid = (state: OrderState): boolean => state === OrderState.toPay || state === OrderState.failed;

/** What can be bought. */
export const ProductType = choice({
  course: [1, '课程'],
  membership: [2, '会员'],
  program: [3, '学习方案'],
  seats: [4, '课程席位'],
});

export type ProductType = ValueOf<typeof ProductType>;

/** Which way money comes. What decides about each is one row (server/src/domain/trade/ways.ts, rules/ledger.ts). */
export const PayType = choice({
  wechat: [1, '微信支付'],
  alipay: [2, '支付宝'],
  transfer: [4, '对公转账'],
  balance: [6, '钱包余额'],
  standIn: [90, '演示银行'],
});

export type PayType = ValueOf<typeof PayType>;

/** One try to pay an order: the code that is scanned. */
export const PaymentState = choice({
  waiting: [1, '等待支付'],
  paid: [2, '已支付'],
  refused: [3, '银行没有接受'],
  closed: [4, '已作废'],
});

export type PaymentState = ValueOf<typeof PaymentState>;

/** How it stands with money that goes back. */
export const RefundState = choice({
  asked: [1, '待处理'],
  granted: [2, '退回中'],
  done: [3, '已退回'],
  refused: [4, '未通过'],
  withdrawn: [5, '已撤回'],
});

export type RefundState = ValueOf<typeof RefundState>;

/** An order that nobody pays is closed after so many minutes. */
export const ORDER_MINUTES = 120;

/** Why an order was closed, in the words the buyer reads. */
export const closeReasons = {
  buyer: '你取消了订单',
  overdue: '没有在期限内支付',
  replaced: '价格变了，已经按新的价格重新下单',
  gone: '已经停止销售',
  ungrouped: '没有在期限内拼成，钱原路退回',
  merged: '两个账号合并成了一个，另一个账号里已经有这件商品的订单',
} as const;

export type CloseReason = keyof typeof closeReasons;

/** What became of a notice of a bank. */
export const noticeVerdicts = {
  taken: '已入账',
  surplus: '已入账，多付的退回',
  refused: '银行没有接受',
  returned: '退款已退回',
  absorbed: '已经知道，没有改变什么',
  replayed: '重放的通知，已拒绝',
  forged: '签名不对，已拒绝',
  stale: '签名的时间不对，已拒绝',
  unknown: '没有这笔支付或退款，已拒绝',
  wrongAmount: '金额不符，已拒绝',
  wrongCurrency: '币种不符，已拒绝',
} as const;

export type NoticeVerdict = keyof typeof noticeVerdicts;

/** What happens to an order, as its timeline tells it. */
export const orderEvents = {
  placed: '下单',
  opened: '出示付款码',
  refusedByBank: '银行没有接受付款',
  paid: '付款到账',
  delivered: '已交付',
  surplus: '多收到一笔付款，退回',
  transferTold: '提交了转账凭证',
  transferRefused: '转账没有核对上',
  notice: '拒绝了一条通知',
  closed: '订单关闭',
  refundAsked: '申请退款',
  refundWithdrawn: '撤回退款申请',
  refundRefused: '退款未通过',
  refundGranted: '同意退款，已收回',
  refundBegun: '平台退款，已收回',
  paidBack: '钱已退回付款的账户',
  pointsBack: '抵扣的积分已退回',
  pooled: '付款到账，等待成团',
  released: '过了退款期，分成解冻',
  commissioned: '推荐佣金入账',
  invoiceAsked: '申请开发票',
  invoiceWithdrawn: '撤回发票申请',
  invoiceRefused: '发票申请退回',
  invoiceIssued: '开出发票',
  invoiceRed: '发票已冲红',
} as const;

export type OrderEvent = keyof typeof orderEvents;

/** What of it the buyer is told: not what is the bank's, nor how the price is shared. */
export const buyerEvents = [
  'placed',
  'pooled',
  'paid',
  'delivered',
  'surplus',
  'transferTold',
  'transferRefused',
  'closed',
  'refundAsked',
  'refundWithdrawn',
  'refundRefused',
  'refundGranted',
  'refundBegun',
  'paidBack',
  'pointsBack',
  'invoiceAsked',
  'invoiceWithdrawn',
  'invoiceRefused',
  'invoiceIssued',
  'invoiceRed',
] as const satisfies OrderEvent[];
