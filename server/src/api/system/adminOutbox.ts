import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { DeliveryState } from '#contract/rules/deliveryStates.ts';
import * as contract from '#contract/system/adminOutbox.ts';
import { outboxMessage } from '../../db/schema/system.ts';
import { resend as sendAgain } from '../../domain/console/resend.ts';
import { withoutCodes } from '../../domain/console/withoutCodes.ts';
import { handle } from '../../kit/handle.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';

export const list = handle(contract.list, async (ctx, { receiver, isFailed, ...request }) => {
  const where = and(
    receiver === '' ? undefined : eq(outboxMessage.receiver, receiver),
    isFailed ? gte(outboxMessage.deliveryStatus, DeliveryState.failed) : undefined,
  );
  const rows = ctx.db.select().from(outboxMessage).where(where).orderBy(desc(outboxMessage.id)).$dynamic();
  const page = await paginate(request, rows, () => cappedCount(ctx.db, sql`${outboxMessage}`, where));
  const list = page.list.map((row) => ({
    ...row,
    content: ctx.config.demo ? row.content : withoutCodes(row.content),
    canResend: row.deliveryStatus === DeliveryState.failed && row.payload !== null,
  }));
  return { ...page, list };
});

/** Waiting for a provider holds no transaction. */
export const resend = handle(
  contract.resend,
  async (ctx, { id }) => {
    await sendAgain(ctx, id);
    return {};
  },
  { transaction: 'own' },
);

export const providers = handle(contract.providers, async ({ config }) => ({
  isSmsReal: config.sms ? (1 as const) : (0 as const),
  isMailReal: config.mail ? (1 as const) : (0 as const),
}));
