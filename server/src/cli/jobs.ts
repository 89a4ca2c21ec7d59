import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { runOnce } from 'graphile-worker';
import type { JobName } from '#contract/rules/jobs.ts';
import { jobNames, jobStates } from '#contract/rules/jobs.ts';
import pino from 'pino';
import { inState, jobState, queuedJob } from '../db/queuedJob.ts';
import { jobLog, taskList, writtenDown } from '../jobs/runJobs.ts';
import { jobs } from '../jobs/table.ts';
import { enqueue } from '../kit/job.ts';
import { buildPlatform } from '../platform.ts';
import type { Site } from './site.ts';
import { withCurrentSite } from './site.ts';
import type { Io, Verb } from './verb.ts';

const SHOWN = 20;

export const verb: Verb = {
  takesWords: true,
  usage: [
    ['', '各种任务各有多少在等、在做、失败，失败的带着原因'],
    ['run <名字>', '提出一次定时的任务；站点在运行就由它做，停着就在这里做完'],
    ['retry <编号或 all>', '重做失败的任务'],
  ],
  async run({ env, say }, { positionals: [what = '', which = '', ...more] }) {
    const act = { '': list, run: runOne, retry }[what];
    if (!act || more.length > 0 || (what !== '' && which === '')) {
      say('请说明做什么，例如 npm run zhitu -- jobs run sweepJobs；加 --help 看全部。');
      return 2;
    }
    return withCurrentSite({ env }, (site) => act(site, say, which));
  },
};

type Say = Io['say'];

const nameOf = (name: string): string => (Object.hasOwn(jobNames, name) ? jobNames[name as JobName] : name);

async function list({ database: { db } }: Site, say: Say): Promise<number> {
  const rows = await db
    .select({ name: queuedJob.name, state: jobState, jobs: count() })
    .from(queuedJob)
    .groupBy(queuedJob.name, jobState)
    .orderBy(asc(queuedJob.name));
  if (rows.length === 0) say('没有任务在等。');
  for (const { name, state, jobs } of rows) say(`${name}（${nameOf(name)}）：${jobStates[state]} ${jobs}`);
  const failed = await db
    .select({ id: queuedJob.id, name: queuedJob.name, lastError: queuedJob.lastError })
    .from(queuedJob)
    .where(inState('failed'))
    .orderBy(desc(queuedJob.id))
    .limit(SHOWN);
  for (const { id, name, lastError } of failed) say(`失败 ${id} ${name}：${lastError ?? ''}`);
  return failed.length > 0 ? 1 : 0;
}

async function runOne(site: Site, say: Say, name: string): Promise<number> {
  const wanted = jobs.find((one) => one.name === name && one.cron !== undefined);
  if (!wanted) {
    const regular = jobs.filter(({ cron }) => cron !== undefined).map((one) => `${one.name}（${nameOf(one.name)}）`);
    say(`没有「${name}」这个定时的任务，有：${regular.join('、')}。`);
    return 2;
  }
  const { config, database, isRunning } = site;
  await enqueue(database.db, wanted, {});
  if (isRunning || config.databaseUrl !== null) {
    say(`${nameOf(name)}：已经提出，由运行着的站点来做。`);
    return 0;
  }
  const log = pino({ level: 'silent' });
  const platform = buildPlatform(config, database, log);
  const options = { pgPool: database.pool, logger: jobLog(log), noHandleSignals: true, preset: writtenDown };
  await runOnce(options, taskList(platform, [wanted]));
  const [left] = await database.db
    .select({ lastError: queuedJob.lastError })
    .from(queuedJob)
    .where(eq(queuedJob.name, wanted.name))
    .orderBy(desc(queuedJob.id))
    .limit(1);
  say(left ? `${nameOf(name)}：没有做成，${left.lastError ?? '还在等'}` : `${nameOf(name)}：做好了。`);
  return left ? 1 : 0;
}

async function retry({ database: { db } }: Site, say: Say, which: string): Promise<number> {
  const failed = db
    .select({ id: queuedJob.id })
    .from(queuedJob)
    .where(which === 'all' ? inState('failed') : sql`${inState('failed')} and ${queuedJob.id}::text = ${which}`);
  const { rows } = await db.execute(
    sql`select id from graphile_worker.reschedule_jobs(array(${failed}), run_at => now(), attempts => 0)`,
  );
  say(rows.length > 0 ? `重新排进去 ${rows.length} 个任务。` : '没有这样的失败任务。');
  return rows.length > 0 ? 0 : 1;
}
