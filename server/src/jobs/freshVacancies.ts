import { Nothing } from '#contract/kit/values.ts';
import { expireVacancies, pauseSilent } from '../domain/vacancies/fresh.ts';
import { job } from '../kit/job.ts';

/** Every hour: what is over ends, and what answers nobody pauses (docs/decisions/0065). */
export const freshVacancies = job({
  name: 'freshVacancies',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '7 * * * *',
  async run(platform) {
    await expireVacancies(platform);
    // Each of them is paused, so that the next look finds others.
    while ((await pauseSilent(platform)) > 0);
  },
});
