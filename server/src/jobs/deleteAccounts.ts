import { Nothing } from '#contract/kit/values.ts';
import { claimDeletion, dueDeletions } from '../domain/privacy/deletion.ts';
import { erasePerson } from '../domain/privacy/erase.ts';
import { job } from '../kit/job.ts';
import { loggable } from '../kit/loggable.ts';

const AT_ONCE = 50;

/** Deletes the accounts whose days of thinking again are over, each in a transaction of its own. */
export const deleteAccounts = job({
  name: 'deleteAccounts',
  input: Nothing,
  attempts: 1, // the next hour tries again
  isAlone: true,
  cron: '7 * * * *',
  async run({ db, log, clock }) {
    const now = clock();
    const failures: unknown[] = [];
    for (const userNo of await dueDeletions(db, now, AT_ONCE)) {
      try {
        const isDone = await db.transaction(async (tx) => {
          const isClaimed = await claimDeletion(tx, userNo, now);
          if (isClaimed) await erasePerson(tx, userNo);
          return isClaimed;
        });
        if (isDone) log.info({ userNo }, 'account deleted');
      } catch (error) {
        failures.push(error);
        log.warn({ ...loggable(error), userNo }, 'account not deleted');
      }
    }
    if (failures.length > 0) throw failures[0];
  },
});
