import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { openDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { makeLearners, SITTING } from './kit/learners.ts';
import { paired } from './kit/load.ts';
import type { Sent } from './kit/load.ts';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

const LEARNERS = 1000;
const STEP = 5;

/**
 * Saving progress through the kernel (token, access, rule of the clock, ledger, course progress) against the bare
 * upsert of the union by hand. Target: at least 0.6 of its rate.
 */
export async function run(): Promise<void> {
  const world = await benchWorld();
  const database = openDatabase(world.databaseUrl, 4);
  try {
    await migrateDatabase(database.pool);
    const { learners, periodId } = await makeLearners(database.db, LEARNERS);
    const server = await world.start(serverProgram, { DEMO_MODE: 'off' });
    const reference = await world.start(['bench/kit/reference.ts']);
    const saves = inTurn(learners, ({ token }, from) => ({
      headers: { token },
      body: { periodId, sittingKey: SITTING, ranges: [[from, from + STEP]], position: from + STEP },
    }));
    const upserts = inTurn(learners, ({ userNo }, from) => ({ headers: {}, body: { userNo, from, to: from + STEP } }));
    const [kernel, plain] = await paired(
      {
        url: `${server.url}/apis/course/auth/courseRecords/saveRecords`,
        pid: server.pid,
        next: saves,
        connections: 50,
      },
      { url: `${reference.url}/upsert`, pid: reference.pid, next: upserts, connections: 50 },
    );
    const { rows } = await database.pool.query<{ refused: number; saved: number }>(
      'select sum(refused)::int as refused, sum(granted)::int / $1::int as saved from study_sitting',
      [STEP],
    );
    if (rows[0]!.refused > 0 || rows[0]!.saved < kernel.rate) throw new Error('保存没有全部计入，这次测量不算');
    report(
      ['保存进度', '内核 次/秒', '裸 upsert 次/秒', '比值', '内核 CPU ms', '裸 CPU ms'],
      [['saveRecords', kernel.rate, plain.rate, kernel.rate / plain.rate, kernel.cpuMs, plain.cpuMs]],
    );
  } finally {
    await database.close();
    await world.close();
  }
}

/** One learner after the other, each going on where they stopped. */
function inTurn<T>(all: T[], make: (one: T, from: number) => { headers: Record<string, string>; body: object }) {
  let count = 0;
  return (): Sent => {
    const one = all[count % all.length]!;
    const from = Math.floor(count / all.length) * STEP;
    count += 1;
    const { headers, body } = make(one, from);
    return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
  };
}
