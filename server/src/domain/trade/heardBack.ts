import { and, eq } from 'drizzle-orm';
import { isId } from '#contract/rules/id.ts';
import { RefundState } from '#contract/rules/orders.ts';
import type { PayType } from '#contract/rules/orders.ts';
import type { Db } from '../../db/client.ts';
import { tradeReceipt, tradeRefund } from '../../db/schema/trade.ts';
import type { BackWord } from '../../providers/pay/payProvider.ts';
import { paidBack } from './payBack.ts';
import type { Settled } from './settle.ts';

/**
 * Takes what a bank says by itself of money that it returned: it counts once, only of the very sum that it was told to
 * return, and of nothing that nobody granted.
 */
export async function heardBack(db: Db, payType: PayType, word: BackWord, now: Date): Promise<Settled> {
  const row = isId(word.refundNo) ? await refundOf(db, payType, word.refundNo) : undefined;
  if (!row) return { verdict: 'unknown', paymentId: null, orderId: null };
  const { refund, receipt } = row;
  const at = { paymentId: receipt.paymentId, orderId: refund.orderId };
  if (word.currency !== 'CNY') return { verdict: 'wrongCurrency', ...at };
  if (word.amount !== refund.amount) return { verdict: 'wrongAmount', ...at };
  if (refund.refundState === RefundState.done) return { verdict: 'absorbed', ...at };
  if (refund.refundState !== RefundState.granted) return { verdict: 'unknown', ...at };
  await paidBack(db, refund, receipt, now);
  return { verdict: 'returned', ...at };
}

async function refundOf(db: Db, payType: PayType, refundNo: string) {
  const [row] = await db
    .select({ refund: tradeRefund, receipt: tradeReceipt })
    .from(tradeRefund)
    .innerJoin(tradeReceipt, eq(tradeReceipt.id, tradeRefund.receiptId))
    .where(and(eq(tradeRefund.refundNo, refundNo), eq(tradeReceipt.payType, payType)));
  return row;
}
