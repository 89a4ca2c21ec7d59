import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { queuedJob } from '#server/db/queuedJob.ts';
import { courseAbility } from '#server/db/schema/ability.ts';
import { vacancyMatch } from '#server/db/schema/match.ts';
import { userCourse } from '#server/db/schema/study.ts';
import { vacancy } from '#server/db/schema/vacancy.ts';
import { keepPerson, personChanged } from '#server/domain/match/keep.ts';
import { makeCourse } from '#seed/make/course.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { makeHiringWorld, makePeople, makeVacancies, pick } from './kit/hiringWorld.ts';
import type { HiringWorld } from './kit/hiringWorld.ts';
import { makeLearners } from './kit/learners.ts';
import type { Learner } from './kit/learners.ts';
import { report } from './kit/report.ts';
import { ask, p95Of, percentile } from './kit/timed.ts';
import { benchWorld } from './kit/world.ts';

const [SIZE, LEARNERS, CHANGES] = [100_000, 50, 20] as const;
const [LIST_MS, SHOWN_MS] = [100, 10_000] as const;

/**
 * A hundred thousand vacancies and a hundred thousand people: how fast somebody's recommendations open, and how long it
 * takes until a changed person and a changed vacancy show in them, jobs and all. Those who are asked have their levels
 * from courses they finished, and their recommendations are reckoned by the job; the other people are only there to be
 * found by a vacancy. `npm run bench -- match [size]`.
 */
export async function run([size = String(SIZE)]: string[] = []): Promise<void> {
  const world = await benchWorld();
  const database = openDatabase(world.databaseUrl, 4);
  const { db } = database;
  try {
    await migrateDatabase(database.pool);
    const { learners } = await makeLearners(db, LEARNERS);
    const hiring = await makeHiringWorld(db);
    console.log(`造 ${size} 个职位与 ${size} 个人…`);
    await makeVacancies(db, hiring, 1, Number(size));
    await makePeople(db, hiring, Number(size));
    await teach(db, hiring, learners);
    await db.execute(sql`vacuum analyze`);
    const reckoned = await reckon(db, learners);
    await db.execute(sql`vacuum analyze`);
    const { url } = await world.start(serverProgram);
    await idle(db);
    const lists = [];
    for (const { token } of learners)
      lists.push(await p95Of(url, { path: '/position/auth/match/list', body: {}, token }, 10));
    const people = [];
    for (let at = 0; at < CHANGES; at += 1) people.push(await changePerson(url, pick(learners, at), at));
    const posts = [];
    for (let at = 0; at < CHANGES; at += 1) posts.push(await changeVacancy(db, url, hiring));
    const pairs = await db.$count(vacancyMatch);
    report(
      ['', 'p50 ms', 'p95 ms', '目标 ms'],
      [
        ['我的推荐', percentile(lists, 0.5), percentile(lists, 0.95), String(LIST_MS)],
        ['人变了到看得见', percentile(people, 0.5), percentile(people, 0.95), String(SHOWN_MS)],
        ['职位变了到看得见', percentile(posts, 0.5), percentile(posts, 0.95), String(SHOWN_MS)],
        ['重算一个人（不排队）', percentile(reckoned, 0.5), percentile(reckoned, 0.95), ''],
      ],
    );
    console.log(`留下的推荐 ${pairs} 条：问到的 ${LEARNERS} 人的，加上改过的职位找到的人的。`);
  } finally {
    await database.close();
    await world.close();
  }
}

/** Each learner finished three courses of one field. */
async function teach(db: Db, { fields }: HiringWorld, learners: readonly Learner[]): Promise<void> {
  for (const [at, { userNo }] of learners.entries())
    for (let place = 0; place < 3; place += 1) {
      const { courseId } = await makeCourse(db, { courseName: `课 ${at} ${place}`, lecturerUserNo: '1' });
      const abilityId = pick(pick(fields, at), at + place * 3);
      await db.insert(courseAbility).values({ courseId, abilityId, abilityLevel: pick([2, 3, 4] as const, place) });
      await db.insert(userCourse).values({ userNo, courseId, completedAt: '2026-11-01 10:00:00' });
    }
}

/** How long the job takes for each of them, without the queue. */
async function reckon(db: Db, learners: readonly Learner[]): Promise<number[]> {
  const times: number[] = [];
  for (const { userNo } of learners) {
    await personChanged(db, userNo, new Date());
    const began = performance.now();
    await db.transaction((tx) => keepPerson(tx, userNo, new Date()));
    times.push(performance.now() - began);
  }
  return times;
}

/** Another year of the beginning of work; until the list says that nothing is being reckoned any more. */
async function changePerson(url: string, { token }: Learner, at: number): Promise<number> {
  const began = performance.now();
  const body = { nickname: '求职的人', headImgUrl: '', sex: 3, headline: '', workSince: String(2015 + (at % 8)) };
  await ask(url, { path: '/user/auth/userProfile/updateMyBaseInfo', body, token });
  for (;;) {
    const list = await ask<{ isReckoning: 0 | 1 }>(url, { path: '/position/auth/match/list', body: {}, token });
    if (list.isReckoning === 0) return performance.now() - began;
    await sleep(20);
  }
}

/** A vacancy goes on after a pause; until everybody whom it suits has it. */
async function changeVacancy(db: Db, url: string, { orgs, boss: { token } }: HiringWorld): Promise<number> {
  const its = and(eq(vacancy.orgNo, orgs[0]!.orgNo), eq(vacancy.vacancyState, 2));
  const [one] = await db
    .select({ id: vacancy.id })
    .from(vacancy)
    .where(its)
    .orderBy(sql`random()`)
    .limit(1);
  const step = (name: 'pause' | 'resume') =>
    ask(url, { path: `/position/auth/vacancyDesk/${name}`, body: { id: one!.id }, token });
  await step('pause');
  await idle(db);
  const began = performance.now();
  await step('resume');
  await idle(db);
  return performance.now() - began;
}

/** Until no job of the match waits or runs. */
async function idle(db: Db): Promise<void> {
  const its = sql`${queuedJob.name} in ('matchPerson', 'matchVacancy', 'matchCourse')`;
  while ((await db.$count(queuedJob, its)) > 0) await sleep(20);
}
