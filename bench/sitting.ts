import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { answerLog } from '#server/db/schema/sitting.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { ask, makeExam, SAVES, TAB } from './kit/examRoom.ts';
import type { MadeExam } from './kit/examRoom.ts';
import { heaviestIn } from './kit/heaviest.ts';
import { makeLearners } from './kit/learners.ts';
import type { Learner } from './kit/learners.ts';
import { coresBetween, processorTime } from './kit/processorTime.ts';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

type Step = 'begin' | 'view' | 'save' | 'submit';

interface Measured {
  times: Record<Step, number[]>;
  failed: number;
}

/**
 * `npm run bench -- sitting 100,500,1000,2000`: so many candidates at once, without pauses, against one server process:
 * begin, the paper, twenty saves, hand in. Nothing may fail, and every acknowledged answer must be there. Beside the times
 * stands how many cores server, database, this process and everybody else kept busy meanwhile; with `profile` behind the
 * ladder also in which functions the server spent its time, which costs some of it.
 */
export async function run([ladder = '100,500,1000,2000', profile = '']: string[]): Promise<void> {
  const steps = ladder.split(',').map(Number);
  const world = await benchWorld();
  const database = openDatabase(world.databaseUrl, 4);
  const { db } = database;
  const rows: (string | number)[][] = [];
  const cores: (string | number)[][] = [];
  const profiles = profile === 'profile' ? await mkdtemp(join(tmpdir(), 'zhitu-profile-')) : undefined;
  try {
    await migrateDatabase(database.pool);
    const { learners } = await makeLearners(db, Math.max(...steps));
    const watched = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`, ...serverProgram] : serverProgram;
    const server = await world.start(watched, { DEMO_MODE: 'off', RTC: 'off' });
    const used = async () => processorTime(server.pid, await world.postmaster());
    rows.push(await idle(server.url, await makeExam(db, learners.slice(0, 50)), learners.slice(0, 50)));
    for (const count of steps) {
      const some = learners.slice(0, count);
      const exam = await makeExam(db, some);
      const before = await db.$count(answerLog);
      const measured: Measured = { times: { begin: [], view: [], save: [], submit: [] }, failed: 0 };
      const from = await used();
      await Promise.all(some.map((one) => sit(server.url, exam, one, measured)));
      const to = await used();
      const seconds = (to.at - from.at) / 1000;
      const busy = coresBetween(from, to);
      cores.push([`${count} 人`, busy.server, busy.database, busy.asker, busy.others, cpus().length]);
      const stored = (await db.$count(answerLog)) - before;
      if (stored !== measured.times.save.length) {
        throw new Error(`应答了 ${measured.times.save.length} 次保存，存下 ${stored} 条`);
      }
      rows.push(...rowsOf(`${count} 人，${seconds.toFixed(1)} 秒`, measured));
    }
    report(['同时', '调用', '次数', '平均 ms', 'p95 ms', 'p99 ms', '失败'], rows);
    console.log('忙着的核：服务一个进程最多用一个多一点；加起来近于机器的核数时，量到的是机器');
    report(['同时', '服务', '数据库', '量的一方', '别的', '机器的核'], cores);
    if (profiles) {
      await server.stop();
      report(['服务自己花时间最多的', '占'], await heaviestIn(profiles));
    }
  } finally {
    await database.close();
    await world.close();
    if (profiles) await rm(profiles, { recursive: true, force: true });
  }
}

/** Begins one after the other, while nothing else happens. */
async function idle(url: string, { assessmentId }: MadeExam, learners: readonly Learner[]) {
  const times: number[] = [];
  for (const one of learners) {
    const from = performance.now();
    const { code } = await ask(url, 'begin', one, { assessmentId, tabKey: TAB });
    if (code !== 200) throw new Error(`开始得到 ${code}`);
    times.push(performance.now() - from);
  }
  return lineOf('闲时', 'begin', times, 0);
}

async function sit(url: string, { assessmentId, slots }: MadeExam, one: Learner, measured: Measured): Promise<void> {
  const timed = async <T>(step: Step, input: object): Promise<T | undefined> => {
    const from = performance.now();
    const reply = await ask<T>(url, step, one, input).catch(() => undefined);
    if (reply?.code !== 200) measured.failed += 1;
    else measured.times[step].push(performance.now() - from);
    return reply?.code === 200 ? reply.data : undefined;
  };
  const begun = await timed<{ id: string }>('begin', { assessmentId, tabKey: TAB });
  if (!begun) return;
  const { id } = begun;
  await timed('view', { id, tabKey: TAB });
  for (let at = 0; at < SAVES; at += 1) {
    const entry = { clientSeq: at + 1, slot: slots[at], answer: 'abcd'[at % 4], givenAt: 0 };
    await timed('save', { id, tabTurn: 1, sentAt: 0, entries: [entry] });
  }
  await timed('submit', { id, tabTurn: 1 });
}

const rowsOf = (name: string, { times, failed }: Measured) =>
  (Object.keys(times) as Step[]).map((step) => lineOf(name, step, times[step], failed));

function lineOf(name: string, step: string, times: readonly number[], failed: number): (string | number)[] {
  const sorted = [...times].sort((x, y) => x - y);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  const mean = sorted.reduce((sum, one) => sum + one, 0) / Math.max(1, sorted.length);
  return [name, step, String(sorted.length), mean, at(0.95), at(0.99), String(failed)];
}
