import { sql } from 'drizzle-orm';
import { PolicyField, PolicyLevel, PolicyState, StartField } from '#contract/rules/startPolicies.ts';
import { ProjectStage, ProjectState, TeamRole, TeamState } from '#contract/rules/startProjects.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { makeOrg } from '#seed/make/org.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Db } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { founderFacts, startPolicy } from '#server/db/schema/startPolicy.ts';
import { startProject, startProjectMember, startProjectRole } from '#server/db/schema/startProject.ts';
import { facetsOf } from '#server/domain/startPolicy/facets.ts';
import { facetsOf as projectFacets } from '#server/domain/startProject/facets.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { makeLearners } from './kit/learners.ts';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

const SIZES = [1000, 100_000] as const;
const TIMES = 60;
const WARM = 10;
const TARGET_MS = 150;
/** Where everybody founds: a third of all policies are of this district, of its city, its province or the country. */
const REGION = '420111';

interface Call {
  name: string;
  path: string;
  body: object;
}

/** The library, the self-check and the show of projects with a thousand rows each, then with a hundred thousand. */
export async function run(): Promise<void> {
  const world = await benchWorld();
  const database = openDatabase(world.databaseUrl, 4);
  const { db } = database;
  try {
    await migrateDatabase(database.pool);
    const { learners } = await makeLearners(db, 1);
    const [{ userNo, token }] = learners as [(typeof learners)[number]];
    await db.insert(founderFacts).values({ userNo, regionCode: REGION, ...told });
    const { url } = await world.start(serverProgram);
    const orgNo = await makeOrg(db, { orgType: 4, orgName: '测量大学' });
    const found: Map<string, number[]> = new Map(calls.map(({ name }) => [name, []]));
    let made = 0;
    for (const size of SIZES) {
      const stretch = { from: made + 1, to: size, orgNo, userNo };
      await makePolicies(db, stretch);
      await makeProjects(db, stretch);
      await db.execute(sql`analyze`);
      made = size;
      for (const call of calls) found.get(call.name)!.push(await p95Of(url, call, token));
    }
    const rows = [...found].map(([name, [few, many]]) => [name, few!, many!, many! / few!]);
    report(['', `${SIZES[0]} 条 p95 ms`, `${SIZES[1]} 条 p95 ms（目标 ${TARGET_MS}）`, '倍数'], rows);
  } finally {
    await database.close();
    await world.close();
  }
}

/** Of the two things that the rules here measure one is not told, so every kind of fit comes up. */
const told = {
  graduatedOn: '2024-06',
  bornOn: '2002-03',
  registerState: 2,
  registeredOn: '2025-11-24',
  teamSize: 3,
} as const;

const calls: readonly Call[] = [
  { name: '政策 最新', path: 'api/policy/list', body: {} },
  { name: '政策 第 50 页', path: 'api/policy/list', body: { pageCurrent: 50 } },
  {
    name: '政策 地区、级别、类别',
    path: 'api/policy/list',
    body: { region: '420000', policyLevel: 4, policyField: 1 },
  },
  { name: '政策 现在可以申请', path: 'api/policy/list', body: { phase: 1 } },
  { name: '政策 快截止', path: 'api/policy/list', body: { sort: 'due' } },
  { name: '政策 区县里快截止的', path: 'api/policy/list', body: { region: REGION, sort: 'due' } },
  { name: '政策 关键词', path: 'api/policy/list', body: { str: '创业补贴' } },
  { name: '自测 符合', path: 'auth/policyCheck/list', body: { fit: 1 } },
  { name: '自测 还差资料', path: 'auth/policyCheck/list', body: { fit: 2 } },
  { name: '自测 不符合', path: 'auth/policyCheck/list', body: { fit: 3 } },
  { name: '项目 最新', path: 'api/project/list', body: {} },
  { name: '项目 行业、阶段、找人', path: 'api/project/list', body: { startField: 1, projectStage: 2, isOpen: 1 } },
  { name: '项目 关键词', path: 'api/project/list', body: { str: '剩饭地图' } },
];

