import { and, eq, gte, inArray, lt, or } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { CouponFor } from '#contract/rules/coupons.ts';
import { offerOfTier, VIP_REFUND_DAYS, vipRefundRule } from '#contract/rules/membership.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { refundUntil, wholeOr } from '#contract/rules/refundRule.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Db } from '../../../db/client.ts';
import { vipSpan } from '../../../db/schema/membership.ts';
import { userCourse } from '../../../db/schema/study.ts';
import { tradeOrder } from '../../../db/schema/trade.ts';
import { fail } from '../../../kit/fail.ts';
import { arrange, beginSpan, endSpan, mayExchange } from '../../membership/keep.ts';
import { followMembership, liveSpans } from '../../membership/spans.ts';
import { tierOf } from '../../membership/tiers.ts';
import type { Order, ProductKind } from './kind.ts';
import { couponed, couponsOfPrice } from './couponed.ts';
import { shownVip } from './shown.ts';

/** Who sells it. */
const platform = { orgNo: null, lecturerUserNo: '0' };
const itsProduct = (id: string) => ({ productType: CouponFor.membership, id, ...platform });

/** A tier at what is to be paid for it beside coupons: the days left of a lower level are taken in payment. @throws NOT_FOUND */
async function priced(db: Db, userNo: string, productId: string, now: Date) {
  const tier = await tierOf(db, productId);
  if (!tier) throw fail(NOT_FOUND);
  const { credit, exchanged } = offerOfTier(await liveSpans(db, userNo, now), tier, now.getTime());
  const isCovered = credit >= tier.price;
  const taken = isCovered ? 0 : credit;
  const listed = { what: '标价', cents: tier.price };
  const price = {
    lines: taken > 0 ? [listed, { what: '现有会员剩下的天数折算', cents: -taken }] : [listed],
    payable: tier.price,
    paid: tier.price - taken,
  };
  return { tier, price, exchanged, isCovered };
}

/** A tier of membership, sold by the platform itself. */
export const membershipKind: ProductKind = {
  isOneOpen: true,

  async offer(db, { userNo }, { productId, held, couponId }, now) {
    const { tier, price, exchanged, isCovered } = await priced(db, userNo, productId, now);
    return {
      product: shownVip(tier),
      ...platform,
      ...(await couponed(db, { userNo, held, its: itsProduct(productId), price }, couponId, now)),
      share: { sellerPercent: 0, lecturerPercent: 0 },
      standing: isCovered ? 'covered' : 'buy',
      refundRule: vipRefundRule,
      vipTerms: { vipLevel: tier.vipLevel, days: tier.days, exchanged: [...exchanged] },
      programTerms: null,
      isVipPrice: 0,
      promotionId: null,
      group: null,
      seats: null,
    };
  },

  async coupons(db, { userNo }, { productId, held }, now) {
    const { price } = await priced(db, userNo, productId, now);
    return couponsOfPrice(db, { userNo, held, its: itsProduct(productId), price }, now);
  },

  isOnSale: async (db, { productId }) => (await tierOf(db, productId)) !== undefined,

  /** What it takes in payment may be over or asked back by now: then the money goes back. */
  isDeliverable: (db, { userNo, vipTerms }, now) => mayExchange(db, userNo, vipTerms!, now),

  async deliver(db, { id: orderId, userNo, vipTerms, pricePaid: paid }, now) {
    await beginSpan(db, { orderId, userNo, terms: vipTerms!, paid }, now);
    return null;
  },

  takeBack: (db, { id, userNo }, now) => endSpan(db, userNo, id, now),

  /** The rows of courses follow; that the stretch itself counts no more follows from the state of its order. */
  suspend: (db, { userNo }, now) => followMembership(db, userNo, now),

  keep: (db, { userNo }, now) => arrange(db, userNo, now),

  refundRule: async () => vipRefundRule,

  refundDays: async () => VIP_REFUND_DAYS,

  async refundStanding(db, order, now) {
    return { ...wholeOr(await barOf(db, order, now), order.pricePaid), progress: 0 };
  },

  async stuck(db, { id }) {
    return (await spanOf(db, id)).exchangedFor === null ? undefined : EXCHANGED;
  },

  words: {
    delivered: (name) => `${name}已经生效`,
    takenBack: '会员已经收回',
    called: (name) => name,
  },
};

const EXCHANGED = '这段会员期已经折算进升级，不能单独退款';

async function spanOf(db: Db, orderId: string) {
  const [span] = await db.select().from(vipSpan).where(eq(vipSpan.orderId, orderId));
  return span!;
}

async function barOf(db: Db, { id, userNo, paidAt }: Order, now: Date): Promise<string | undefined> {
  if (now.getTime() >= refundUntil(momentOf(paidAt!), VIP_REFUND_DAYS).getTime())
    return `付款超过 ${VIP_REFUND_DAYS} 天，不能退款了`;
  const span = await spanOf(db, id);
  if (span.exchangedFor !== null) return EXCHANGED;
  if (await wasUsed(db, userNo, span)) return '这段会员期里已经用会员学过课程，或者按会员价买过，不能退款了';
  return undefined;
}

/** Studied something as a member, or bought it at their price, since this stretch began. */
async function wasUsed(db: Db, userNo: string, { startsAt, endsAt }: typeof vipSpan.$inferSelect): Promise<boolean> {
  const studied = and(
    eq(userCourse.userNo, userNo),
    eq(userCourse.source, 'vip'),
    gte(userCourse.lastStudyAt, startsAt),
    lt(userCourse.lastStudyAt, endsAt),
  );
  const { toPay, failed, paid, refunding, refunded } = OrderState;
  const isKept = or(
    inArray(tradeOrder.orderStatus, [toPay, failed, paid, refunding]),
    // Of what was given back in part, the rest was bought at their price.
    and(eq(tradeOrder.orderStatus, refunded), lt(tradeOrder.priceBack, tradeOrder.pricePaid)),
  );
  const bought = and(
    eq(tradeOrder.userNo, userNo),
    eq(tradeOrder.isVipPrice, 1),
    isKept,
    gte(tradeOrder.gmtCreate, startsAt),
    lt(tradeOrder.gmtCreate, endsAt),
  );
  return (await db.$count(userCourse, studied)) > 0 || (await db.$count(tradeOrder, bought)) > 0;
}
