import { Nothing } from '#contract/kit/values.ts';
import { remindPolicies as remind } from '../domain/startPolicy/remind.ts';
import { job } from '../kit/job.ts';

/** Every morning at nine: whoever keeps the last day of a policy is told a week before, once. */
export const remindPolicies = job({
  name: 'remindPolicies',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '0 1 * * *',
  async run(platform) {
    // Each of them is marked, so that the next look finds others.
    while ((await remind(platform)) > 0);
  },
});
