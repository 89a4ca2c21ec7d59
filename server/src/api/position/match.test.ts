import { beforeAll, expect, it } from 'vitest';
import * as match from '#contract/position/match.ts';
import * as desk from '#contract/position/vacancyDesk.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as expectedJob from '#contract/user/userExpectedJob.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { finish, makePosition } from '#test/programs.ts';
import { raise } from '#test/abilities.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { makeHiring, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
const { db } = t.database;
const now = new Date('2026-11-21T02:00:00Z');
t.setNow(now);
const { itemId } = await offerVacancyChoices(t);
const { courseId } = await makeLessons(db, [3600], { courseName: '清洗入门' });
await raise(db, courseId, itemId, 3);
const { courseId: better } = await makeLessons(db, [7200], { courseName: '清洗进阶' });
await raise(db, better, itemId, 4);

let [operator, me, stranger]: Person[] = [];
let hiring: Awaited<ReturnType<typeof makeHiring>>;
let id = '';
beforeAll(async () => {
  hiring = await makeHiring(t, '云杉');
  operator = await t.person({ userType: 0 });
  me = await t.person({ nickname: '林晓' });
  stranger = await t.person();
  id = await openVacancy(hiring.boss, operator, { abilities: [{ abilityId: itemId, abilityLevel: 4 }] });
  await t.runJobs();
});

it('who has nothing to match hears what is missing; a wish finds the vacancy, in the next job', async () => {
  expect((await me!.send(match.list)).data).toMatchObject({
    totalCount: 0,
    knows: { abilities: 0, wishes: 0, degree: 0, years: 0 },
  });
  const wish = { jobTypeCode: '010302', regionCode: '420100', salaryMin: 6, salaryMax: 8, jobNature: '1', arrival: '' };
  expect((await me!.send(expectedJob.save, wish)).code).toBe(200);
  expect((await me!.send(match.list)).data.isReckoning).toBe(1);
  await t.runJobs();
  expect((await me!.send(match.list)).data.totalCount).toBe(0);
  expect((await me!.send(match.view, { id })).data).toMatchObject({ percent: 25, isDismissed: 0 });
});

it('finishing the course that was promised brings the percent that was promised', async () => {
  const { gains } = (await me!.send(match.view, { id })).data;
  expect(gains.map(({ courseName, percent }) => [courseName, percent])).toEqual([
    ['清洗入门', 81],
    ['清洗进阶', 100],
  ]);
  await enrol(db, { userNo: me!.userNo, courseId });
  await finish(db, { userNo: me!.userNo, courseId, now });
  await t.runJobs();
  const [row] = (await me!.send(match.list)).data.list;
  expect(row).toMatchObject({ id, percent: 81, gain: { courseName: '清洗进阶', percent: 100 } });
  expect(row!.reasons).toEqual([
    { part: 'ability', fit: 75 },
    { part: 'place', fit: 100 },
    { part: 'salary', fit: 100 },
  ]);
  expect((await stranger!.send(match.list)).data.totalCount).toBe(0);
});

it('what somebody is not interested in is recommended no more, until they take it back; filters narrow', async () => {
  expect((await me!.send(match.list, { region: '330000' })).data.totalCount).toBe(0);
  expect((await me!.send(match.list, { jobType: '0103' })).data.totalCount).toBe(1);
  expect((await me!.send(match.dismiss, { id: '7', isDismissed: 1 })).code).toBe(NOT_FOUND.code);
  for (const isDismissed of [1, 1, 0] as const) {
    expect((await me!.send(match.dismiss, { id, isDismissed })).code).toBe(200);
    expect((await me!.send(match.list)).data.totalCount).toBe(1 - isDismissed);
  }
});

it('a vacancy that stands still is recommended to nobody, one that goes on is again', async () => {
  expect((await hiring.boss.send(desk.pause, { id })).code).toBe(200);
  expect((await me!.send(match.list)).data.totalCount).toBe(0);
  await t.runJobs();
  expect((await hiring.boss.send(desk.resume, { id })).code).toBe(200);
  await t.runJobs();
  expect((await me!.send(match.list)).data.list).toMatchObject([{ id, percent: 81 }]);
});

it('the compass leads from a typical position to the gaps to the course that closes most in an hour', async () => {
  const typicalPositionId = await makePosition(db, me!.userNo, '清洗专员', [itemId]);
  expect((await stranger!.send(match.compass, { typicalPositionId })).data).toMatchObject({
    positionName: '清洗专员',
    percent: 0,
    abilities: [{ abilityName: '数据清洗', abilityLevel: 3, mine: null }],
    courses: [
      { courseName: '清洗入门', closes: 3, percent: 100, raises: [{ abilityName: '数据清洗', from: 0, to: 3 }] },
      { courseName: '清洗进阶', closes: 3, percent: 100 },
    ],
  });
  expect((await me!.send(match.compass, { typicalPositionId })).data).toMatchObject({ percent: 100, courses: [] });
  expect((await me!.send(match.compass, { typicalPositionId: '7' })).code).toBe(NOT_FOUND.code);
});
