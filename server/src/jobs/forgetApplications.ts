import { Nothing } from '#contract/kit/values.ts';
import { forgetOld } from '../domain/vacancies/forget.ts';
import { job } from '../kit/job.ts';

/** Every night: what was handed over with applications that are long decided goes; how they ended stays with the people. */
export const forgetApplications = job({
  name: 'forgetApplications',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '50 19 * * *',
  async run({ db, clock }) {
    while (await db.transaction((tx) => forgetOld(tx, clock())));
  },
});
