import { and, asc, eq } from 'drizzle-orm';
import type { receipt } from '#contract/exam/running.ts';
import type { CheckedReceipt } from '#contract/exam/runningShapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { placeOf } from '#contract/rules/slots.ts';
import { answerLog } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { verified } from '../sitting/receipts.ts';
import { watchedSitting } from './policies.ts';

const MOST_SAVES = 200;

/** Whether a receipt that a candidate shows is one of what is stored, and all that was stored for its question. @throws SITTING_GONE */
export async function checkReceipt(
  ctx: UserCtx,
  { sittingId, ...shown }: OutputOf<typeof receipt.input>,
): Promise<CheckedReceipt> {
  const { sitting } = await watchedSitting(ctx, sittingId);
  const found = await verified(ctx.db, sittingId, shown);
  if (!found) return { isGenuine: 0, place: 0, saves: [] };
  const { seq, slot, answer, storedAt, hash } = answerLog;
  const saves = await ctx.db
    .select({ seq, slot, answer, storedAt, hash })
    .from(answerLog)
    .where(and(eq(answerLog.sittingId, sittingId), eq(slot, found.slot)))
    .orderBy(asc(seq))
    .limit(MOST_SAVES);
  const { itemId } = placeOf(found.slot);
  const items = sitting.layout.sections.flatMap((section) => section.items);
  return { isGenuine: 1, place: items.findIndex((item) => item.itemId === itemId) + 1, saves };
}
