import { Nothing } from '#contract/kit/values.ts';
import { removeOld } from '../domain/orgExport/make.ts';
import { unlessBackedUp } from '../kit/backupLocks.ts';
import { job } from '../kit/job.ts';

/** Every night: archives of organizations whose days are over. */
export const removeOrgExports = job({
  name: 'removeOrgExports',
  input: Nothing,
  attempts: 1,
  isAlone: true,
  cron: '20 20 * * *',
  run: (platform) => unlessBackedUp(platform.db, () => removeOld(platform)),
});
