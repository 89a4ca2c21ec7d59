import { desc, eq, sql } from 'drizzle-orm';
import * as contract from '#contract/system/adminOutbox.ts';
import { outboxMessage } from '../../db/schema/system.ts';
import { withoutCodes } from '../../domain/console/withoutCodes.ts';
import { handle } from '../../kit/handle.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';

export const list = handle(contract.list, async (ctx, { receiver, ...request }) => {
  const where = receiver === '' ? undefined : eq(outboxMessage.receiver, receiver);
  const rows = ctx.db.select().from(outboxMessage).where(where).orderBy(desc(outboxMessage.id)).$dynamic();
  const page = await paginate(request, rows, () => cappedCount(ctx.db, sql`${outboxMessage}`, where));
  if (ctx.config.demo) return page;
  return { ...page, list: page.list.map((row) => ({ ...row, content: withoutCodes(row.content) })) };
});

export const providers = handle(contract.providers, async ({ config }) => ({
  isSmsReal: config.sms ? (1 as const) : (0 as const),
  isMailReal: config.mail ? (1 as const) : (0 as const),
}));
