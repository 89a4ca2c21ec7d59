import { Nothing } from '#contract/kit/values.ts';
import { remindTrainings as remind } from '../domain/training/remind.ts';
import { job } from '../kit/job.ts';

/** Hourly: whoever has not handed in a project hears of its end the day before, once. */
export const remindTrainings = job({
  name: 'remindTrainings',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '12 * * * *',
  async run(platform) {
    // Each of them is marked, so that the next look finds others.
    while ((await remind(platform)) > 0);
  },
});
