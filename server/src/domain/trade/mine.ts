import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { maskedMobile } from '#contract/rules/masked.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { OrderState, PayType } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { list } from '#contract/trade/orderInfo.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder, tradeRefund } from '../../db/schema/trade.ts';
import { user as account } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { categories } from '../catalogue/categories.ts';
import { invoiceStates } from './invoices.ts';
import { couponsOf, offerOf } from './offer.ts';
import { ownOrder } from './policies.ts';
import { refundStanding } from './refund.ts';
import type { Together, Wish } from './products/kind.ts';
import type { Wished } from './products/table.ts';
import { kindOf, wishedProduct } from './products/table.ts';
import { ordersWithProducts, shownLines, shownOffer, shownOrder, shownRefund } from './rows.ts';
import { scenesHere } from './scenes.ts';
import { transferBar } from './transferBar.ts';
import { waitingTransfer } from './transfers.ts';
import { openWays, walletMoney } from './ways.ts';

type Standing = Awaited<ReturnType<typeof refundStanding>>;
type Tab = OutputOf<typeof list.input>['tab'];

const { toPay, failed, paid, refunding, refunded, closed } = OrderState;
/** Closed after all, and the money comes back. */
const ungrouped = eq(tradeOrder.closeReason, 'ungrouped');
const inTab = {
  all: or(ne(tradeOrder.orderStatus, closed), ungrouped)!,
  toPay: inArray(tradeOrder.orderStatus, [toPay, failed]),
  done: eq(tradeOrder.orderStatus, paid),
  refunding: or(inArray(tradeOrder.orderStatus, [refunding, refunded]), ungrouped)!,
} satisfies Record<Tab, unknown>;

const many = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`;

/** A page of what somebody ordered, with the last refund of each and how many there are in every tab. */
export async function myOrders({ db, user, now }: UserCtx, tab: Tab, request: PageRequest) {
  const own = ownOrder(user.userNo);
  const [counts] = await db
    .select({
      all: many(inTab.all),
      toPay: many(inTab.toPay),
      done: many(inTab.done),
      refunding: many(inTab.refunding),
    })
    .from(tradeOrder)
    .where(own);
  const rows = ordersWithProducts(db).where(and(own, inTab[tab])).orderBy(desc(tradeOrder.id)).$dynamic();
  const page = await paginate(request, rows, async () => counts![tab]);
  const ids = page.list.map(({ order }) => order.id);
  const [known, refunds, invoices] = await Promise.all([categories(db, now), askedOf(db, ids), invoiceStates(db, ids)]);
  const list = page.list.map((row) => ({
    ...shownOrder(row, known),
    refund: refunds.get(row.order.id) ?? null,
    invoiceState: invoices.get(row.order.id) ?? null,
  }));
  return { ...page, list, counts: counts! };
}

/** The last refund that was asked for, of each of these orders. */
async function askedOf(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, ReturnType<typeof shownRefund>>();
  const rows = await db
    .select({ refund: tradeRefund, order: tradeOrder })
    .from(tradeRefund)
    .innerJoin(tradeOrder, eq(tradeOrder.id, tradeRefund.orderId))
    .where(and(inArray(tradeRefund.orderId, [...orderIds]), eq(tradeRefund.isSurplus, 0)))
    .orderBy(tradeRefund.id);
  return new Map(rows.map(({ refund, order }) => [refund.orderId, shownRefund(refund, order)]));
}

/** One order of theirs, with what they may do. @throws NOT_FOUND */
export async function myOrder(ctx: UserCtx, orderNo: string) {
  const { db, user, now } = ctx;
  const [row] = await ordersWithProducts(db).where(ownOrder(user.userNo, orderNo));
  if (!row) throw fail(NOT_FOUND);
  const { order } = row;
  const [known, refunds, standing, open, transferId, bar] = await Promise.all([
    categories(db, now),
    db.select().from(tradeRefund).where(eq(tradeRefund.orderId, order.id)).orderBy(tradeRefund.id),
    order.orderStatus === paid ? refundStanding(db, order, now) : null,
    openWays(ctx),
    waitingTransfer(db, order.id),
    transferBar(db, order),
  ]);
  const isBarred = bar !== undefined && transferId === null && open.includes(PayType.transfer);
  const ways = isBarred ? withoutTransfer(open) : open;
  return {
    ...shownOrder(row, known),
    priceLines: shownLines(order.priceLines),
    refundRule: await kindOf(order).refundRule(db, order),
    refundBar: standing && (standing.bar ?? ''),
    refundOffer: standing && offered(order, standing, now),
    refunds: refunds.map((one) => shownRefund(one, order)),
    ways,
    ...scenesHere(ctx, ways),
    wallet: ways.includes(PayType.balance) ? await walletOf(ctx) : null,
    transferId,
    transferBar: isBarred ? bar.msg : '',
  };
}

const withoutTransfer = (ways: readonly PayType[]) => ways.filter((way) => way !== PayType.transfer);

/** What would come back if it was asked for now. */
function offered(order: typeof tradeOrder.$inferSelect, { bar, cents, progress, isHeld = false }: Standing, now: Date) {
  if (bar !== undefined) return null;
  return { price: yuanOf(cents), ...shownOffer(order, cents, { progress, isHeld, at: wireTime(now) }) };
}

/** What the cashier says of the buyer's own wallet. */
async function walletOf(ctx: UserCtx) {
  const { mobile } = account;
  const [self] = await ctx.db.select({ mobile }).from(account).where(eq(account.userNo, ctx.user.userNo));
  return { money: yuanOf(await walletMoney(ctx)), mobile: maskedMobile(self?.mobile ?? '') };
}

/** How it is bought. */
type Chosen = Partial<Pick<Wish, 'couponId' | 'openGroup' | 'joinGroup' | 'seatCount'>> & { usePoints?: 0 | 1 };

/** What somebody reads before they order. @throws NOT_FOUND */
export async function checkoutOf(
  ctx: UserCtx,
  { couponId, openGroup, joinGroup, seatCount = 1, usePoints = 0, ...wish }: Wished & Chosen,
) {
  const { db, user, now } = ctx;
  const wanted = wishedProduct(wish);
  const [{ product, price, standing, openOrder, refundRule, ...offer }, open] = await Promise.all([
    offerOf(db, user, { ...wanted, couponId, openGroup, joinGroup, seatCount, usePoints }, now),
    openWays(ctx),
  ]);
  const ways = offer.promotionId !== null || offer.group !== null ? withoutTransfer(open) : open;
  const coupons = standing === 'buy' && offer.group === null ? await couponsOf(db, user, wanted, now) : [];
  return {
    product,
    priceLines: shownLines(price.lines),
    price: yuanOf(price.paid),
    standing,
    refundRule,
    isPayOpen: ways.length > 0 ? (1 as const) : (0 as const),
    openOrderNo: openOrder?.orderNo ?? null,
    group: offer.group && togetherShown(offer.group),
    points: { have: offer.havePoints, most: offer.mostPoints, used: offer.points },
    couponId: offer.couponId,
    coupons: coupons.map(({ amountOff, minPrice, paid: after, ...one }) => ({
      ...one,
      amountOff: yuanOf(amountOff),
      minPrice: yuanOf(minPrice),
      price: yuanOf(after),
    })),
  };
}

const togetherShown = ({ groupId, size, paidCount, expiresAt }: Together) => ({ groupId, size, paidCount, expiresAt });
