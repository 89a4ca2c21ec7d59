import { makeOrg } from '#seed/make/org.ts';
import { identityOf } from '#seed/make/person.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Database } from '#server/db/client.ts';
import { administratorRole, builtInRole, ensureBuiltInRoles } from '#server/domain/roles/builtIn.ts';
import { openSession } from '#server/domain/session/session.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { report } from './kit/report.ts';
import { fillSchool } from './kit/timetableSchool.ts';
import { benchWorld } from './kit/world.ts';

const ROUNDS = 200;
const WEEKS = { fromWeek: 1, toWeek: 18, parity: 0 };

interface School {
  token: string;
  offerings: string[];
  rooms: string[];
}

/** Lesson k of a week stands on day k mod 5 in block k/5 mod 5 (kit/timetableSchool.ts): there its room is taken. */
const clashing = ({ offerings, rooms }: School, n: number) => ({
  offeringId: offerings[(n * 31) % offerings.length]!,
  weekday: 1 + (n % 5),
  fromBell: 1 + 2 * ((n * 3) % 5),
  toBell: 2 + 2 * ((n * 3) % 5),
  ...WEEKS,
  roomId: rooms[(n * 37) % rooms.length]!,
  place: '',
  teacherUserNos: [],
});

/** Weekends are free: what is planned there meets nothing. */
const free = (school: School, n: number) => ({
  ...clashing(school, n),
  weekday: 6 + (n % 2),
  fromBell: 1 + (n % 10),
  toBell: 1 + (n % 10),
  roomId: null,
  fromWeek: 1 + (n % 18),
  toWeek: 1 + (n % 18),
});

/**
 * Planning in the timetable of a school with 20,000 learners, 2,000 lessons a week and 400 rooms: the check of a plan
 * that collides, with the ways out, and the writing of one that does not. Target: 95 of 100 checks within 100 ms.
 */
export async function run(): Promise<void> {
  const world = await benchWorld();
  try {
    const server = await world.start(serverProgram, { DEMO_MODE: 'off' });
    const database = openDatabase(world.databaseUrl, 4);
    const school = await open(database);
    const rows: (string | number)[][] = [];
    let [clashes, mends] = [0, 0];
    const measure = async (name: string, path: string, input: (n: number) => object) => {
      const times: number[] = [];
      for (let n = 0; n < ROUNDS; n += 1) {
        const began = performance.now();
        const data = await send(server.url, school.token, path, input(n));
        times.push(performance.now() - began);
        clashes += data.clashes?.length ?? 0;
        mends += data.mends?.length ?? 0;
      }
      rows.push([name, quantile(times, 0.5), quantile(times, 0.95)]);
    };
    await measure('检查：有冲突，带办法', 'check', (n) => clashing(school, n));
    console.log(`冲突 ${clashes} 处，办法 ${mends} 个`);
    if (mends < ROUNDS) throw new Error('冲突没有给出办法');
    await measure('检查：没有冲突', 'check', (n) => free(school, n));
    await measure('哪些时间排得下', 'freeTimes', (n) => {
      return { offeringId: clashing(school, n).offeringId, length: 2, ...WEEKS };
    });
    await measure('排课', 'add', (n) => free(school, n));
    report(['排课', 'HTTP p50 ms', 'HTTP p95 ms'], rows);
    await database.close();
  } finally {
    await world.close();
  }
}

async function open({ db, pool }: Database): Promise<School> {
  await ensureBuiltInRoles(db);
  const orgNo = await makeOrg(db, { orgType: 4, orgName: '两万人的大学' });
  await fillSchool(pool, {
    orgNo,
    learnerRole: (await builtInRole(db, 1))!,
    lecturerRole: (await builtInRole(db, 2))!,
  });
  await pool.query('update school_room set seats = seats + 60 where org_no = $1', [orgNo]);
  await pool.query(
    `insert into offering_grade (offering_id, grade_id) select o.id, g.id from (select id, row_number() over (order by id) n from offering where org_no = $1) o
      join (select id, row_number() over (order by id) n from grade where org_no = $1) g on g.n = 1 + o.n % 500`,
    [orgNo],
  );
  await pool.query('analyze offering_grade');
  const editor = { userNo: '4900000000000000', mobile: '14900000000' };
  await pool.query('insert into user_account (user_no, mobile, referral_code) values ($1, $2, $3)', [
    editor.userNo,
    editor.mobile,
    'PLAN01',
  ]);
  await pool.query('insert into user_ext (user_no, nickname) values ($1, $2)', [editor.userNo, '教务']);
  const role = await administratorRole(db, orgNo);
  await pool.query('insert into user_identity (user_no, user_type, org_no, role_id) values ($1, 4, $2, $3)', [
    editor.userNo,
    orgNo,
    role,
  ]);
  const identityId = await identityOf(db, editor.userNo, 4);
  const given = { identityId, terminalType: 1, ttlSeconds: 360_000, ip: '127.0.0.1', userAgent: 'bench' };
  const token = await openSession(db, { ...given, userNo: editor.userNo }, new Date());
  const idsOf = async (sql: string) => (await pool.query<{ id: string }>(sql, [orgNo])).rows.map(({ id }) => id);
  return {
    token,
    offerings: await idsOf('select id from offering where org_no = $1 order by id'),
    rooms: await idsOf('select id from school_room where org_no = $1 order by id'),
  };
}

interface Found {
  clashes?: unknown[];
  mends?: unknown[];
}

async function send(url: string, token: string, path: string, input: object): Promise<Found> {
  const response = await fetch(`${url}/apis/user/auth/orgStuSchedule/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(input),
  });
  const reply = (await response.json()) as { code: number; msg: string; data: Found };
  if (reply.code !== 200) throw new Error(`${path} 没有应答：${reply.code} ${reply.msg}`);
  return reply.data;
}

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((x, y) => x - y)[Math.floor((times.length - 1) * part)]!;
