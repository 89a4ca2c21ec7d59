import { lt, sql } from 'drizzle-orm';
import { Nothing } from '#contract/kit/values.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { inState, queuedJob } from '../db/queuedJob.ts';
import { webhookDelivery } from '../db/schema/integration.ts';
import { forgetErrors } from '../domain/console/errorReports.ts';
import { sweepWords as sweepOldWords } from '../domain/search/hotWords.ts';
import { sweepSignIn as sweepOldSignIn } from '../domain/signIn/sweep.ts';
import { sweepUploads as sweepOldUploads } from '../domain/uploads/sweep.ts';
import type { Platform } from '../kit/context.ts';
import { job } from '../kit/job.ts';

const HOUR_MS = 3_600_000;
const DAY_SECONDS = 86_400;
/** So long a failed job can be looked at and tried again. */
const FAILED_DAYS = 30;

const sweep = { input: Nothing, attempts: 3, isAlone: true } as const;

export const sweepSignIn = job({
  ...sweep,
  name: 'sweepSignIn',
  cron: '2 * * * *',
  run: ({ db, clock }) => db.transaction((tx) => sweepOldSignIn(tx, clock())),
});

export const sweepWords = job({
  ...sweep,
  name: 'sweepWords',
  cron: '17 * * * *',
  run: ({ db, clock }) => db.transaction((tx) => sweepOldWords(tx, clock())),
});

export const clearUnfinished = job({
  ...sweep,
  name: 'clearUnfinished',
  cron: '22 * * * *',
  run: ({ providers, clock }) => providers.storage.clearUnfinished(new Date(clock().getTime() - HOUR_MS)),
});

export const sweepUploads = job({
  ...sweep,
  name: 'sweepUploads',
  cron: '37 * * * *',
  run: sweepOldUploads,
});

/** So long an event can be looked at and sent once more. */
const TOLD_DAYS = 30;

export const sweepWebhooks = job({
  ...sweep,
  name: 'sweepWebhooks',
  cron: '47 * * * *',
  async run({ db, clock }: Platform) {
    const before = wireTimeIn(clock(), -TOLD_DAYS * DAY_SECONDS);
    await db.delete(webhookDelivery).where(lt(webhookDelivery.gmtCreate, before));
  },
});

export const sweepErrors = job({
  ...sweep,
  name: 'sweepErrors',
  cron: '52 * * * *',
  run: ({ db, clock }: Platform) => forgetErrors(db, clock()),
});

export const sweepJobs = job({
  ...sweep,
  name: 'sweepJobs',
  cron: '27 * * * *',
  async run({ db, clock }: Platform) {
    const before = wireTimeIn(clock(), -FAILED_DAYS * DAY_SECONDS);
    const old = db
      .select({ id: queuedJob.id })
      .from(queuedJob)
      .where(sql`${inState('failed')} and ${lt(queuedJob.updatedAt, before)}`);
    await db.execute(sql`select 1 from graphile_worker.complete_jobs(array(${old}))`);
  },
});
