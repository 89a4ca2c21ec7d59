import { asc, desc, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { ORDER_MINUTES, PayType, RefundState } from '#contract/rules/orders.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { RESUBMIT_DAYS, TransferState } from '#contract/rules/transfers.ts';
import { BANK_REF_USED, NOT_BY_HAND, OWN_REFUND, REFUND_MOVED_ON } from '#contract/trade/failures.ts';
import { transferSteps } from '#contract/trade/transitions.ts';
import { tradeOrder, tradePayment, tradeReceipt, tradeRefund } from '../../db/schema/trade.ts';
import { tradeTransfer } from '../../db/schema/transfer.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { namesOfPeople } from './names.ts';
import { happened } from './events.ts';
import { isUnpaid } from '#contract/rules/orders.ts';
import { paidBack } from './payBack.ts';
import { settle } from './settle.ts';
import { transferBar } from './transferBar.ts';
import { shownTransfer, transfersWithOrders, waitUntil } from './transfers.ts';
import { backOf } from './ways.ts';

/** Transfers in a state: who waits longest is first, of what is decided the newest. */
export async function transferPage(
  { db, user }: UserCtx,
  { transferState, ...request }: PageRequest & { transferState: TransferState },
) {
  const where = eq(tradeTransfer.transferState, transferState);
  const isWaiting = transferState === TransferState.waiting;
  const rows = transfersWithOrders(db)
    .where(where)
    .orderBy(isWaiting ? asc(tradeTransfer.id) : desc(tradeTransfer.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(tradeTransfer, where));
  const names = await namesOfPeople(
    db,
    page.list.map(({ transfer }) => transfer.userNo),
  );
  return {
    ...page,
    list: page.list.map((row) => ({
      ...shownTransfer(row),
      buyerName: names.get(row.transfer.userNo) ?? '',
      bankRef: row.transfer.bankRef,
      isOwn: row.transfer.userNo === user.userNo ? (1 as const) : (0 as const),
    })),
  };
}

const decided = ({ now, user }: UserCtx, id: string) => {
  const at = wireTime(now);
  const whose = { owner: 'userNo' as const, actor: user.userNo };
  const set = { auditUserNo: user.userNo, auditTime: at, gmtModified: at };
  return { table: tradeTransfer, state: 'transferState' as const, ...whose, where: eq(tradeTransfer.id, id), set };
};

/**
 * The money is on the account: the order takes it, as it takes what any bank tells; where it does not wait for it any more
 * the money goes back. @throws NOT_FOUND, OWN_TRANSFER, TRANSFER_MOVED_ON, BANK_REF_USED
 */
export async function receiveTransfer(ctx: UserCtx, { id, bankRef }: { id: string; bankRef: string }): Promise<string> {
  const { db, now } = ctx;
  const step = decided(ctx, id);
  const taken = await takeStep(db, transferSteps, 'receive', { ...step, set: { ...step.set, bankRef } });
  const [payment] = await db.select().from(tradePayment).where(eq(tradePayment.id, taken.paymentId));
  const { serialNumber, amount } = payment!;
  const word = { serialNumber, amount, tradeNo: bankRef, outcome: 'paid' as const, currency: 'CNY' };
  const { verdict } = await settle(db, PayType.transfer, word, now);
  if (verdict === 'absorbed') throw fail(BANK_REF_USED);
  return taken.orderId;
}

/**
 * It was not found: the buyer is told why, and has time for another voucher, or after too many of them for another way.
 * @throws NOT_FOUND, OWN_TRANSFER, TRANSFER_MOVED_ON
 */
export async function refuseTransfer(ctx: UserCtx, { id, opinion }: { id: string; opinion: string }): Promise<void> {
  const { db, now, user } = ctx;
  const step = decided(ctx, id);
  const refused = await takeStep(db, transferSteps, 'refuse', { ...step, set: { ...step.set, opinion } });
  const [order] = await db.select().from(tradeOrder).where(eq(tradeOrder.id, refused.orderId)).for('update');
  const bar = await transferBar(db, order!);
  const seconds = bar ? ORDER_MINUTES * 60 : RESUBMIT_DAYS * 86_400;
  if (isUnpaid(order!.orderStatus)) await waitUntil(db, order!.id, wireTimeIn(now, seconds));
  await happened(db, { order: order!, event: 'transferRefused', note: opinion, actorUserNo: user.userNo }, now);
  await sendMessage(
    { db },
    {
      to: [refused.userNo],
      msgType: 'system',
      msgTitle: `《${order!.productName}》的转账没有核对上`,
      msgText: bar ? `${opinion}。${bar.msg}` : opinion,
      msgUrl: `/account/TransferPayDetails/${id}`,
    },
  );
}

/**
 * The money of a transfer, or what no bank returns by itself, was sent back by hand; nobody says so of their own.
 * @throws NOT_FOUND, OWN_REFUND, NOT_BY_HAND, REFUND_MOVED_ON, BANK_REF_USED
 */
export async function returnedByHand({ db, now, user }: UserCtx, refundId: string, bankRef: string): Promise<void> {
  const [row] = await db
    .select({ refund: tradeRefund, receipt: tradeReceipt })
    .from(tradeRefund)
    .innerJoin(tradeReceipt, eq(tradeReceipt.id, tradeRefund.receiptId))
    .where(eq(tradeRefund.id, refundId))
    .for('update');
  if (!row) throw fail(NOT_FOUND);
  if (row.refund.userNo === user.userNo) throw fail(OWN_REFUND);
  if (backOf(row.receipt.payType) !== 'hand' && row.refund.stuckReason === '') throw fail(NOT_BY_HAND);
  if (row.refund.refundState !== RefundState.granted) throw fail(REFUND_MOVED_ON);
  await refusedAs(paidBack(db, row.refund, row.receipt, now, bankRef), { trade_refund_back_ref: BANK_REF_USED });
}
