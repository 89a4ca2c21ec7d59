import { sql } from 'drizzle-orm';
import { makeOrg } from '#seed/make/org.ts';
import { identityOf, makePerson } from '#seed/make/person.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Db } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { ensureBuiltInRoles } from '#server/domain/roles/builtIn.ts';
import { openSession } from '#server/domain/session/session.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

const SIZES = [1000, 100_000] as const;
const TIMES = 60;
const WARM = 10;
const TARGET_MS = 150;
/** Everybody applies for each of the vacancies: an application is of one person and one vacancy. */
const PEOPLE = 1000;

const five = { leastPercent: 40, degree: '5', leastYears: 1, region: '420000', certificateName: '数据' };

/**
 * An enterprise with a thousand candidates beside one with a hundred thousand: the board, the list, and the smart filter
 * with five conditions, its counts and its people.
 */
export async function run(): Promise<void> {
  const world = await benchWorld();
  const database = openDatabase(world.databaseUrl, 4);
  const { db } = database;
  try {
    await migrateDatabase(database.pool);
    await ensureBuiltInRoles(db);
    await makeApplicants(db);
    const tokens = [];
    for (const [at, size] of SIZES.entries()) tokens.push(await makeEnterprise(db, size, at));
    await db.execute(sql`analyze`);
    const { url } = await world.start(serverProgram);
    const calls = [
      ['看板', 'talent/board', {}],
      ['名单', 'talent/list', {}],
      ['筛选的数', 'smartFilter/count', five],
      ['筛选的人', 'smartFilter/list', five],
    ] as const;
    const rows: (string | number)[][] = [];
    for (const [name, path, body] of calls) {
      const p95s = [];
      for (const token of tokens) p95s.push(await p95Of(url, path, token, body));
      const [few, many] = p95s as [number, number];
      rows.push([name, few, many, many / few]);
    }
    report(['', `${SIZES[0]} 人 p95 ms`, `${SIZES[1]} 人 p95 ms（目标 ${TARGET_MS}）`, '倍数（目标 2）'], rows);
  } finally {
    await database.close();
    await world.close();
  }
}

async function p95Of(url: string, path: string, token: string, body: object): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < WARM + TIMES; time += 1) {
    const began = performance.now();
    const reply = await fetch(`${url}/apis/position/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify(body),
    });
    const { code } = (await reply.json()) as { code: number };
    if (code !== 200) throw new Error(`${path} 回答 ${code}`);
    if (time >= WARM) times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(TIMES * 0.95)]!;
}

async function makeApplicants(db: Db): Promise<void> {
  for (let index = 0; index < PEOPLE; index += 1)
    await makePerson(db, { mobile: String(13_600_000_000 + index), userNo: String(3_000_000_000_000_000 + index) });
}

/** An enterprise with so many applications in every state, and the token of who hires for it. */
async function makeEnterprise(db: Db, size: number, at: number): Promise<string> {
  const orgNo = await makeOrg(db, { orgType: 5, orgName: `${size} 人的企业` });
  const identities = [{ userType: 5 as const, orgNo, isAdmin: true }];
  const userNo = await makePerson(db, { mobile: String(13_500_000_000 + at), identities });
  await db.execute(sql`insert into vacancy (org_no, author_user_no, vacancy_name, vacancy_state, opened_at, refreshed_at)
    select ${orgNo}, ${userNo}, '职位 ' || n, 2, now(), now() from generate_series(1, ${size / PEOPLE}) n`);
  await db.execute(sql`with made as (
      insert into vacancy_application (vacancy_id, org_no, user_no, resume, applied_at, application_state)
      select v.id, v.org_no, u.user_no, jsonb_build_object('hidden', '[]'::jsonb, 'filler', repeat('长', 600)),
        now() - make_interval(mins => (random() * 100000)::int), (array[0, 1, 2, 3, 5, 6, 7])[1 + (random() * 6)::int]
      from vacancy v cross join (select user_no from user_account where user_no >= 3000000000000000 limit ${PEOPLE}) u
      where v.org_no = ${orgNo} returning id, org_no, vacancy_id, user_no, applied_at)
    insert into talent_fact (application_id, org_no, vacancy_id, user_no, applied_at, percent, reasons, degree, years,
      regions, schools, certificates, honors, scores, levels, keys)
    select id, org_no, vacancy_id, user_no, applied_at, (random() * 100)::int, '[]', 3 + (random() * 3)::int,
      (random() * 6)::int, array['42', '4201'], '江城职业技术大学', '',
      case when random() < 0.5 then '数据分析助理证书' else '' end, '{"works": 40}', '{"1000001": 3}', '{}' from made`);
  const identityId = await identityOf(db, userNo, 5);
  const given = { userNo, identityId, terminalType: 1, ttlSeconds: 360_000, ip: '127.0.0.1', userAgent: 'bench' };
  return openSession(db, given, new Date());
}
