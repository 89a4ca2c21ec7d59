import { and, eq } from 'drizzle-orm';
import { isUnpaid, PaymentState } from '#contract/rules/orders.ts';
import type { OrderState, PayType } from '#contract/rules/orders.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { NOT_FOR_SALE, ORDER_MOVED_ON, ORDER_OVERDUE, WAY_NOT_OPEN } from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder, tradePayment } from '../../db/schema/trade.ts';
import type { Ctx, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { happened } from './events.ts';
import { stampedNumber } from './numbers.ts';
import { mustOwnOrder, ownOrder } from './policies.ts';
import { kindOf } from './products/table.ts';
import { settle } from './settle.ts';

/**
 * Shows a code for an open order; two tabs show the same. The bank is asked outside of the transaction, and of one number
 * it gives one code.
 * @throws WAY_NOT_OPEN, NOT_FOUND, ORDER_MOVED_ON, ORDER_OVERDUE, NOT_FOR_SALE
 */
export async function showCode(ctx: UserCtx, orderNo: string, payType: PayType) {
  const { db, now } = ctx;
  const provider = ctx.providers.pay.get(payType);
  await mustOwnOrder(db, ctx.user.userNo, orderNo);
  if (!provider) throw fail(WAY_NOT_OPEN);
  const { order, payment } = await db.transaction((tx) => preparePayment(tx, ctx.user.userNo, orderNo, payType, now));
  if (payment.codeText !== '') return { order, payment };
  const { serialNumber, amount, expiresAt } = payment;
  const { codeText } = await provider.open({ serialNumber, amount, expiresAt, subject: order.productName }, now);
  await db.update(tradePayment).set({ codeText }).where(eq(tradePayment.id, payment.id));
  return { order, payment: { ...payment, codeText } };
}

/** The one try of this way that waits, or a new one. @throws NOT_FOUND, ORDER_MOVED_ON, ORDER_OVERDUE, NOT_FOR_SALE */
export async function preparePayment(db: Db, userNo: string, orderNo: string, payType: PayType, now: Date) {
  await oneAtATime(db, userNo);
  const [order] = await db.select().from(tradeOrder).where(ownOrder(userNo, orderNo)).for('update');
  if (!order) throw fail(NOT_FOUND);
  if (!isUnpaid(order.orderStatus)) throw fail(ORDER_MOVED_ON);
  if (order.expiresAt <= wireTime(now)) throw fail(ORDER_OVERDUE);
  if (!(await kindOf(order).isOnSale(db, order))) throw fail(NOT_FOR_SALE);
  const its = and(eq(tradePayment.orderId, order.id), eq(tradePayment.payType, payType));
  const [waiting] = await db
    .select()
    .from(tradePayment)
    .where(and(its, eq(tradePayment.payState, PaymentState.waiting)));
  if (waiting) return { order, payment: waiting };
  const [payment] = await db
    .insert(tradePayment)
    .values({
      gmtCreate: wireTime(now),
      orderId: order.id,
      serialNumber: await stampedNumber(db, now, 5),
      payType,
      amount: order.pricePaid,
      expiresAt: order.expiresAt,
    })
    .returning();
  await happened(db, { order, event: 'opened', actorUserNo: userNo }, now);
  return { order, payment: payment! };
}

/** Asks the banks what they know of the tries to pay an order, for when their notices did not come. */
export async function askBanks({ db, providers, now }: Pick<Ctx, 'db' | 'providers' | 'now'>, orderId: string) {
  const payments = await db.select().from(tradePayment).where(eq(tradePayment.orderId, orderId));
  for (const { payType, serialNumber } of payments) {
    const words = (await providers.pay.get(payType)?.query(serialNumber)) ?? [];
    for (const word of words) await db.transaction((tx) => settle(tx, payType, word, now));
  }
}

/** The buyer says it is paid: the bank is asked. @throws NOT_FOUND */
export async function checkPaid(ctx: UserCtx, orderNo: string): Promise<OrderState> {
  const own = ownOrder(ctx.user.userNo, orderNo);
  const find = async () => (await ctx.db.select().from(tradeOrder).where(own))[0];
  const order = await find();
  if (!order) throw fail(NOT_FOUND);
  if (isUnpaid(order.orderStatus)) await askBanks(ctx, order.id);
  return (await find())!.orderStatus;
}
