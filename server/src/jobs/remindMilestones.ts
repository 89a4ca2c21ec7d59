import { Nothing } from '#contract/kit/values.ts';
import { remindLate, remindNear } from '../domain/incubation/remind.ts';
import { job } from '../kit/job.ts';

/** Every morning at nine: teams hear of what is due within three days, and both sides of what is late. */
export const remindMilestones = job({
  name: 'remindMilestones',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '0 1 * * *',
  async run(platform) {
    // Each of them is marked, so that the next look finds others.
    while ((await remindNear(platform)) > 0);
    while ((await remindLate(platform)) > 0);
  },
});
