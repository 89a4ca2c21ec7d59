import { beforeEach, expect, it } from 'vitest';
import * as log from '#contract/data/courseLog.ts';
import { LOCKED } from '#contract/course/failures.ts';
import { makeLessons } from '#test/courses.ts';
import { studying } from '#test/studying.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const world = studying(t);
const { pass } = world;
let person: Person;
beforeEach(async () => {
  pass(3600);
  person = await t.person();
});

const at = async (periodId: string, watchLength: number) =>
  (await person.send(log.save, { periodId, watchLength, duration: 100 })).data;

it('playing on counts, a jump only moves the position, jumping back does not count twice', async () => {
  const { periodIds } = await world.lessons(person, [100]);
  const [periodId] = periodIds as [string];
  await at(periodId, 0);
  for (const second of [3, 6, 9]) {
    pass(3);
    await at(periodId, second);
  }
  expect(await at(periodId, 9)).toEqual({ watchedLength: 9, percent: 9, isDone: 0 });
  pass(3);
  expect((await at(periodId, 80)).watchedLength).toBe(9);
  pass(3);
  expect((await at(periodId, 83)).watchedLength).toBe(12);
  pass(3);
  await at(periodId, 5);
  pass(3);
  expect((await at(periodId, 8)).watchedLength).toBe(12);
  expect(await world.stored(person, periodId)).toMatchObject({ watched: '{[0,9),[80,83)}', position: 8 });
});

it('the first report is only the beginning; a report of the end gains no progress', async () => {
  const { periodIds } = await world.lessons(person, [100]);
  expect((await at(periodIds[0]!, 100)).watchedLength).toBe(0);
  pass(1);
  expect((await at(periodIds[0]!, 0)).watchedLength).toBe(0);
  pass(1);
  expect((await at(periodIds[0]!, 100)).watchedLength).toBe(0);
  const locked = await makeLessons(t.database.db, [10]);
  const sent = { periodId: locked.periodIds[0]!, watchLength: 1 };
  expect((await person.send(log.save, sent)).code).toBe(LOCKED.code);
});

it('study records name course and class-hour, newest first, of one course if wanted', async () => {
  const one = await world.lessons(person, [100], { courseName: '一' });
  const two = await world.lessons(person, [100], { courseName: '二' });
  for (const { periodIds } of [one, two]) {
    const player = await world.sit(person, periodIds[0]!);
    pass(10);
    await player.save([[0, 10]], { position: 10 });
  }
  const { data } = await person.send(log.list);
  expect(data.list).toMatchObject([
    { courseName: '二', periodName: '第 1 课', seconds: 10, granted: 10, position: 10, percent: 10, isDone: 0 },
    { courseName: '一' },
  ]);
  expect((await person.send(log.list, { courseId: one.courseId })).data.totalCount).toBe(1);
  expect((await person.send(log.courses)).data).toMatchObject({
    totalCount: 2,
    list: [{ courseName: '二' }, { courseName: '一', courseId: one.courseId }],
  });
  expect((await (await t.person()).send(log.list)).data.totalCount).toBe(0);
});

it('opening a class-hour without playing is not studying', async () => {
  const { periodIds } = await world.lessons(person, [100]);
  const player = await world.sit(person, periodIds[0]!);
  const seen = async () => (await person.send(log.list, {})).data.totalCount;
  expect(await seen()).toBe(0);
  await player.save([], { position: 60 });
  expect(await seen()).toBe(0);
  pass(10);
  await player.save([[0, 10]], { position: 10 });
  expect(await seen()).toBe(1);
});
