import { Nothing } from '#contract/kit/values.ts';
import { crookedLedgers } from '../domain/credits/check.ts';
import { job } from '../kit/job.ts';

/** Every night: a ledger that does not add up shows as a failed job in the console. */
export const checkCredits = job({
  name: 'checkCredits',
  input: Nothing,
  attempts: 1,
  isAlone: true,
  cron: '40 3 * * *',
  async run({ db }) {
    const crooked = await crookedLedgers(db);
    if (crooked.length > 0) throw new Error(`学分账本与认定的学分不一致：${crooked.join('、')}`);
  },
});
