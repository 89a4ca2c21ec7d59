import { eq } from 'drizzle-orm';
import { wireTimeIn } from '#contract/rules/time.ts';
import { VacancyState } from '#contract/rules/vacancies.ts';
import { makeOrg } from '#seed/make/org.ts';
import { makePerson } from '#seed/make/person.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Db } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { userBase, userEducation } from '#server/db/schema/profile.ts';
import { talentFact } from '#server/db/schema/smartFilter.ts';
import { vacancy, vacancyApplication } from '#server/db/schema/vacancy.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { makeLearners } from './kit/learners.ts';
import type { Learner } from './kit/learners.ts';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

const PEOPLE = 1000;
const MINUTE_MS = 60_000;
/** Everybody presses twice, as people do. */
const PRESSES = 2;
const APPLIED = 5108;

/** A thousand people apply for one vacancy within a minute, each with a double press: none is lost and none is there twice. */
export async function run(): Promise<void> {
  const world = await benchWorld();
  const database = openDatabase(world.databaseUrl, 4);
  const { db } = database;
  try {
    await migrateDatabase(database.pool);
    const { learners } = await makeLearners(db, PEOPLE);
    await makeResumes(db, learners);
    const vacancyId = await makeVacancy(db);
    const { url } = await world.start(serverProgram);
    const began = performance.now();
    const replies = await Promise.all(learners.map((learner, at) => applyAt(url, vacancyId, learner, at)));
    const seconds = (performance.now() - began) / 1000;
    const all = replies.flat();
    const taken = all.filter(({ code }) => code === 200).length;
    const odd = all.find(({ code }) => code !== 200 && code !== APPLIED);
    const kept = await db.$count(vacancyApplication, eq(vacancyApplication.vacancyId, vacancyId));
    const facts = await db.$count(talentFact, eq(talentFact.vacancyId, vacancyId));
    if (odd) throw new Error(`有人得到了别的回答：${odd.code}`);
    if (taken !== PEOPLE || kept !== PEOPLE || facts !== PEOPLE)
      throw new Error(`应有 ${PEOPLE} 份：收下 ${taken}，库里 ${kept}，筛选资料 ${facts}`);
    const times = all.map(({ ms }) => ms).toSorted((one, other) => one - other);
    const at = (part: number) => times[Math.floor(times.length * part)]!;
    report(
      [`${PEOPLE} 人一分钟里投一个职位，各按 ${PRESSES} 下`, '份', 'p50 ms', 'p95 ms', '最慢 ms', '总共 秒'],
      [['投递', kept, at(0.5), at(0.95), times.at(-1)!, seconds]],
    );
  } finally {
    await database.close();
    await world.close();
  }
}

/** Fit to be shown: a way to answer, and something that was done. */
async function makeResumes(db: Db, learners: readonly Learner[]): Promise<void> {
  for (const [at, { userNo }] of learners.entries()) {
    const reached = { contactMobile: String(13_700_000_000 + at), headline: '想做数据' };
    await db
      .insert(userBase)
      .values({ userNo, ...reached })
      .onConflictDoUpdate({ target: userBase.userNo, set: reached });
    await db.insert(userEducation).values({ userNo, schoolName: '江城职大', startDate: '2023-09' });
  }
}

async function makeVacancy(db: Db): Promise<string> {
  const orgNo = await makeOrg(db, { orgType: 5, orgName: '招一千人的企业' });
  const identities = [{ userType: 5 as const, orgNo, isAdmin: true }];
  const authorUserNo = await makePerson(db, { mobile: '13500000000', identities });
  const at = wireTimeIn(new Date(), 0);
  const open = { vacancyState: VacancyState.open, openedAt: at, refreshedAt: at, endDate: '2099-12-31' };
  const [made] = await db
    .insert(vacancy)
    .values({ orgNo, authorUserNo, vacancyName: '数据分析助理', ...open })
    .returning({ id: vacancy.id });
  return made!.id;
}

/** Spread over the minute; the second press does not wait for the answer to the first. */
async function applyAt(url: string, id: string, { token }: Learner, at: number) {
  await new Promise((done) => {
    setTimeout(done, (at * MINUTE_MS) / PEOPLE);
  });
  return Promise.all(Array.from({ length: PRESSES }, () => press(url, id, token)));
}

async function press(url: string, id: string, token: string) {
  const began = performance.now();
  const reply = await fetch(`${url}/apis/position/auth/vacancy/apply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ id, sections: ['contact', 'education'], note: '' }),
  });
  const { code } = (await reply.json()) as { code: number };
  return { code, ms: performance.now() - began };
}
