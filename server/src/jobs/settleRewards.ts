import { Nothing } from '#contract/kit/values.ts';
import { settleDue } from '../domain/community/quesAccept.ts';
import { job } from '../kit/job.ts';

/** Every hour: offers for answers that nobody decided on in time (docs/decisions/0072). */
export const settleRewards = job({
  name: 'settleRewards',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '52 * * * *',
  async run(platform) {
    // Each of them is settled, so that the next look finds others.
    while ((await settleDue(platform)) > 0);
  },
});
