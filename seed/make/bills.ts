import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { BillSide, feeAt, USUAL_FEE_RATE } from '#contract/rules/bills.ts';
import { PayType } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { tradeReceipt } from '#server/db/schema/trade.ts';
import { keepBill } from '#server/domain/bills/keep.ts';

const DAY = 86_400_000;

/**
 * The bills of the demo bank of two days: of the older all is the same, in the newer is one payment that nobody here knows,
 * and the bank kept more of another than was agreed.
 */
export async function loadBills(db: Db, now: Date, actorUserNo: string): Promise<void> {
  for (const days of [4, 2]) {
    const day = dayBefore(now, days);
    const isNewer = days === 2;
    const receipts = await receiptsOf(db, day, dayBefore(now, days - 1));
    const lines = receipts.map((one, index) => lineOf(one, isNewer && index === 0 ? 5 : 0));
    const unknown = lineOf({ tradeNo: `D${day.replaceAll('-', '')}0001`, amount: 12_800 });
    const facts = {
      payType: PayType.standIn,
      day,
      fileName: `演示银行账单${day}.csv`,
      actorUserNo,
      feeRate: USUAL_FEE_RATE,
    };
    const at = new Date(now.getTime() - (days - 1) * DAY);
    await keepBill(db, facts, isNewer ? [...lines, unknown] : lines, at);
  }
}

/** A payment with what was kept of it, and how many cents more than was agreed. */
const lineOf = ({ tradeNo: ref, amount }: { tradeNo: string; amount: number }, more = 0) => ({
  side: BillSide.payment,
  ref,
  refundNo: null,
  amount,
  fee: feeAt(amount, USUAL_FEE_RATE) + more,
});

const dayBefore = (now: Date, days: number): string => wireTime(new Date(now.getTime() - days * DAY)).slice(0, 10);

const receiptsOf = (db: Db, from: string, until: string) =>
  db
    .select({ tradeNo: tradeReceipt.tradeNo, amount: tradeReceipt.amount })
    .from(tradeReceipt)
    .where(
      and(
        eq(tradeReceipt.payType, PayType.standIn),
        gte(tradeReceipt.gmtCreate, `${from} 00:00:00`),
        lt(tradeReceipt.gmtCreate, `${until} 00:00:00`),
      ),
    )
    .orderBy(asc(tradeReceipt.id));
