import { makeOrg } from '#seed/make/org.ts';
import { identityOf } from '#seed/make/person.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Database } from '#server/db/client.ts';
import { builtInRole, ensureBuiltInRoles } from '#server/domain/roles/builtIn.ts';
import { openSession } from '#server/domain/session/session.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';
import { fillSchool, FIRST_LEARNER, MONDAY } from './kit/timetableSchool.ts';

const ROUNDS = 240;
const AT_ONCE = 2;
const ASKING = 40;
const WEEK = { from: '2026-11-16', to: '2026-11-22' };

interface World {
  orgNo: string;
  tokens: string[];
  learners: string[];
  ids: Record<'teacher' | 'room' | 'grade', string[]>;
}

interface Ask {
  path: string;
  input: (world: World, n: number) => object;
  /** The same rows as somebody would ask for them for this one screen: no token, no rule. */
  sql: string;
  values: (world: World, n: number) => unknown[];
}

const LESSON = `l.id, l.day, l.from_bell, l.to_bell, l.lesson_state, l.place, l.remark, l.week, o.offering_name, o.lesson_kind, s.parity,
  (select string_agg(x.id_card_name, '、') from lesson_claim c join user_ext x on x.user_no = c.teacher_user_no where c.lesson_id = l.id),
  (select string_agg(r.room_name, '、') from lesson_claim c join school_room r on r.id = c.room_id where c.lesson_id = l.id),
  (select string_agg(g.grade_name, '、') from lesson_claim c join grade g on g.id = c.grade_id where c.lesson_id = l.id)`;
const FROM = 'from lesson l join offering o on o.id = l.offering_id left join lesson_series s on s.id = l.series_id';
const DAYS = `'2026-11-16' and '2026-11-22 23:59:59'`;

const heldBy = (column: string): string =>
  `select ${LESSON} from lesson_claim h join lesson l on l.id = h.lesson_id ${FROM.replace('from lesson l', '')}
    where h.${column} = $1 and h.begins_at between ${DAYS} order by l.begins_at`;

const some = (list: readonly string[], n: number): string => list[(n * 37) % list.length]!;

const asks: Record<string, Ask> = {
  我的一周: {
    path: 'orgStudent/listMySchedule',
    input: () => WEEK,
    sql: `select ${LESSON} ${FROM} where l.id in (select c.lesson_id from grade_student g join lesson_claim c on c.grade_id = g.grade_id
      where g.user_no = $1 and g.status_id = 1 and c.begins_at between ${DAYS}) order by l.begins_at`,
    values: ({ learners }, n) => [learners[n % ASKING]],
  },
  学期与周次: {
    path: 'orgStudent/listMyWeekTimes',
    input: () => ({}),
    sql: `select (select json_agg(b) from school_bell b where b.org_no = $1), (select json_agg(t) from school_term t where t.org_no = $1),
      (select json_agg(d) from school_day d where d.org_no = $1)`,
    values: ({ orgNo }) => [orgNo],
  },
  一位教师: {
    path: 'orgSchedule/listTeacherSchedule',
    input: ({ ids }, n) => ({ userNo: some(ids.teacher, n), ...WEEK }),
    sql: heldBy('teacher_user_no'),
    values: ({ ids }, n) => [some(ids.teacher, n)],
  },
  一间教室: {
    path: 'orgSchedule/listRoomSchedule',
    input: ({ ids }, n) => ({ roomId: some(ids.room, n), ...WEEK }),
    sql: heldBy('room_id'),
    values: ({ ids }, n) => [some(ids.room, n)],
  },
  一个班级: {
    path: 'orgSchedule/listGradeSchedule',
    input: ({ ids }, n) => ({ gradeId: some(ids.grade, n), ...WEEK }),
    sql: heldBy('grade_id'),
    values: ({ ids }, n) => [some(ids.grade, n)],
  },
  空教室: {
    path: 'orgSchedule/listFreeRoom',
    input: (_, n) => ({ day: '2026-11-18', fromBell: 1 + 2 * (n % 5), toBell: 2 + 2 * (n % 5), seats: 40 }),
    sql: `select r.* from school_room r where r.org_no = $1 and r.seats >= 40 and not exists (select from lesson_claim c where c.room_id = r.id
      and c.lesson_state = 1 and c.begins_at between '2026-11-18' and '2026-11-18 09:35' and c.ends_at > '2026-11-18 08:00') order by r.seats limit 20`,
    values: ({ orgNo }) => [orgNo],
  },
  选教室: {
    path: 'orgSchedule/listRoom',
    input: (_, n) => ({ keyword: String(n % 40) }),
    sql: `select * from school_room where org_no = $1 and building || ' ' || room_name like '%' || $2 || '%' order by room_name limit 20`,
    values: ({ orgNo }, n) => [orgNo, String(n % 40)],
  },
  选教师: {
    path: 'orgSchedule/listTeacher',
    input: (_, n) => ({ keyword: `教师${n % 60}` }),
    sql: `select i.user_no, x.id_card_name from user_identity i join user_ext x on x.user_no = i.user_no
      where i.org_no = $1 and i.user_type = 2 and x.id_card_name like '%' || $2 || '%' order by 2 limit 20`,
    values: ({ orgNo }, n) => [orgNo, `教师${n % 60}`],
  },
};

