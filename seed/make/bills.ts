import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { BillSide } from '#contract/rules/bills.ts';
import { PayType } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { tradeReceipt } from '#server/db/schema/trade.ts';
import { keepBill } from '#server/domain/bills/keep.ts';

const DAY = 86_400_000;

/** The bills of the demo bank of two days: of the older all is the same, in the newer is one payment that nobody here knows. */
export async function loadBills(db: Db, now: Date, actorUserNo: string): Promise<void> {
  for (const days of [4, 2]) {
    const day = dayBefore(now, days);
    const lines = (await receiptsOf(db, day, dayBefore(now, days - 1))).map(({ tradeNo: ref, amount }) => ({
      side: BillSide.payment,
      ref,
      refundNo: null,
      amount,
    }));
    const unknown = { side: BillSide.payment, ref: `D${day.replaceAll('-', '')}0001`, refundNo: null, amount: 12_800 };
    const facts = { payType: PayType.standIn, day, fileName: `演示银行账单${day}.csv`, actorUserNo };
    const at = new Date(now.getTime() - (days - 1) * DAY);
    await keepBill(db, facts, days === 2 ? [...lines, unknown] : lines, at);
  }
}

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
