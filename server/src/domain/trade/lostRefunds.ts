import { and, asc, eq, exists, gt, inArray, lte, not, sql } from 'drizzle-orm';
import { RefundState } from '#contract/rules/orders.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { inState, queuedJob } from '../../db/queuedJob.ts';
import { tradeReceipt, tradeRefund } from '../../db/schema/trade.ts';
import type { Platform } from '../../kit/context.ts';
import { enqueue, keyOfJob } from '../../kit/job.ts';
import { oneByOne, pagesOf } from '../../kit/oneByOne.ts';
import { payBack } from './payBack.ts';
import { returnedByUs } from './ways.ts';

const AT_ONCE = 100;
/** What was just granted is left to its own job. */
const SETTLED_SECONDS = 3600;

/**
 * Money that was granted and that nothing returns: no job of it waits or runs, and no operator was told that it is stuck.
 * It is returned as every refund is; the bank knows its number, so that one too many returns nothing twice.
 * @returns how many there were
 */
export async function findLostRefunds({ db, clock }: Platform): Promise<number> {
  const before = wireTimeIn(clock(), -SETTLED_SECONDS);
  const its = sql`${keyOfJob(payBack.name, '')} || ${tradeRefund.id}::text`;
  const isUnderWay = exists(
    db
      .select({ one: sql`1` })
      .from(queuedJob)
      .where(and(eq(queuedJob.key, its), not(inState('failed')))),
  );
  const lost = pagesOf<{ id: string }>(AT_ONCE, (last) =>
    db
      .select({ id: tradeRefund.id })
      .from(tradeRefund)
      .innerJoin(tradeReceipt, eq(tradeReceipt.id, tradeRefund.receiptId))
      .where(
        and(
          eq(tradeRefund.refundState, RefundState.granted),
          eq(tradeRefund.stuckReason, ''),
          lte(tradeRefund.gmtModified, before),
          inArray(tradeReceipt.payType, [...returnedByUs]),
          not(isUnderWay),
          last && gt(tradeRefund.id, last.id),
        ),
      )
      .orderBy(asc(tradeRefund.id))
      .limit(AT_ONCE),
  );
  return oneByOne(lost, ({ id }) => enqueue(db, payBack, { refundId: id }));
}
