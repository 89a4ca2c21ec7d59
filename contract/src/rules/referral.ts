import { portionOf } from './money.ts';
import { MOST_REFUND_DAYS, REFUND_DAYS } from './refundRule.ts';

/** So many days a visitor who came by somebody's link is remembered as theirs; a later link of another one takes over. */
export const REFERRAL_DAYS = 30;

/** What somebody orders within so many days after they registered by a link gives who recommended them a commission: */
export const COMMISSION_DAYS = 180;

/** so many percent of what is paid, out of the platform's part. */
const COMMISSION_PERCENT = 10;

/** The rule in the words that whoever recommends reads; `commissionOf` is the same in cents. */
export const commissionRule = `经你推荐注册的人，注册后 ${COMMISSION_DAYS} 天里下的订单，过了退款期（付款后 ${REFUND_DAYS} 天，录播课 ${MOST_REFUND_DAYS} 天），你得实付的 ${COMMISSION_PERCENT}%，进你的钱包，可以提现，也可以付款。佣金由平台从自己的一份里出，讲师与机构的分成不变；平台的一份不够时，以它为限。退了款的没有；退了一部分的，按留下的那一份算。`;

interface Sold {
  /** Cents that the buyer paid, what the platform keeps of the price, and what it bears of it. */
  pricePaid: number;
  platform: number;
  subsidy: number;
}

/** Cents of a commission: rounded down, and never more than what is left to the platform. */
export const commissionOf = ({ pricePaid, platform, subsidy }: Sold): number =>
  Math.max(0, Math.min(Math.floor((pricePaid * COMMISSION_PERCENT) / 100), platform - subsidy));

/** What stays of one when a part of what was paid is given back: in proportion to what stays of it, within the same bounds. */
export const commissionKept = (commission: number, pricePaid: number, kept: Sold): number =>
  Math.max(0, Math.min(portionOf(commission, kept.pricePaid, pricePaid), kept.platform - kept.subsidy));

/** How it stands with a commission: it follows from its order. */
export const commissionStates = { waiting: '退款期内', earned: '已入账', lost: '已退款，没有佣金' } as const;

export type CommissionState = keyof typeof commissionStates;
