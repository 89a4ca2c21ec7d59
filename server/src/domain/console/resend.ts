import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import { CONFLICT, NOT_FOUND } from '#contract/kit/errors.ts';
import { DeliveryState } from '#contract/rules/deliveryStates.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { STILL_FAILING } from '#contract/system/adminFailures.ts';
import { outboxMessage } from '../../db/schema/system.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { reasonOf } from '../../providers/recorded.ts';
import type { Payload } from '../../providers/recorded.ts';

/** A process that stopped while it was sending lets go after this time. */
const SECONDS_OF_A_TRY = 120;

/**
 * Sends what failed once more; of two who press at once, one does. No transaction waits for the provider.
 * @throws NOT_FOUND, CONFLICT when there is nothing to send again, STILL_FAILING with the reason
 */
export async function resend(ctx: UserCtx, id: string): Promise<void> {
  const message = await claim(ctx, id);
  const its = eq(outboxMessage.id, id);
  const { receiver, channel, attempts } = message;
  ctx.changed({ after: { receiver, channel, attempts } });
  try {
    await ctx.providers.resend(receiver, message.payload as Payload);
  } catch (error) {
    const lastError = reasonOf(error);
    await ctx.db.update(outboxMessage).set({ deliveryStatus: DeliveryState.failed, lastError }).where(its);
    throw fail(STILL_FAILING, `还是没有发出去：${lastError}`);
  }
  await ctx.db.update(outboxMessage).set({ deliveryStatus: DeliveryState.sent, lastError: '' }).where(its);
}

async function claim({ db, now }: UserCtx, id: string): Promise<typeof outboxMessage.$inferSelect> {
  const stopped = lt(outboxMessage.triedAt, wireTimeIn(now, -SECONDS_OF_A_TRY));
  const waits = or(
    eq(outboxMessage.deliveryStatus, DeliveryState.failed),
    and(eq(outboxMessage.deliveryStatus, DeliveryState.sending), stopped),
  );
  const [message] = await db
    .update(outboxMessage)
    .set({
      deliveryStatus: DeliveryState.sending,
      attempts: sql`${outboxMessage.attempts} + 1`,
      triedAt: wireTime(now),
    })
    .where(and(eq(outboxMessage.id, id), isNotNull(outboxMessage.payload), waits))
    .returning();
  if (message) return message;
  throw fail((await db.$count(outboxMessage, eq(outboxMessage.id, id))) > 0 ? CONFLICT : NOT_FOUND);
}
