import { MemberState } from '#contract/rules/memberStates.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { identityOf, makePerson } from '#seed/make/person.ts';
import { makeOrg } from '#seed/make/org.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Database } from '#server/db/client.ts';
import { orgDepartment, orgMember } from '#server/db/schema/organization.ts';
import { user, userExt, userIdentity } from '#server/db/schema/user.ts';
import { builtInRole, ensureBuiltInRoles } from '#server/domain/roles/builtIn.ts';
import { openSession } from '#server/domain/session/session.ts';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

const MEMBERS = 10_000;
const OTHERS = 20;
const DEPARTMENTS = 200;
const ROUNDS = 300;
const AT_ONCE = 4;

/** What administrators ask of their list, each in many variants. */
const asks: Record<string, (n: number, departmentId: string) => object> = {
  '在职 翻页': (n) => ({ memberStatus: 1, pageCurrent: 1 + (n % 400) }),
  全部状态: (n) => ({ pageCurrent: 1 + (n % 400) }),
  部门连同下级: (_, departmentId) => ({ departmentId }),
  关键字: (n) => ({ keyword: `员工${n * 31}` }),
};

/**
 * The staff list of an organization with 10,000 members, beside twenty others as large together: how long one answer
 * takes by HTTP, against the same rows asked for by hand in the same run. Target: 95 of 100 within 100 ms.
 */
export async function run(): Promise<void> {
  const world = await benchWorld();
  try {
    const server = await world.start(['server/src/main.ts']);
    const database = openDatabase(world.databaseUrl, 4);
    const { orgNo, token, departments } = await fill(database);
    await plan(database, orgNo);
    const rows: (string | number)[][] = [];
    for (const [name, ask] of Object.entries(asks)) {
      const ours: number[] = [];
      const bare: number[] = [];
      for (let n = 0; n < ROUNDS; n += AT_ONCE) {
        const numbers = Array.from({ length: AT_ONCE }, (_, at) => n + at);
        const inputOf = (one: number) => ask(one, departments[one % departments.length]!);
        ours.push(...(await Promise.all(numbers.map((one) => timed(() => list(server.url, token, inputOf(one)))))));
        bare.push(...(await Promise.all(numbers.map((one) => timed(() => byHand(database, orgNo, inputOf(one)))))));
      }
      rows.push([name, quantile(ours, 0.5), quantile(ours, 0.95), quantile(bare, 0.5), quantile(bare, 0.95)]);
    }
    report(['员工名单', 'HTTP p50 ms', 'HTTP p95 ms', '手写 SQL p50 ms', '手写 SQL p95 ms'], rows);
    await database.close();
  } finally {
    await world.close();
  }
}

interface Filled {
  orgNo: string;
  token: string;
  departments: string[];
}

async function fill({ db, pool }: Database): Promise<Filled> {
  await ensureBuiltInRoles(db);
  const now = new Date();
  const roleId = (await builtInRole(db, 4))!;
  const orgNo = await makeOrg(db, { orgType: 4, orgName: '万人学校' });
  const admin = { mobile: '13300000000', userNo: '3000000000000000' };
  const userNo = await makePerson(db, { ...admin, identities: [{ userType: 4, orgNo, isAdmin: true }] });
  const departments = await plant(db, orgNo);
  await employ(db, { orgNo, count: MEMBERS - 1, from: 1, roleId, departments });
  for (let other = 0; other < OTHERS; other += 1) {
    const school = await makeOrg(db, { orgType: 4, orgName: `别的学校 ${other}` });
    await employ(db, { orgNo: school, count: 500, from: MEMBERS + other * 500, roleId, departments: [] });
  }
  await pool.query('analyze');
  const identityId = await identityOf(db, userNo, 4);
  const given = { userNo, identityId, terminalType: 1, ttlSeconds: 360_000, ip: '127.0.0.1', userAgent: 'bench' };
  return { orgNo, token: await openSession(db, given, now), departments };
}

