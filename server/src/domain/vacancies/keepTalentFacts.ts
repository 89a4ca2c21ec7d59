import * as z from 'zod';
import { NONE } from '#contract/rules/id.ts';
import type { Db } from '../../db/client.ts';
import { enqueue, job } from '../../kit/job.ts';
import { keepFactsOf, keepMissingFacts } from './talentFacts.ts';

/** A vacancy changed: its applicants fit it in another way. */
export async function factsChanged(db: Db, ids: readonly string[]): Promise<void> {
  for (const vacancyId of ids) await enqueue(db, keepTalentFacts, { vacancyId });
}

/** Of one vacancy, or without one of all applications that have none yet. */
export const keepTalentFacts = job({
  name: 'keepTalentFacts',
  input: z.object({ vacancyId: z.string().default(NONE) }),
  attempts: 5,
  key: ({ vacancyId }) => vacancyId ?? NONE,
  async run({ db }, { vacancyId }) {
    if (vacancyId === NONE) while (await db.transaction(keepMissingFacts));
    else
      for (let after: string | undefined = NONE; after !== undefined;) {
        const last: string = after;
        after = await db.transaction((tx) => keepFactsOf(tx, vacancyId, last));
      }
  },
});
