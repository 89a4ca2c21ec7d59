import { hash as digest } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { KeptReceipt } from '#contract/exam/sittingShapes.ts';
import { receiptText } from '#contract/rules/canonical.ts';
import type { Db } from '../../db/client.ts';
import { answerLog } from '../../db/schema/sitting.ts';
import { pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';

/** The hash of an entry: SHA-256 over the one before and this one, so that none can be changed or left out unseen. */
export const hashOf = (previousHash: string, entry: Parameters<typeof receiptText>[1]): string =>
  digest('sha256', receiptText(previousHash, entry), 'hex');

const { seq, slot, answer, storedAt, hash } = answerLog;
const kept = { seq, slot, answer, storedAt, hash };

/** A page of what was stored, and whether the whole chain still agrees with itself. */
export async function receiptsOf(db: Db, sittingId: string, wanted: PageRequest) {
  const all = await db.select(kept).from(answerLog).where(eq(answerLog.sittingId, sittingId)).orderBy(asc(seq));
  const page = await pageAt(wanted, all.length, async (limit, offset) => all.slice(offset, offset + limit));
  return { ...page, isIntact: isIntact(sittingId, all) ? (1 as const) : (0 as const) };
}

export function isIntact(sittingId: string, entries: readonly KeptReceipt[]): boolean {
  let previous = '';
  return entries.every((entry, index) => {
    const is = entry.seq === index + 1 && entry.hash === hashOf(previous, { ...entry, sittingId });
    previous = entry.hash;
    return is;
  });
}

/** Whether a receipt is that of an entry which is still as it was; with the entry, if so. */
export async function verified(
  db: Db,
  sittingId: string,
  shown: { seq: number; hash: string },
): Promise<KeptReceipt | null> {
  const around = inArray(seq, [shown.seq - 1, shown.seq]);
  const rows = await db
    .select(kept)
    .from(answerLog)
    .where(and(eq(answerLog.sittingId, sittingId), around));
  const entry = rows.find((row) => row.seq === shown.seq);
  const previous = rows.find((row) => row.seq === shown.seq - 1)?.hash ?? '';
  if (!entry || entry.hash !== shown.hash.toLowerCase()) return null;
  return entry.hash === hashOf(previous, { ...entry, sittingId }) ? entry : null;
}
