import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { Id } from '#contract/kit/values.ts';
import { EntryKind, paymentPostings } from '#contract/rules/ledger.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { RefundState } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import { REFUND_MOVED_ON } from '#contract/trade/failures.ts';
import { refundSteps } from '#contract/trade/transitions.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder, tradeReceipt, tradeRefund } from '../../db/schema/trade.ts';
import { fail } from '../../kit/fail.ts';
import { enqueue, job } from '../../kit/job.ts';
import { tryStep } from '../../kit/transition.ts';
import type { BackStanding } from '../../providers/pay/payProvider.ts';
import { bookReversed } from '../ledger/book.ts';
import { sendMessage } from '../messages/send.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { happened } from './events.ts';
import { stampedNumber } from './numbers.ts';
import { kindOf } from './products/table.ts';
import { backOf } from './ways.ts';

type Order = typeof tradeOrder.$inferSelect;
type Receipt = typeof tradeReceipt.$inferSelect;

/** Money that no order waits for goes back; nobody has to ask for it. */
export async function returnSurplus(db: Db, order: Order, receipt: Receipt, now: Date): Promise<void> {
  await returnReceipt(db, order, receipt, '', now);
  await happened(db, { order, event: 'surplus' }, now);
}

/** The same for what was waited for in vain, with the reason. */
export async function returnReceipt(db: Db, order: Order, receipt: Receipt, reason: string, now: Date): Promise<void> {
  const at = wireTime(now);
  const [refund] = await db
    .insert(tradeRefund)
    .values({
      gmtCreate: at,
      gmtModified: at,
      refundNo: await stampedNumber(db, now, 5),
      orderId: order.id,
      receiptId: receipt.id,
      userNo: order.userNo,
      amount: receipt.amount,
      ruled: receipt.amount,
      isSurplus: 1,
      refundState: RefundState.granted,
      reason,
    })
    .returning();
  await enqueue(db, payBack, { refundId: refund!.id });
}

/**
 * Lets the bank return what was granted. The bank knows the number, so that a second try returns nothing twice, and the
 * ledger books it once, when it is returned; what came from a wallet is back there with that.
 */
export const payBack = job({
  name: 'payBack',
  input: z.object({ refundId: Id }),
  attempts: 12,
  key: ({ refundId }) => refundId,
  async run({ db, providers, clock }, { refundId }): Promise<void> {
    const [row] = await db
      .select({ refund: tradeRefund, receipt: tradeReceipt })
      .from(tradeRefund)
      .innerJoin(tradeReceipt, eq(tradeReceipt.id, tradeRefund.receiptId))
      .where(eq(tradeRefund.id, refundId));
    if (row?.refund.refundState !== RefundState.granted) return;
    const { refund, receipt } = row;
    const back = backOf(receipt.payType);
    // By whoever has the account of the site (transferDesk.ts).
    if (back === 'hand') return;
    if (back === 'bank') {
      const provider = providers.pay.get(receipt.payType);
      if (!provider) throw new Error(`the way to pay ${receipt.payType} is not set up`);
      const { refundNo, amount } = refund;
      const { tradeNo, amount: total } = receipt;
      const standing = await provider.payBack({ refundNo, amount, tradeNo, total }, clock());
      if (standing.at === 'underWay') return enqueue(db, payBack, { refundId }, LOOK_AGAIN_SECONDS);
      if (standing.at === 'stuck') return db.transaction((tx) => stick(tx, refundId, standing, clock()));
    }
    await db.transaction((tx) => paidBack(tx, refund, receipt, clock()));
  },
  onGivenUp: ({ db, clock }, { refundId }) =>
    db.transaction((tx) => stick(tx, refundId, { why: GIVEN_UP, isNumberDead: false }, clock())),
});

/** To a card money takes days; a bank tells of it by itself as well. */
const LOOK_AGAIN_SECONDS = 3600;

const GIVEN_UP =
  '支付方一直没有接受：常见的是商户账户余额不足，或者支付方没有应答。到支付方的商户平台看过、处理好，再点「再退一次」';

type Stuck = Pick<Extract<BackStanding, { at: 'stuck' }>, 'why' | 'isNumberDead'>;

/** The money stays owed, and an operator sees why; under a dead number no bank ever returns anything. */
async function stick(db: Db, refundId: string, { why, isNumberDead }: Stuck, now: Date): Promise<void> {
  const refundNo = isNumberDead ? { refundNo: await stampedNumber(db, now, 5) } : {};
  await db
    .update(tradeRefund)
    .set({ ...refundNo, stuckReason: why, gmtModified: wireTime(now) })
    .where(and(eq(tradeRefund.id, refundId), eq(tradeRefund.refundState, RefundState.granted)));
}

/** An operator has seen to it: the bank is told once more. @throws NOT_FOUND, REFUND_MOVED_ON where it is not stuck */
export async function payBackAgain(db: Db, refundId: string, now: Date): Promise<void> {
  const its = eq(tradeRefund.id, refundId);
  const isStuck = and(eq(tradeRefund.refundState, RefundState.granted), ne(tradeRefund.stuckReason, ''));
  const again = await db
    .update(tradeRefund)
    .set({ stuckReason: '', gmtModified: wireTime(now) })
    .where(and(its, isStuck))
    .returning({ id: tradeRefund.id });
  if (again.length === 0) throw fail((await db.$count(tradeRefund, its)) === 0 ? NOT_FOUND : REFUND_MOVED_ON);
  await enqueue(db, payBack, { refundId });
}

/** The bank has returned it, or somebody by hand with this movement. */
export async function paidBack(
  db: Db,
  { id, userNo, orderId, amount }: typeof tradeRefund.$inferSelect,
  receipt: Receipt,
  now: Date,
  backRef: string | null = null,
): Promise<void> {
  await oneAtATime(db, userNo);
  const at = wireTime(now);
  const taken = await tryStep(db, refundSteps, 'payBack', {
    table: tradeRefund,
    state: 'refundState',
    where: eq(tradeRefund.id, id),
    set: { doneAt: at, gmtModified: at, stuckReason: '', backRef },
  });
  if ('failure' in taken) return;
  const [order] = await db.select().from(tradeOrder).where(eq(tradeOrder.id, orderId));
  const booked = { entryKind: EntryKind.payment, causeId: receipt.id };
  const staying = paymentPostings(receipt.amount - amount, receipt.payType, order!);
  await bookReversed(db, booked, { entryKind: EntryKind.payBack, causeId: id, orderId, staying }, now);
  await happened(db, { order: order!, event: 'paidBack', note: `¥${yuanOf(amount)}` }, now);
  await sendMessage(
    { db },
    {
      to: [userNo],
      msgType: 'system',
      msgTitle: `${kindOf(order!).words.called(order!.productName)}的 ¥${yuanOf(amount)} 已经原路退回`,
      msgUrl: `/account/order/detail?id=${order!.orderNo}`,
    },
  );
}
