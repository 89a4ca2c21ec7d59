import { and, eq } from 'drizzle-orm';
import { isUnpaid, PaymentState } from '#contract/rules/orders.ts';
import type { OrderState, PayType } from '#contract/rules/orders.ts';
import { NOT_FOUND, TOO_OFTEN } from '#contract/kit/errors.ts';
import { PayScene } from '#contract/rules/payScenes.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import {
  BANK_SILENT,
  CODE_NOT_GIVEN,
  NOT_FOR_SALE,
  ORDER_MOVED_ON,
  ORDER_OVERDUE,
  WAY_NOT_OPEN,
} from '#contract/trade/failures.ts';
import { keyedHash } from '../../config/keyedHash.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder, tradePayment } from '../../db/schema/trade.ts';
import type { Ctx, UserCtx } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import type { PaidBy, PayProvider } from '../../providers/pay/payProvider.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { closeCodes } from './close.ts';
import { happened } from './events.ts';
import { stampedNumber } from './numbers.ts';
import { paidBy } from './payer.ts';
import type { Said } from './payer.ts';
import { mustOwnOrder, ownOrder } from './policies.ts';
import { kindOf } from './products/table.ts';
import { comingBack, mustWorkHere } from './scenes.ts';
import { settle } from './settle.ts';

interface Wish extends Said {
  orderNo: string;
  payType: PayType;
  scene: PayScene;
}

/**
 * Opens a try to pay: a code, or an address of the wallet; two tabs have the same. The bank is asked outside of the
 * transaction, and of one number nothing happens twice. Each scene is a try of its own, because to a bank it is another
 * product; when one of them is paid the others are void, and what was paid all the same goes back (settle.ts).
 * @throws WAY_NOT_OPEN, SCENE_NOT_HERE, PAYER_UNKNOWN, NOT_FOUND, ORDER_MOVED_ON, ORDER_OVERDUE, NOT_FOR_SALE,
 *   CODE_NOT_GIVEN where the bank does not answer: asked again it is about the same try
 */
export async function showCode(ctx: UserCtx, { orderNo, payType, scene, ...said }: Wish) {
  const { db, now, config, user } = ctx;
  const provider = ctx.providers.pay.get(payType);
  await mustOwnOrder(db, user.userNo, orderNo);
  if (!provider) throw fail(WAY_NOT_OPEN);
  mustWorkHere(provider, ctx.userAgent, scene);
  const by = await paidBy(ctx, provider, { orderNo, scene, ...said });
  const bound = provider.boundTo(by);
  const payerMark = bound === '' ? '' : keyedHash(config.secretKey, 'payer of a code', bound).toString('hex');
  const tried = { payType, scene, payerMark };
  const { order, payment } = await db.transaction((tx) => preparePayment(tx, user.userNo, orderNo, tried, now));
  const codeText = isGood(payment, now) ? payment.codeText : await openAt(ctx, provider, { order, payment, by });
  const isInside = scene === PayScene.inWechat;
  return {
    payment: { ...payment, codeText: isInside ? '' : codeText },
    bridge: isInside ? provider.payer!.bridge(codeText, now) : null,
  };
}

type Payment = typeof tradePayment.$inferSelect;

const isGood = ({ codeText, codeUntil }: Payment, now: Date): boolean =>
  codeText !== '' && (codeUntil === null || codeUntil > wireTime(now));

interface Prepared {
  order: typeof tradeOrder.$inferSelect;
  payment: Payment;
  by: PaidBy;
}

async function openAt(
  { db, now, log }: UserCtx,
  provider: PayProvider,
  { order, payment, by }: Prepared,
): Promise<string> {
  const { serialNumber, amount, expiresAt } = payment;
  const asked = { serialNumber, amount, expiresAt, subject: order.productName, back: comingBack(order.orderNo) };
  const { codeText, goodSeconds } = await provider.open({ ...asked, ...by }, now).catch((error: unknown) => {
    log.warn({ err: error, orderId: order.id }, 'a bank gave no code');
    throw fail(CODE_NOT_GIVEN);
  });
  const codeUntil = goodSeconds === undefined ? null : wireTimeIn(now, goodSeconds);
  await db.update(tradePayment).set({ codeText, codeUntil }).where(eq(tradePayment.id, payment.id));
  return codeText;
}

