import { Nothing } from '#contract/kit/values.ts';
import { remindInterviews as remind } from '../domain/interviews/remind.ts';
import { job } from '../kit/job.ts';

/** Every ten minutes: whoever has an interview within a day is told once. */
export const remindInterviews = job({
  name: 'remindInterviews',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '*/10 * * * *',
  async run(platform) {
    // Each of them is marked, so that the next look finds others.
    while ((await remind(platform)) > 0);
  },
});
