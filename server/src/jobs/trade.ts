import { Nothing } from '#contract/kit/values.ts';
import { fetchMissing } from '../domain/bills/fetch.ts';
import { proveNightly } from '../domain/ledger/prove.ts';
import { endOverdueGroups } from '../domain/trade/groupJobs.ts';
import { findLostRefunds } from '../domain/trade/lostRefunds.ts';
import { closeOverdue, forgetForged, releaseDue } from '../domain/trade/overdue.ts';
import { job } from '../kit/job.ts';

/** Every five minutes: orders that nobody paid in time (docs/decisions/0074). */
export const closeOrders = job({
  name: 'closeOrders',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '*/5 * * * *',
  async run(platform) {
    await closeOverdue(platform);
    await forgetForged(platform);
  },
});

/** Every minute: groups whose time is over (docs/decisions/0092). */
export const closeGroups = job({
  name: 'closeGroups',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '* * * * *',
  async run(platform) {
    await endOverdueGroups(platform);
  },
});

/** Every hour: shares that nobody can ask back any more. */
export const releaseShares = job({
  name: 'releaseShares',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '23 * * * *',
  async run(platform) {
    await releaseDue(platform);
  },
});

/** Every hour: refunds whose job is gone, as of releases that gave up without saying so. */
export const findRefunds = job({
  name: 'findRefunds',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '37 * * * *',
  async run(platform) {
    await findLostRefunds(platform);
  },
});

/** Every night, 03:20 here: the ledger is proved, on Sundays all of it; one that is not sound shows as a failed job too. */
export const proveLedgerNightly = job({
  name: 'proveLedger',
  input: Nothing,
  attempts: 1,
  isAlone: true,
  cron: '20 19 * * *',
  async run({ db, clock }) {
    const { faults } = await proveNightly(db, clock());
    if (faults.length > 0)
      throw new Error(`资金账本不平：${faults.map(({ what, row }) => `${what} ${row}`).join('、')}`.slice(0, 500));
  },
});

/**
 * Four times from 10:40 here: the bills of the days before. Banks make them until 10, so that it cannot be at night; what
 * is not there yet is looked for at the next time (docs/decisions/0113).
 */
export const fetchBills = job({
  name: 'fetchBills',
  input: Nothing,
  attempts: 1,
  isAlone: true,
  cron: '40 2,4,6,8 * * *',
  run: fetchMissing,
});
