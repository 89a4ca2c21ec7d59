import { sql } from 'drizzle-orm';
import { vacancy } from '#server/db/schema/vacancy.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { ensureBuiltInRoles } from '#server/domain/roles/builtIn.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { makeHiringWorld, makeVacancies } from './kit/hiringWorld.ts';
import { report } from './kit/report.ts';
import { p95Of } from './kit/timed.ts';
import { benchWorld } from './kit/world.ts';

const SIZES = [1000, 100_000] as const;

const list = '/position/api/vacancy/list';

/** Vacancies as a guest finds them: one condition, several, none, in each order, and a page that is far behind. */
const calls = [
  ['最新', list, {}],
  ['第 20 页', list, { pageCurrent: 20 }],
  ['薪资最高', list, { sort: 'salary' }],
  ['最近答复', list, { sort: 'reply' }],
  ['近一周答复过', list, { isActive: 1 }],
  ['一个城市', list, { region: '420100' }],
  ['区县与职位', list, { region: '420111', jobType: '010301' }],
  ['薪资、学历、经验、性质', list, { salary: '5', degree: '5', experience: '3', nature: '1' }],
  ['城市里薪资最高', list, { region: '330000', sort: 'salary' }],
  ['关键词', list, { str: '数据分析' }],
  ['关键词与城市', list, { str: '焊工', region: '420000' }],
  ['没有的', list, { str: '宇航员' }],
] as const;

/**
 * The list of a thousand vacancies against that of a hundred thousand in the same database, one call after the other.
 * Target: the p95 at most twice. `npm run bench -- vacancies`.
 */
export async function run(): Promise<void> {
  const world = await benchWorld();
  const database = openDatabase(world.databaseUrl, 4);
  const { db } = database;
  try {
    await migrateDatabase(database.pool);
    await ensureBuiltInRoles(db);
    const hiring = await makeHiringWorld(db);
    const { url } = await world.start(serverProgram);
    const found = new Map<string, number[]>();
    let made = 0;
    for (const size of SIZES) {
      await makeVacancies(db, hiring, made + 1, size);
      made = size;
      await db.execute(sql`vacuum analyze`);
      const [one] = await db.select({ id: vacancy.id }).from(vacancy).limit(1);
      const places = [
        ...calls,
        ['一个职位', '/position/api/vacancy/view', { id: one!.id }],
        ['一家企业的', '/position/api/vacancy/ofOrg', { orgNo: hiring.orgs[0]!.orgNo }],
      ] as const;
      for (const [name, path, body] of places) {
        const known = found.get(name) ?? [];
        found.set(name, [...known, await p95Of(url, { path, body })]);
      }
    }
    const rows = [...found].map(([name, [few, many]]) => [name, few!, many!, many! / few!]);
    report(['', `${SIZES[0]} 个 p95 ms`, `${SIZES[1]} 个 p95 ms`, '倍数（目标 2）'], rows);
  } finally {
    await database.close();
    await world.close();
  }
}
