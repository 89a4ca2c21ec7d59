import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { momentOf } from '#contract/rules/time.ts';
import { LAST_BACKUP } from './backup/lastBackup.ts';
import type { Db } from './db/client.ts';
import { enabledAs } from './db/enabled.ts';
import { inState, queuedJob } from './db/queuedJob.ts';
import type { Replica } from './db/replica.ts';

/** Prometheus waits ten seconds for the whole page: a database that is away must not take the rest with it. */
const PATIENCE_MS = 2000;

interface Work {
  waiting: number;
  running: number;
  failed: number;
  late: number;
  unsent: number;
  webhooks: number;
  /** When the last backup was begun, as it was written down. */
  backup: string | null;
}

/**
 * What `/metrics` says of the database and of the work that waits in it: the same in every process.
 * @returns Reads it anew; while the database does not answer, only that is said.
 */
export function registerWorkMetrics(registry: Registry, db: Db): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge('zhitu_database_up', 'Whether the database answered within two seconds');
  const seconds = gauge('zhitu_database_seconds', 'How long the database took to answer this page');
  const jobs = gauge('zhitu_jobs', 'Background jobs that are not done, by state', ['state']);
  const late = gauge('zhitu_jobs_late_seconds', 'How long the first job that is due has been waiting');
  const unsent = gauge('zhitu_outbox_failed', 'Text messages and mails that could not be sent');
  const webhooks = gauge('zhitu_webhooks_failing', 'Systems outside whose last delivery failed');
  const backup = gauge('zhitu_backup_age_seconds', 'Since the last backup was begun; infinite where there is none');
  return async () => {
    const began = performance.now();
    const work = await within(PATIENCE_MS, readWork(db)).catch(() => undefined);
    up.set(work ? 1 : 0);
    if (!work) {
      jobs.reset();
      for (const one of [seconds, late, unsent, webhooks, backup]) one.remove();
      return;
    }
    seconds.set((performance.now() - began) / 1000);
    for (const state of ['waiting', 'running', 'failed'] as const) jobs.set({ state }, work[state]);
    late.set(work.late);
    unsent.set(work.unsent);
    webhooks.set(work.webhooks);
    backup.set(work.backup === null ? Infinity : (Date.now() - momentOf(work.backup).getTime()) / 1000);
  };
}

/** Of the replica for public lists: whether it serves at present, and how much of the log is on its way to it. */
export function registerReplicaMetrics(registry: Registry, replica: Pick<Replica, 'serves' | 'behind'>): void {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  gauge('zhitu_replica_serves', 'Whether public lists are read from the replica', () => (replica.serves ? 1 : 0));
  gauge(
    'zhitu_replica_behind_bytes',
    'Bytes of the log that the replica had not replayed at the last look',
    () => replica.behind,
  );
}

async function readWork(db: Db): Promise<Work> {
  const isDue = sql`${inState('waiting')} and ${queuedJob.runAt} <= now()`;
  const { rows } = await db.execute<Work & Record<string, unknown>>(sql`
    select count(*) filter (where ${inState('waiting')})::int as waiting,
      count(*) filter (where ${inState('running')})::int as running,
      count(*) filter (where ${inState('failed')})::int as failed,
      coalesce(extract(epoch from now() - min(${queuedJob.runAt}) filter (where ${isDue})), 0)::float8 as late,
      (select count(*)::int from outbox_message where delivery_status >= 2) as unsent,
      (select count(*)::int from webhook where failures > 0 and ${enabledAs()}) as webhooks,
      (select config_value from sys_config where config_key = ${LAST_BACKUP}) as backup
    from ${queuedJob}`);
  return rows[0]!;
}

/** @throws when it takes longer */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const over = sleep(ms, undefined, { ref: false }).then(() => Promise.reject(new Error(`no answer within ${ms} ms`)));
  return Promise.race([work, over]);
}