/** Which way, and who or from where it may be paid; most are a code for anybody. */
type Tried = Pick<Payment, 'payType'> & Partial<Pick<Payment, 'scene' | 'payerMark'>>;

/**
 * The one try of this way that waits, or a new one; one that waits for another payer is void, and so is one that ended
 * before its order did, which was given more time since.
 * @throws NOT_FOUND, ORDER_MOVED_ON, ORDER_OVERDUE, NOT_FOR_SALE
 */
export async function preparePayment(
  db: Db,
  userNo: string,
  orderNo: string,
  { payType, scene = PayScene.code, payerMark = '' }: Tried,
  now: Date,
) {
  await oneAtATime(db, userNo);
  const [order] = await db.select().from(tradeOrder).where(ownOrder(userNo, orderNo)).for('update');
  if (!order) throw fail(NOT_FOUND);
  if (!isUnpaid(order.orderStatus)) throw fail(ORDER_MOVED_ON);
  if (order.expiresAt <= wireTime(now)) throw fail(ORDER_OVERDUE);
  if (!(await kindOf(order).isOnSale(db, order))) throw fail(NOT_FOR_SALE);
  const [waiting] = await db
    .select()
    .from(tradePayment)
    .where(
      and(
        eq(tradePayment.orderId, order.id),
        eq(tradePayment.payType, payType),
        eq(tradePayment.scene, scene),
        eq(tradePayment.payState, PaymentState.waiting),
      ),
    );
  if (waiting?.payerMark === payerMark && waiting.expiresAt > wireTime(now)) return { order, payment: waiting };
  if (waiting) await closeCodes(db, eq(tradePayment.id, waiting.id));
  const [payment] = await db
    .insert(tradePayment)
    .values({
      gmtCreate: wireTime(now),
      orderId: order.id,
      serialNumber: await stampedNumber(db, now, 5),
      payType,
      scene,
      payerMark,
      amount: order.pricePaid,
      expiresAt: order.expiresAt,
    })
    .returning();
  await happened(db, { order, event: 'opened', actorUserNo: userNo }, now);
  return { order, payment: payment! };
}

/**
 * Asks the banks what they know of the tries to pay an order, for when their notices did not come: all of them at once.
 * @throws what one that does not answer is refused with, once what the others know is settled
 */
export async function askBanks({ db, providers, now }: Pick<Ctx, 'db' | 'providers' | 'now'>, orderId: string) {
  const payments = await db.select().from(tradePayment).where(eq(tradePayment.orderId, orderId));
  const asked = await Promise.allSettled(
    payments.map(async ({ payType, serialNumber }) => ({
      payType,
      words: (await providers.pay.get(payType)?.query(serialNumber)) ?? [],
    })),
  );
  for (const one of asked)
    if (one.status === 'fulfilled')
      for (const word of one.value.words) await db.transaction((tx) => settle(tx, one.value.payType, word, now));
  const silent = asked.find((one) => one.status === 'rejected');
  if (silent) throw silent.reason;
}

/** A page that asks by itself asks five times in a minute; every question is one to the banks. */
const MOST_A_MINUTE = 20;

/**
 * The buyer says it is paid: the bank is asked.
 * @throws NOT_FOUND, TOO_OFTEN, BANK_SILENT where it does not say and nobody else does
 */
export async function checkPaid(ctx: UserCtx, orderNo: string): Promise<OrderState> {
  const own = ownOrder(ctx.user.userNo, orderNo);
  const find = async () => (await ctx.db.select().from(tradeOrder).where(own))[0];
  const order = await find();
  if (!order) throw fail(NOT_FOUND);
  if (!isUnpaid(order.orderStatus)) return order.orderStatus;
  const { count } = await countUp(ctx.db, ['askBanks', ctx.user.userNo], { seconds: 60 }, ctx.now);
  if (count > MOST_A_MINUTE) throw fail(TOO_OFTEN);
  const silence = await askBanks(ctx, order.id).then(
    () => null,
    (error: unknown) => error,
  );
  const { orderStatus } = (await find())!;
  if (silence === null || !isUnpaid(orderStatus)) return orderStatus;
  ctx.log.warn({ err: silence, orderId: order.id }, 'a bank could not be asked about an order');
  throw fail(BANK_SILENT);
}
