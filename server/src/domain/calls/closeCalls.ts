import { eq, ne } from 'drizzle-orm';
import { Nothing } from '#contract/kit/values.ts';
import { CallState } from '#contract/rules/calls.ts';
import { call } from '../../db/schema/call.ts';
import { job } from '../../kit/job.ts';
import { settle } from './settle.ts';

/** Calls come to their end also when no page of theirs is open any more. */
export const closeCalls = job({
  name: 'closeCalls',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '* * * * *',
  async run({ db, clock }) {
    const live = await db
      .select({ id: call.id })
      .from(call)
      .where(ne(call.callState, CallState.ended))
      .orderBy(call.id);
    for (const { id } of live)
      await db.transaction(async (tx) => {
        const [held] = await tx.select().from(call).where(eq(call.id, id)).for('update');
        await settle(tx, held!, clock());
      });
  },
});
