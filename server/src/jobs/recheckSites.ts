import { NONE } from '#contract/rules/id.ts';
import { Nothing } from '#contract/kit/values.ts';
import { recheckBatch } from '../domain/orgSite/recheck.ts';
import { job } from '../kit/job.ts';

/** Every night: whether the hosts of organizations are still shown to be theirs. */
export const recheckSites = job({
  name: 'recheckSites',
  input: Nothing,
  attempts: 2,
  isAlone: true,
  cron: '10 19 * * *',
  async run(platform) {
    for (let after: string | undefined = NONE; after !== undefined;) after = await recheckBatch(platform, after);
  },
});
