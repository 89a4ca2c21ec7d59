import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { wireTime } from '#contract/rules/time.ts';
import * as website from '#contract/system/website.ts';
import { testApp } from '#test/testApp.ts';
import type { Db } from './db/client.ts';
import { registerHostMetrics } from './hostMetrics.ts';
import { registerWorkMetrics } from './workMetrics.ts';

const t = await testApp();
const { pool } = t.database;

const page = async (): Promise<string> => (await t.app.inject('/metrics')).body;
const valueOf = async (name: string): Promise<number> =>
  Number(
    (await page())
      .split('\n')
      .find((line) => line.startsWith(`${name} `))!
      .split(' ')
      .at(-1),
  );

it('says how much work waits, how long the first of it is late, and what failed', async () => {
  await pool.query('delete from graphile_worker._private_jobs');
  expect(await valueOf('zhitu_database_up')).toBe(1);
  expect(await valueOf('zhitu_jobs{state="waiting"}')).toBe(0);
  expect(await valueOf('zhitu_jobs_late_seconds')).toBe(0);
  const add = (due: string, attempts: number) =>
    pool.query(`select graphile_worker.add_job('sweepSessions', run_at => now() + $1::interval, max_attempts => $2)`, [
      due,
      attempts,
    ]);
  await add('-1 hour', 25);
  await add('1 hour', 25);
  await add('0 seconds', 1);
  await pool.query('update graphile_worker._private_jobs set attempts = max_attempts where max_attempts = 1');
  expect(await valueOf('zhitu_jobs{state="waiting"}')).toBe(2);
  expect(await valueOf('zhitu_jobs{state="failed"}')).toBe(1);
  expect(await valueOf('zhitu_jobs_late_seconds')).toBeGreaterThanOrEqual(3600);
  await pool.query('delete from graphile_worker._private_jobs');
});

it('says how old the last backup is, how full the disk, and what this process has in hand', async () => {
  await pool.query(`delete from sys_config where config_key = 'lastBackup'`);
  expect(await page()).toContain('zhitu_backup_age_seconds +Inf\n'); // none is older than any
  const at = wireTime(new Date(Date.now() - 3_600_000));
  await pool.query(
    `insert into sys_config (config_name, config_key, config_value) values ('最近一次备份', 'lastBackup', $1)`,
    [at],
  );
  const age = await valueOf('zhitu_backup_age_seconds');
  expect(age).toBeGreaterThanOrEqual(3600);
  expect(age).toBeLessThan(7200);
  const registry = new Registry();
  registerHostMetrics(registry, pool, tmpdir());
  expect(await registry.metrics()).toMatch(/^zhitu_disk_free_bytes [1-9]/m);

  const used = await pool.connect();
  expect(await valueOf('zhitu_pool_connections{state="used"}')).toBeGreaterThanOrEqual(1);
  used.release();
  for (const name of ['zhitu_requests_under_way', 'zhitu_requests_refused_total', 'zhitu_live_tabs'])
    expect(await valueOf(name), name).toBeGreaterThanOrEqual(0);
});

it('while the database does not answer it says that, and nothing that may have changed', async () => {
  const registry = new Registry();
  let isAway = false;
  const work = { waiting: 3, running: 0, failed: 0, late: 9, unsent: 0, webhooks: 0, backup: null };
  const execute = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve({ rows: [work] }));
  const read = registerWorkMetrics(registry, { execute } as unknown as Db);
  await read();
  expect(await registry.metrics()).toContain('zhitu_jobs{state="waiting"} 3');
  isAway = true;
  await read();
  const said = await registry.metrics();
  expect(said).toContain('zhitu_database_up 0');
  expect(said).not.toMatch(/^zhitu_jobs/m);
});

it.each(['grafana.json', 'alerts.yml'])('%s asks for nothing that there is not', async (file) => {
  await t.guest.send(website.get, {});
  const there = await page();
  const text = readFileSync(new URL(`../../docs/monitoring/${file}`, import.meta.url), 'utf8');
  const asked = new Set(text.match(/\b(?:zhitu|process|nodejs)_[a-z0-9_]+\b/g));
  expect(asked.size).toBeGreaterThan(5);
  // without a label or a value after it, a name is the beginning of another one
  const missing = [...asked].filter((name) => !new RegExp(`^(# TYPE )?${name}[ {]`, 'm').test(there));
  expect(missing).toEqual([]);
});
