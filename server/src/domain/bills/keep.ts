import { and, eq } from 'drizzle-orm';
import { EntryKind, feePostings } from '#contract/rules/ledger.ts';
import { wireTime } from '#contract/rules/time.ts';
import { BILL_TWICE } from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { bankBill, bankBillMiss, bankLine } from '../../db/schema/bill.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { book } from '../ledger/book.ts';
import { compareBill, settleExplained } from './compare.ts';
import type { BillLine } from './read.ts';

/** Rows that one statement takes. */
const AT_ONCE = 1000;

type Facts = Pick<typeof bankBill.$inferInsert, 'payType' | 'day' | 'fileName' | 'actorUserNo'> & {
  /** What was agreed with the bank, of ten thousand. */
  feeRate: number;
};

/**
 * Keeps the bill of a day, books what the bank kept for itself and lists what differs from our books; what earlier bills
 * left open may be explained by it. Who calls has a transaction. @throws BILL_TWICE
 */
export async function keepBill(db: Db, { feeRate, ...facts }: Facts, lines: readonly BillLine[], now: Date) {
  const adding = db.insert(bankBill).values({ ...facts, gmtCreate: wireTime(now) });
  const [bill] = await refusedAs(adding.returning({ id: bankBill.id }), { bank_bill_once: BILL_TWICE });
  const billId = bill!.id;
  for (let start = 0; start < lines.length; start += AT_ONCE)
    await db.insert(bankLine).values(lines.slice(start, start + AT_ONCE).map((line) => ({ ...line, billId })));
  const fee = lines.reduce((sum, line) => sum + line.fee, 0);
  const postings = feePostings(fee, facts.payType);
  await book(db, { entryKind: EntryKind.fee, causeId: billId, billId, postings }, now);
  await db.delete(bankBillMiss).where(and(eq(bankBillMiss.payType, facts.payType), eq(bankBillMiss.day, facts.day)));
  await settleExplained(db, facts.payType, now);
  const differenceCount = await compareBill(db, { billId, payType: facts.payType, day: facts.day, feeRate });
  return { id: billId, lineCount: lines.length, differenceCount };
}