async function plant(db: Database['db'], orgNo: string): Promise<string[]> {
  const values = Array.from({ length: DEPARTMENTS }, (_, at) => {
    const id = String(700_001 + at);
    const parentId = at < 20 ? '0' : String(700_001 + (at % 20));
    return {
      id,
      orgNo,
      parentId,
      path: at < 20 ? `/${id}/` : `/${parentId}/${id}/`,
      departName: `部门 ${at}`,
      sort: at,
    };
  });
  await db.insert(orgDepartment).values(values);
  return values.map(({ id }) => id);
}

interface Crowd {
  orgNo: string;
  count: number;
  from: number;
  roleId: string;
  departments: readonly string[];
}

async function employ(db: Database['db'], { orgNo, count, from, roleId, departments }: Crowd): Promise<void> {
  for (let start = 0; start < count; start += 500) {
    const people = Array.from({ length: Math.min(500, count - start) }, (_, at) => {
      const n = from + start + at;
      const userNo = String(3_000_000_000_000_000 + n);
      return { n, userNo, mobile: String(13_300_000_000 + n) };
    });
    const accounts = people.map(({ userNo, mobile, n }) => ({ userNo, mobile, referralCode: `B${n}` }));
    await db.insert(user).values(accounts);
    await db.insert(userExt).values(people.map(({ userNo, n }) => ({ userNo, nickname: `员工${n}` })));
    await db
      .insert(userIdentity)
      .values(people.map(({ userNo }) => ({ userNo, userType: UserType.school, orgNo, roleId })));
    await db.insert(orgMember).values(
      people.map(({ userNo, mobile, n }) => ({
        orgNo,
        userNo,
        mobile,
        memberName: `员工${n}`,
        jobNumber: `W${n}`,
        departmentId: departments[n % (departments.length || 1)],
        memberStatus: n % 50 === 0 ? MemberState.disabled : MemberState.active,
      })),
    );
  }
}

async function list(url: string, token: string, input: object): Promise<void> {
  const response = await fetch(`${url}/apis/user/auth/orgMembers/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(input),
  });
  const reply = (await response.json()) as { code: number };
  if (reply.code !== 200) throw new Error(`名单没有应答：${reply.code}`);
}

interface Narrowed {
  memberStatus?: number;
  departmentId?: string;
  keyword?: string;
  pageCurrent?: number;
}

const FILTER = `m.org_no = $1 and m.status_id = 1 and ($2::smallint is null or m.member_status = $2)
  and ($3::text is null or m.member_name like '%' || $3 || '%' or m.mobile like '%' || $3 || '%' or m.job_number like '%' || $3 || '%')
  and ($4::bigint is null or m.department_id in (select d.id from org_department d where d.org_no = $1
    and d.path like (select path from org_department where id = $4) || '%'))`;

/** The same page and count as somebody would write it for this one screen: no token, no rule, no reach. */
async function byHand({ pool }: Database, orgNo: string, input: Narrowed): Promise<void> {
  const values = [orgNo, input.memberStatus ?? null, input.keyword ?? null, input.departmentId ?? null];
  await pool.query(`select count(*) from org_member m where ${FILTER}`, values);
  await pool.query(
    `select m.*, x.head_img_url, (select string_agg(r.role_name, '、') from user_identity i join auth_role r on r.id = i.role_id
        where i.user_no = m.user_no and i.org_no = m.org_no) as roles
      from org_member m left join user_ext x on x.user_no = m.user_no
      where ${FILTER} order by m.id desc limit 20 offset $5`,
    [...values, ((input.pageCurrent ?? 1) - 1) * 20],
  );
}

/** No list may read the rows of other organizations. */
async function plan({ pool }: Database, orgNo: string): Promise<void> {
  for (const status of ['', 'and member_status = 1']) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain select id from org_member where org_no = $1 and status_id = 1 ${status} order by id desc limit 20`,
      [orgNo],
    );
    const text = rows.map((row) => row['QUERY PLAN']).join('\n');
    console.log(text);
    if (/Seq Scan|org_member_pkey/.test(text)) throw new Error('名单读了别的单位的行');
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((x, y) => x - y)[Math.floor((times.length - 1) * part)]!;
