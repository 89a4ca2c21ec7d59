import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { EntryKind, salePostings } from '#contract/rules/ledger.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { backWith, isAllBack, keptOf, sharesOfOrder } from '#contract/rules/saleShares.ts';
import { wireTime } from '#contract/rules/time.ts';
import { orderSteps, refundSteps } from '#contract/trade/transitions.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder, tradeRefund } from '../../db/schema/trade.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import { takeStep } from '../../kit/transition.ts';
import { returnPoints } from '../integral/spend.ts';
import { bookReversed } from '../ledger/book.ts';
import { sendMessage } from '../messages/send.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { keepCommission } from './commission.ts';
import { happened } from './events.ts';
import { returnInvoice } from './invoices.ts';
import { payBack } from './payBack.ts';
import type { Order } from './products/kind.ts';
import { kindOf } from './products/table.ts';

type Refund = typeof tradeRefund.$inferSelect;

interface Verdict {
  id: string;
  isGranted: boolean;
  opinion: string;
  /** Cents that are given back, where that is more than the rule gives. */
  amount?: number | undefined;
}

/**
 * An operator decides. Granted: what was bought goes, what is given back of the sale is booked the other way round, and the
 * bank is told to return the money. @throws NOT_FOUND, OWN_REFUND, REFUND_MOVED_ON, 422 for less than the rule gives, for
 * more than was paid, and for more than the rule without a reason
 */
export async function decideRefund(
  db: Db,
  operatorNo: string,
  { id, isGranted, opinion, ...verdict }: Verdict,
  now: Date,
): Promise<{ order: Order; refund: Refund }> {
  const its = and(eq(tradeRefund.id, id), eq(tradeRefund.isSurplus, 0));
  const [asked] = await db
    .select({ userNo: tradeRefund.userNo, ruled: tradeRefund.ruled, order: tradeOrder })
    .from(tradeRefund)
    .innerJoin(tradeOrder, eq(tradeOrder.id, tradeRefund.orderId))
    .where(its);
  if (!asked) throw fail(NOT_FOUND);
  await oneAtATime(db, asked.userNo);
  const amount = verdict.amount ?? asked.ruled;
  if (isGranted) mustBeFair({ ...asked, amount, opinion });
  const at = wireTime(now);
  const refund = await takeStep(db, refundSteps, isGranted ? 'grant' : 'refuse', {
    table: tradeRefund,
    state: 'refundState',
    owner: 'userNo',
    actor: operatorNo,
    where: its,
    set: { ...(isGranted ? { amount } : {}), opinion, auditUserNo: operatorNo, auditTime: at, gmtModified: at },
  });
  const order = await takeStep(db, orderSteps, isGranted ? 'grantRefund' : 'refuseRefund', {
    table: tradeOrder,
    state: 'orderStatus',
    where: eq(tradeOrder.id, refund.orderId),
    set: { gmtModified: at, ...(isGranted ? backWith(amount, asked.order) : {}) },
  });
  if (isGranted) await giveBack(db, order, refund, now);
  else await kindOf(order).keep?.(db, order, now);
  const granted = refund.isBegun === 1 ? 'refundBegun' : 'refundGranted';
  const event = isGranted ? granted : 'refundRefused';
  const note = isGranted ? sumNote(refund, order) : opinion;
  await happened(db, { order, event, note, actorUserNo: operatorNo }, now);
  await sendMessage({ db }, { to: [order.userNo], msgType: 'system', ...told(order, refund, isGranted) });
  return { order, refund };
}

interface Sum {
  ruled: number;
  amount: number;
  opinion: string;
  order: Order;
}

/** Never less than the rule, never more than was paid, and more than the rule for a reason that is written down. */
function mustBeFair({ ruled, amount, opinion, order }: Sum): void {
  if (amount < ruled) throw failAt('price', `不能少于按规则的 ¥${yuanOf(ruled)}`);
  if (amount > order.pricePaid) throw failAt('price', `不能多于实付的 ¥${yuanOf(order.pricePaid)}`);
  if (amount > ruled && opinion === '') throw failAt('opinion', '退得比规则多，请写明原因');
}

const sumNote = ({ amount, ruled, opinion }: Refund, { pricePaid }: Order): string =>
  [
    `退 ¥${yuanOf(amount)}，实付 ¥${yuanOf(pricePaid)}`,
    ...(amount > ruled ? [`按规则是 ¥${yuanOf(ruled)}`] : []),
    ...(opinion === '' ? [] : [opinion]),
  ].join('；');

function told(order: Order, { amount, opinion, isBegun }: Refund, isGranted: boolean) {
  const { words } = kindOf(order);
  const name = words.called(order.productName);
  const msgUrl = `/account/order/detail?id=${order.orderNo}`;
  if (!isGranted) return { msgTitle: `${name}的退款没有通过`, msgText: opinion, msgUrl };
  const points = order.pointsBack > 0 ? `抵扣的积分退回 ${order.pointsBack} 个。` : '';
  return {
    msgTitle: isBegun === 1 ? `平台给你退款：${name}` : `${name}的退款已经同意`,
    msgText: `${isBegun === 1 ? `${opinion}。` : ''}${words.takenBack}，¥${yuanOf(amount)} 会原路退回你付款的账户。${points}`,
    msgUrl,
  };
}

async function giveBack(db: Db, order: Order, { id: refundId, progress }: Refund, now: Date): Promise<void> {
  const { id: orderId, pointsBack } = order;
  await kindOf(order).takeBack(db, order, now, progress);
  await returnInvoice(db, order, now);
  await returnPoints(db, { ...order, points: pointsBack }, now);
  if (pointsBack > 0) await happened(db, { order, event: 'pointsBack', note: `${pointsBack} 积分` }, now);
  const kept = keptOf(order);
  const staying = isAllBack(order) ? [] : salePostings(sharesOfOrder(kept), order, kept);
  const sale = { entryKind: EntryKind.sale, causeId: orderId };
  await bookReversed(db, sale, { entryKind: EntryKind.refund, causeId: refundId, orderId, staying }, now);
  if (!isAllBack(order)) await keepCommission(db, order);
  await enqueue(db, payBack, { refundId });
}
