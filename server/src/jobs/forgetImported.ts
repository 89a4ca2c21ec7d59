import { Nothing } from '#contract/kit/values.ts';
import { forgetExpired, forgetReadings } from '../domain/talentImport/forget.ts';
import { job } from '../kit/job.ts';

/** Every night: imported résumés whose time is over go, and what was read of files and not brought in. */
export const forgetImported = job({
  name: 'forgetImported',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '55 19 * * *',
  async run({ db, clock }) {
    while (await db.transaction((tx) => forgetExpired(tx, clock())));
    await forgetReadings(db, clock());
  },
});
