import { Nothing } from '#contract/kit/values.ts';
import { remindMembers as remind } from '../domain/membership/remind.ts';
import { job } from '../kit/job.ts';

/** Every morning at twenty past nine: whose membership ends in a week, or tomorrow, hears of it. */
export const remindMembers = job({
  name: 'remindMembers',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '20 1 * * *',
  async run(platform) {
    // Each of them is marked, so that the next look finds others.
    while ((await remind(platform)) > 0);
  },
});
