import { and, asc, between, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { Id } from '#contract/kit/values.ts';
import { Fit } from '#contract/rules/eligibility.ts';
import { startPolicyPath } from '#contract/rules/pagePaths.ts';
import { regionStretch } from '#contract/rules/regionCodes.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { founderFacts, policyDate, startPolicy } from '../../db/schema/startPolicy.ts';
import { job } from '../../kit/job.ts';
import { sendMessage, sendMessages } from '../messages/send.ts';
import { namesOfCodes } from '../site/names.ts';
import { judgementOf } from './fit.ts';
import { isPublished } from './policies.ts';

type Row = typeof startPolicy.$inferSelect;

const FOUNDERS = 500;

/** A policy is public: whom it fits hears of it once, who keeps its date of every later version. */
export const tellPolicy = job({
  name: 'tellPolicy',
  input: z.object({ policyId: Id, version: z.int() }),
  attempts: 5,
  key: ({ policyId }) => policyId,
  async run({ db, clock }, { policyId }) {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(startPolicy)
        .where(and(eq(startPolicy.id, policyId), isPublished))
        .for('update');
      // done again, or told of this version already
      if (!row || row.toldVersion >= row.version) return;
      if (row.toldVersion === 0) await tellFounders(tx, row, clock());
      if (row.version > 1) await tellKeepers(tx, row);
      await tx.update(startPolicy).set({ toldVersion: row.version }).where(eq(startPolicy.id, row.id));
    });
  },
});

/** Goes through those who want to hear of new policies where this one counts, some hundreds at a time. */
async function tellFounders(db: Db, row: Row, now: Date): Promise<void> {
  const today = wireTime(now).slice(0, 10);
  const names = await namesOfCodes(db, now);
  const { from, to } = regionStretch(row.regionCode);
  const inPlace = row.regionCode === '' ? undefined : between(founderFacts.regionCode, from, to);
  for (let after: { regionCode: string; id: string } | undefined = { regionCode: '', id: '0' }; after;) {
    const some = await db
      .select()
      .from(founderFacts)
      .where(
        and(
          sql`${founderFacts.isAlert} = 1`,
          inPlace,
          sql`(${founderFacts.regionCode}, ${founderFacts.id}) > (${after.regionCode}, ${after.id}::bigint)`,
        ),
      )
      .orderBy(asc(founderFacts.regionCode), asc(founderFacts.id))
      .limit(FOUNDERS);
    const fitting = some.filter((facts) => judgementOf(row, { facts, today, names }).fit === Fit.fits);
    await sendMessages(
      { db },
      fitting.map(({ userNo }) => ({
        to: userNo,
        msgType: 'system',
        msgTitle: `有一条适合你的创业政策：${row.policyName}`,
        msgText: `${row.amount}。${row.applyUntil === '' ? '常年可以申请。' : `${row.applyUntil} 截止。`}`,
        msgUrl: startPolicyPath(row.id),
      })),
    );
    after = some.length < FOUNDERS ? undefined : some.at(-1);
  }
}

async function tellKeepers(db: Db, row: Row): Promise<void> {
  const keepers = await db
    .select({ userNo: policyDate.userNo })
    .from(policyDate)
    .where(eq(policyDate.policyId, row.id));
  await sendMessage(
    { db },
    {
      to: keepers.map(({ userNo }) => userNo),
      msgType: 'system',
      msgTitle: `你记下的政策有了新的一版：${row.policyName}`,
      msgText: row.changeNote,
      msgUrl: startPolicyPath(row.id),
    },
  );
}
