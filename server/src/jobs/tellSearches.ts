import { Nothing } from '#contract/kit/values.ts';
import { markNews, tellBatch } from '../domain/vacancySearch/tell.ts';
import { job } from '../kit/job.ts';

/** Every hour from 8 to 22 o'clock in China: nobody is woken by a vacancy (docs/decisions/0073). */
export const tellSearches = job({
  name: 'tellSearches',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '23 0-14 * * *',
  async run(platform) {
    while ((await markNews(platform.db)) > 0);
    for (let after: string | undefined = '0'; after !== undefined;) after = await tellBatch(platform, after);
  },
});
