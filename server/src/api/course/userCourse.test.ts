import { expect, it } from 'vitest';
import * as mine from '#contract/course/userCourse.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T02:00:00Z'));

it('studying, finished, expired apart, last studied first, none of others', async () => {
  const person = await t.person();
  const make = (courseName: string) => makeLessons(db, [10, 20], { courseName });
  const [one, two, three] = [await make('一'), await make('二'), await make('三')];
  const [four, five] = [await make('四'), await make('五')];
  const base = { userNo: person.userNo };
  await enrol(db, {
    ...base,
    courseId: one.courseId,
    progress: 4250,
    periodDone: 1,
    lastPeriodId: one.periodIds[1]!,
    lastStudyAt: '2026-11-20 10:00:00',
  });
  await enrol(db, {
    ...base,
    courseId: two.courseId,
    lastStudyAt: '2026-11-21 09:00:00',
    expiresAt: '2026-12-01 00:00:00',
  });
  await enrol(db, {
    ...base,
    courseId: three.courseId,
    completedAt: '2026-11-01 00:00:00',
    expiresAt: '2026-11-02 00:00:00',
  });
  await enrol(db, { ...base, courseId: four.courseId, expiresAt: '2026-11-21 10:00:00' });
  await enrol(db, { ...base, courseId: five.courseId, statusId: 0 });
  const studying = (await person.send(mine.list)).data;
  expect(studying.counts).toEqual({ studying: 2, planned: 0, finished: 1, expired: 1 });
  expect(studying.list.map((row) => row.courseName)).toEqual(['二', '一']);
  expect(studying.list[1]).toMatchObject({
    studyProgress: 42.5,
    periodDone: 1,
    periodTotal: 2,
    lastPeriodName: '第 2 课',
    certificateNo: '',
  });
  const names = async (tab: 'finished' | 'expired') =>
    (await person.send(mine.list, { tab })).data.list.map((row) => row.courseName);
  expect([await names('finished'), await names('expired')]).toEqual([['三'], ['四']]);
  expect((await (await t.person()).send(mine.list)).data.totalCount).toBe(0);
});
