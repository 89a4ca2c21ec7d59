import { Nothing } from '#contract/kit/values.ts';
import { askFollowUps as ask } from '../domain/incubation/askFollowUps.ts';
import { job } from '../kit/job.ts';

/** Every morning: whoever graduated and did not tell of the half-year that is over is asked once. */
export const askFollowUps = job({
  name: 'askFollowUps',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '30 1 * * *',
  async run(platform) {
    // Each of them is marked, so that the next look finds others.
    while ((await ask(platform)) > 0);
  },
});
