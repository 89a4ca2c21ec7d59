import { expect, it } from 'vitest';
import * as courseInfo from '#contract/course/courseInfo.ts';
import { NOT_ENROLLED } from '#contract/course/failures.ts';
import * as plan from '#contract/course/plan.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-22T23:30:00+08:00'));
const make = async (courseName: string) => (await makeLessons(db, [10, 20], { courseName })).courseId;
const [one, two, done] = [await make('一'), await make('二'), await make('学完的')];
const save = (person: Person, courseId: string, planDate: string) => person.send(plan.save, { courseId, planDate });
const mine = async (person: Person) => (await person.send(plan.listMinePlan)).data;

async function learner() {
  const person = await t.person();
  const { userNo } = person;
  await enrol(db, { userNo, courseId: one });
  await enrol(db, { userNo, courseId: two, expiresAt: '2026-11-22 23:45:00' });
  await enrol(db, { userNo, courseId: done, completedAt: '2026-11-01 00:00:00' });
  return person;
}

it('nearest first, the course page knows; changing moves it, removing may be repeated', async () => {
  const person = await learner();
  expect((await save(person, one, '2026-12-20')).code).toBe(200);
  expect((await save(person, two, '2026-12-01')).code).toBe(200);
  const page = await mine(person);
  expect(page.list.map(({ courseName, planDate }) => [courseName, planDate])).toEqual([
    ['二', '2026-12-01'],
    ['一', '2026-12-20'],
  ]);
  expect(page.counts).toEqual({ studying: 2, planned: 2, finished: 1, expired: 0 });
  expect((await person.send(courseInfo.authView, { courseId: one })).data.planDate).toBe('2026-12-20');
  await save(person, one, '2026-11-22');
  expect((await mine(person)).list.map((row) => row.courseName)).toEqual(['一', '二']);
  for (const _ of [1, 2]) expect((await person.send(plan.del, { courseId: one })).code).toBe(200);
  expect((await mine(person)).list.map((row) => row.courseName)).toEqual(['二']);
});

it('neither the past nor beyond a year, by the days of China', async () => {
  const person = await learner();
  for (const day of ['2026-11-21', '2027-11-23']) expect((await save(person, one, day)).code).toBe(plan.PLAN_DATE.code);
  expect((await save(person, one, '2027-11-22')).code).toBe(200);
  expect((await save(person, one, '2026-02-30')).code).toBe(422);
});

it("not joined or finished cannot be planned; others' plans are neither seen nor touched", async () => {
  const [person, other] = [await learner(), await t.person()];
  expect((await save(person, done, '2026-12-01')).code).toBe(plan.PLANNED_TOO_LATE.code);
  expect((await save(other, one, '2026-12-01')).code).toBe(NOT_ENROLLED.code);
  await save(person, one, '2026-12-01');
  await other.send(plan.del, { courseId: one });
  expect((await mine(other)).totalCount).toBe(0);
  expect((await mine(person)).totalCount).toBe(1);
});

it('those past their validity are not listed', async () => {
  const person = await learner();
  await save(person, two, '2026-12-30');
  expect((await mine(person)).totalCount).toBe(1);
  t.setNow(new Date('2026-11-22T23:50:00+08:00'));
  expect((await mine(person)).totalCount).toBe(0);
  t.setNow(new Date('2026-11-22T23:30:00+08:00'));
});
