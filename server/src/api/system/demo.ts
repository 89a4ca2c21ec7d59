import { desc, eq, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as contract from '#contract/system/demo.ts';
import { outboxMessage } from '../../db/schema/system.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { countOf, paginate } from '../../kit/paginate.ts';

export const outbox = handle(contract.outbox, async (ctx, input) => {
  if (!ctx.config.demo) throw fail(NOT_FOUND);
  const where = input.receiver ? eq(outboxMessage.receiver, input.receiver) : undefined;
  const rows = ctx.db.select().from(outboxMessage).where(where).orderBy(desc(outboxMessage.id)).$dynamic();
  return paginate(input, rows, () => countOf(ctx.db, sql`${outboxMessage}`, where));
});
