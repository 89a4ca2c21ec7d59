import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { ask, makeExam, SAVES, TAB } from './kit/examRoom.ts';
import { heaviestIn } from './kit/heaviest.ts';
import { makeLearners } from './kit/learners.ts';
import { processorTime } from './kit/processorTime.ts';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

/**
 * `npm run bench -- sittingCost 300`: what begin, the paper, a save and handing in cost the processors, each step for all
 * candidates at once before the next begins. Processor time says what latency on a busy machine cannot. With `profile`
 * behind it also in which functions the server spent its time.
 */
export async function run([people = '300', profile = '']: string[]): Promise<void> {
  const world = await benchWorld();
  const database = openDatabase(world.databaseUrl, 4);
  const profiles = profile === 'profile' ? await mkdtemp(join(tmpdir(), 'zhitu-profile-')) : undefined;
  try {
    await migrateDatabase(database.pool);
    const { learners } = await makeLearners(database.db, Number(people) + 50);
    const watched = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`, ...serverProgram] : serverProgram;
    const server = await world.start(watched, { DEMO_MODE: 'off', RTC: 'off' });
    const used = async () => processorTime(server.pid, await world.postmaster());

    /** Every step for everybody, then the next. */
    const sitAll = async (some: typeof learners) => {
      const { assessmentId, slots } = await makeExam(database.db, some);
      const ids = new Map<string, string>();
      const rows: (string | number)[][] = [];
      const step = async (name: string, times: number, one: (of: (typeof learners)[number], at: number) => object) => {
        const from = await used();
        await Promise.all(
          some.map(async (learner) => {
            for (let at = 0; at < times; at += 1) {
              const { code, data } = await ask<{ id: string }>(server.url, name, learner, one(learner, at));
              if (code !== 200) throw new Error(`${name} 得到 ${code}`);
              if (name === 'begin') ids.set(learner.token, data.id);
            }
          }),
        );
        const to = await used();
        const count = some.length * times;
        const each = (of: 'server' | 'database' | 'asker') => ((to[of] - from[of]) * 1000) / count;
        rows.push([name, count, each('server'), each('database'), each('asker'), (count * 1000) / (to.at - from.at)]);
      };
      const idOf = ({ token }: (typeof learners)[number]) => ids.get(token)!;
      await step('begin', 1, () => ({ assessmentId, tabKey: TAB }));
      await step('view', 1, (one) => ({ id: idOf(one), tabKey: TAB }));
      await step('save', SAVES, (one, at) => ({
        id: idOf(one),
        tabTurn: 1,
        sentAt: 0,
        entries: [{ clientSeq: at + 1, slot: slots[at], answer: 'abcd'[at % 4], givenAt: 0 }],
      }));
      await step('submit', 1, (one) => ({ id: idOf(one), tabTurn: 1 }));
      return rows;
    };
    await sitAll(learners.slice(Number(people))); // nothing is warm before
    const rows = await sitAll(learners.slice(0, Number(people)));
    report(['调用', '次数', '服务 ms', '数据库 ms', '量的一方 ms', '每秒'], rows);
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