/**
 * The views of the timetable of a school with 20,000 learners in 500 classes, 600 teachers, 400 rooms and 2,000 lessons a
 * week: one answer by HTTP against the same rows asked for by hand in the same run. Target: 95 of 100 within 100 ms.
 */
export async function run(): Promise<void> {
  const world = await benchWorld();
  try {
    const server = await world.start(serverProgram, { DEMO_MODE: 'off' });
    const database = openDatabase(world.databaseUrl, 4);
    const school = await open(database);
    await plans(database, school);
    const rows: (string | number)[][] = [];
    for (const [name, ask] of Object.entries(asks)) {
      const ours: number[] = [];
      const bare: number[] = [];
      for (let n = 0; n < ROUNDS; n += AT_ONCE) {
        const numbers = Array.from({ length: AT_ONCE }, (_, at) => n + at);
        ours.push(...(await Promise.all(numbers.map((one) => timed(() => send(server.url, school, ask, one))))));
        const byHand = (one: number) => database.pool.query(ask.sql, ask.values(school, one));
        bare.push(...(await Promise.all(numbers.map((one) => timed(() => byHand(one))))));
      }
      rows.push([name, quantile(ours, 0.5), quantile(ours, 0.95), quantile(bare, 0.5), quantile(bare, 0.95)]);
    }
    report(['课表', 'HTTP p50 ms', 'HTTP p95 ms', '手写 SQL p50 ms', '手写 SQL p95 ms'], rows);
    await database.close();
  } finally {
    await world.close();
  }
}

async function open({ db, pool }: Database): Promise<World> {
  await ensureBuiltInRoles(db);
  const orgNo = await makeOrg(db, { orgType: 4, orgName: '两万人的大学' });
  await fillSchool(pool, {
    orgNo,
    learnerRole: (await builtInRole(db, 1))!,
    lecturerRole: (await builtInRole(db, 2))!,
  });
  const learners = Array.from({ length: ASKING }, (_, at) => String(FIRST_LEARNER + at * 487));
  const tokens: string[] = [];
  for (const userNo of learners) {
    const identityId = await identityOf(db, userNo, 1);
    const given = { userNo, identityId, terminalType: 1, ttlSeconds: 360_000, ip: '127.0.0.1', userAgent: 'bench' };
    tokens.push(await openSession(db, given, new Date()));
  }
  const idsOf = async (sql: string) => (await pool.query<{ id: string }>(sql, [orgNo])).rows.map(({ id }) => id);
  return {
    orgNo,
    tokens,
    learners,
    ids: {
      teacher: await idsOf('select user_no as id from user_identity where org_no = $1 and user_type = 2 order by 1'),
      room: await idsOf('select id from school_room where org_no = $1 order by 1'),
      grade: await idsOf('select id from grade where org_no = $1 order by 1'),
    },
  };
}

async function send(url: string, world: World, { path, input }: Ask, n: number): Promise<void> {
  const response = await fetch(`${url}/apis/user/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: world.tokens[n % ASKING]! },
    body: JSON.stringify(input(world, n)),
  });
  const reply = (await response.json()) as { code: number };
  if (reply.code !== 200) throw new Error(`${path} 没有应答：${reply.code}`);
}

/** No view of one holder may read through all lessons or claims. */
async function plans({ pool }: Database, world: World): Promise<void> {
  for (const name of ['一位教师', '一间教室', '一个班级', '我的一周']) {
    const { sql, values } = asks[name]!;
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values(world, 0));
    const text = rows.map((row) => row['QUERY PLAN']).join('\n');
    if (/Seq Scan on lesson/.test(text)) throw new Error(`${name}读了所有的课：\n${text}`);
  }
  console.log(`计划：各视图都走索引，${MONDAY} 起的 18 周`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((x, y) => x - y)[Math.floor((times.length - 1) * part)]!;
