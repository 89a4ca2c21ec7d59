import { Nothing } from '#contract/kit/values.ts';
import { tellTalentBatch } from '../domain/smartFilter/tell.ts';
import { job } from '../kit/job.ts';

/** Every hour from 8 to 22 o'clock in China, as for saved searches among vacancies (docs/decisions/0083). */
export const tellTalent = job({
  name: 'tellTalent',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '41 0-14 * * *',
  async run(platform) {
    for (let after: string | undefined = '0'; after !== undefined;) after = await tellTalentBatch(platform, after);
  },
});
