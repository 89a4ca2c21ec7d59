import { Nothing } from '#contract/kit/values.ts';
import { remindReaders as remind } from '../domain/startProgramme/remind.ts';
import { job } from '../kit/job.ts';

/** Every morning at nine: whoever has still to read applications is told before the last day, once. */
export const remindReaders = job({
  name: 'remindReaders',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '0 1 * * *',
  async run(platform) {
    // Each of them is marked, so that the next look finds others.
    while ((await remind(platform)) > 0);
  },
});
