import { Nothing } from '#contract/kit/values.ts';
import { askForDue } from '../domain/directory/due.ts';
import { job } from '../kit/job.ts';

/** Every hour of the night in China, and until the morning: which staff directories are to be read by now. */
export const readDirectories = job({
  name: 'readDirectories',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '5 16-23 * * *',
  async run(platform) {
    // Each of them is marked, so that the next look finds others.
    while ((await askForDue(platform)) > 0);
  },
});
