import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as day from '#contract/user/schoolDay.ts';
import * as failures from '#contract/user/schoolFailures.ts';
import * as msg from '#contract/user/msg.ts';
import { makeLesson, makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import { lesson } from '../../db/schema/timetable.ts';

const t = await testApp();
const { db } = t.database;
const school = await makeSchool(t);
const other = await makeSchool(t);
const { admin } = school;
const teacher = await makeTeacher(t, school);
const offeringId = await makeOffering(db, school, { teachers: [teacher] });
const plan = (on: string, by = school, id = offeringId) =>
  makeLesson(db, by, { offeringId: id, day: on, week: 4, teachers: by === school ? [teacher] : [] });
const stateOf = async (id: string) => (await db.select().from(lesson).where(eq(lesson.id, id)))[0]!;

const sportsDay = {
  dayKind: 1,
  dayName: '运动会',
  fromDay: '2026-11-05',
  toDay: '2026-11-06',
} as const;

it('lessons on the days are said first; keeping leaves them, and nothing was written before', async () => {
  const id = await plan('2026-11-05');
  const asked = await admin.send(day.save, sportsDay);
  expect(asked).toMatchObject({
    code: failures.DAY_HAS_LESSONS.code,
    msg: '这几天排了 1 节课（2026-11-05 1 节），请选择取消还是保留',
    data: { countLesson: 1 },
  });
  expect((await admin.send(day.list, { year: 2026 })).data.list).toHaveLength(1);
  const stale = await admin.send(day.save, { ...sportsDay, lessons: 'cancel', toldCount: 3 });
  expect(stale.code, 'told of another number').toBe(failures.DAY_HAS_LESSONS.code);
  const kept = await admin.send(day.save, { ...sportsDay, lessons: 'keep', toldCount: 1 });
  expect(kept.data).toEqual({ addedCount: 2, cancelledCount: 0 });
  expect((await stateOf(id)).lessonState).toBe(1);
  const { list } = (await admin.send(day.list, { year: 2026 })).data;
  expect(list.map(({ day: on, countLesson }) => [on, countLesson])).toEqual([
    ['2026-10-01', 0],
    ['2026-11-05', 1],
    ['2026-11-06', 0],
  ]);
});

it('cancelling cancels those of the school and of the days alone, and their teachers hear of it', async () => {
  const theirs = await plan('2026-12-03', other, await makeOffering(db, other));
  const [off, after] = [await plan('2026-12-03'), await plan('2026-12-04')];
  const wish = { ...sportsDay, dayName: '校庆', fromDay: '2026-12-03', toDay: '2026-12-03' };
  const done = await admin.send(day.save, { ...wish, lessons: 'cancel', toldCount: 1 });
  expect(done.data).toEqual({ addedCount: 1, cancelledCount: 1 });
  expect(await stateOf(off)).toMatchObject({ lessonState: 2, revision: 1 });
  expect((await stateOf(after)).lessonState).toBe(1);
  expect((await stateOf(theirs)).lessonState).toBe(1);
  expect((await teacher.send(msg.list)).data.list).toMatchObject([{ msgTitle: '校庆停课' }]);
});

it('a day is in the calendar once, and made up for once', async () => {
  const taken = await admin.send(day.save, { ...sportsDay, fromDay: '2026-11-06', toDay: '2026-11-07' });
  expect(taken).toMatchObject({
    code: failures.DAY_TAKEN.code,
    msg: '2026-11-06 已经写进校历：运动会',
    data: { issues: [{ path: 'fromDay' }] },
  });
  const shift = (on: string, follows: string | null) =>
    admin.send(day.save, { dayKind: 2, dayName: '补课', fromDay: on, toDay: on, follows });
  expect((await shift('2026-11-08', '2026-11-05')).code).toBe(200);
  expect((await shift('2026-11-15', '2026-11-05')).code).toBe(failures.DAY_MADE_UP.code);
  expect(await shift('2026-11-15', '2026-11-15')).toMatchObject({ data: { issues: [{ path: 'follows' }] } });
  const twice = await Promise.all(
    [1, 2].map(() => admin.send(day.save, { ...sportsDay, fromDay: '2026-11-20', toDay: '2026-11-20' })),
  );
  expect(twice.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, failures.DAY_TAKEN.code]);
});

it('a year of public holidays comes at one press, what is written stays, and twice it adds nothing', async () => {
  const first = await other.admin.send(day.fill, { year: 2026 });
  expect(first.data).toEqual({ addedCount: 38, cancelledCount: 0 });
  const { list } = (await other.admin.send(day.list, { year: 2026 })).data;
  expect(list.find((one) => one.day === '2026-10-10')).toMatchObject({ dayKind: 2, follows: '2026-10-07' });
  expect((await other.admin.send(day.fill, { year: 2026 })).data.addedCount).toBe(0);
  expect((await other.admin.send(day.fill, { year: 2030 })).code).toBe(422);
});

it('a shifted day may follow another, days go, and those of others are out of reach', async () => {
  const { list } = (await other.admin.send(day.list, { year: 2026 })).data;
  const shifted = list.find((one) => one.day === '2026-10-10')!;
  const change = { id: shifted.id, dayName: '国庆调休', follows: '2026-10-05' };
  expect((await admin.send(day.update, change)).code).toBe(NOT_FOUND.code);
  expect((await other.admin.send(day.update, change)).code).toBe(200);
  expect((await admin.send(day.remove, { ids: [shifted.id] })).code).toBe(NOT_FOUND.code);
  expect((await other.admin.send(day.remove, { ids: [shifted.id] })).data.removedCount).toBe(1);
  const holiday = list.find((one) => one.dayKind === 1)!;
  const wrong = await other.admin.send(day.update, { id: holiday.id, dayName: '放假', follows: '2026-10-05' });
  expect(wrong).toMatchObject({ code: 422, data: { issues: [{ path: 'follows' }] } });
});