async function p95Of(url: string, { name, path, body }: Call, token: string): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < WARM + TIMES; time += 1) {
    const began = performance.now();
    const reply = await fetch(`${url}/apis/startup/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify(body),
    });
    const { code, data } = (await reply.json()) as { code: number; data: { list: unknown[] } };
    if (code !== 200 || data.list.length === 0) throw new Error(`${name} 回答 ${code}，${data.list.length} 条`);
    if (time >= WARM) times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(TIMES * 0.95)]!;
}

interface Stretch {
  from: number;
  to: number;
  orgNo: string;
  userNo: string;
}

const BATCH = 500;
/** A third of them count in the district of the founder. */
const regions = [
  REGION,
  '420100',
  '420000',
  '',
  '330106',
  '330100',
  '440305',
  '440300',
  '510107',
  '510100',
  '110108',
  '610113',
];
const words = ['创业补贴', '场地租金减免', '担保贷款贴息', '人才安家费', '吸纳就业奖励', '技能培训券', '创新大赛奖金'];
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

/** Half can be applied for; every second one measures one thing, every fourth two, and the rest nothing. */
async function makePolicies(db: Db, { from, to, orgNo, userNo }: Stretch): Promise<void> {
  await inBatches(from, to, async (numbers) => {
    await db.insert(startPolicy).values(
      numbers.map((at) => {
        const shown = {
          policyName: `${pick(words, at)}第 ${at} 号`,
          issuedBy: '人力资源服务中心',
          regionCode: pick(regions, at),
          policyLevel: pick(PolicyLevel.values, at),
          policyField: pick(PolicyField.values, Math.floor(at / 5)),
        };
        return {
          ...shown,
          orgNo,
          authorUserNo: userNo,
          facets: facetsOf(shown),
          amount: '一次给 8000 元',
          summary: '毕业不久、在本地登记了公司的人，可以领一笔钱。',
          howTo: '到政务大厅三楼，或在线提交。',
          original: `<p>${'为鼓励创业，制定本办法。'.repeat(100)}</p>`,
          issuedOn: '2026-09-01',
          applyUntil: at % 2 === 0 ? dayIn(at % 300) : dayIn(-(at % 300)),
          gradMonths: at % 2 === 0 ? 12 + (at % 60) : null,
          insuredMonths: at % 4 === 0 ? 6 : null,
          policyState: PolicyState.published,
          version: 1,
          publishedAt: wireTimeIn(new Date(), -at),
        };
      }),
    );
  });
}

/** Two thirds are shown; every tenth looks for somebody. All have a team of one. */
async function makeProjects(db: Db, { from, to, orgNo, userNo }: Stretch): Promise<void> {
  await inBatches(from, to, async (numbers) => {
    const made = await db
      .insert(startProject)
      .values(
        numbers.map((at) => {
          const shown = {
            projectName: `${pick(['剩饭地图', '旧书流动站', '山货直达', '护理排班'], at)} ${at}`,
            slogan: '让食堂知道明天煮多少',
            startField: pick(StartField.values, at),
            projectStage: pick(ProjectStage.values, Math.floor(at / 8)),
          };
          return {
            ...shown,
            facets: projectFacets(shown),
            leaderUserNo: userNo,
            hostOrgNo: orgNo,
            regionCode: REGION,
            problem: '剩饭太多。'.repeat(100),
            audiences: { problem: 2, solution: 2, need: 2, plan: 1, figures: 1, team: 2 } as const,
            projectState: pick([ProjectState.incubating, ProjectState.graduated, ProjectState.submitted], at),
            stateTime: wireTimeIn(new Date(), -at),
          };
        }),
      )
      .returning({ id: startProject.id });
    const joined = { userNo, inviteUserNo: userNo, teamRole: TeamRole.leader, teamState: TeamState.joined };
    await db.insert(startProjectMember).values(made.map(({ id }) => ({ ...joined, projectId: id })));
    const open = made.filter((_row, at) => at % 10 === 7);
    await db.insert(startProjectRole).values(open.map(({ id }) => ({ projectId: id, roleName: '会做数据的人' })));
  });
}

async function inBatches(from: number, to: number, make: (numbers: number[]) => Promise<void>): Promise<void> {
  for (let first = from; first <= to; first += BATCH)
    await make(Array.from({ length: Math.min(BATCH, to - first + 1) }, (_none, at) => first + at));
}

const dayIn = (days: number): string => wireTimeIn(new Date(), days * 86_400).slice(0, 10);
