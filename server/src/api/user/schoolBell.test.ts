import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import * as bell from '#contract/user/schoolBell.ts';
import { BELL_CLASH, BELL_IN_USE } from '#contract/user/schoolFailures.ts';
import { BELLS, makeLesson, makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import { lesson, lessonClaim } from '../../db/schema/timetable.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-23T02:00:00Z'));
const school = await makeSchool(t);
const { admin } = school;
const clocks = BELLS.map(({ beginClock, endClock }) => ({ beginClock, endClock }));
const later = (minutes: number) =>
  clocks.map(({ beginClock, endClock }) => ({
    beginClock: plus(beginClock, minutes),
    endClock: plus(endClock, minutes),
  }));

function plus(clock: string, minutes: number): string {
  const all = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) + minutes;
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
}

const begins = async (id: string) => {
  const [row] = await db.select().from(lesson).where(eq(lesson.id, id));
  const [claim] = await db.select().from(lessonClaim).where(eq(lessonClaim.lessonId, id));
  return [row!.beginsAt, claim?.beginsAt];
};

it('every row that overlaps or runs backwards is told at its clock', async () => {
  const rows = [
    { beginClock: '08:00', endClock: '08:45' },
    { beginClock: '08:40', endClock: '09:25' },
    { beginClock: '10:00', endClock: '09:50' },
    { beginClock: '8 点', endClock: '24:00' },
  ];
  const { data } = await admin.send(bell.save, { bells: rows.slice(0, 3) });
  expect(data).toEqual({
    issues: [
      { path: 'bells.1.beginClock', message: '第 1 节 08:45 才下课' },
      { path: 'bells.2.endClock', message: '下课要晚于上课' },
    ],
  });
  const odd = await admin.send(bell.save, { bells: rows.slice(3) });
  expect([...new Set((odd.data as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path))]).toEqual([
    'bells.0.beginClock',
    'bells.0.endClock',
  ]);
});

it('lessons to come and what they hold move with the clocks, those of the past stay; neighbours may change places', async () => {
  const teacher = await makeTeacher(t, school);
  const offeringId = await makeOffering(db, school, { teachers: [teacher] });
  const at = { offeringId, week: 12, teachers: [teacher] };
  const past = await makeLesson(db, school, { ...at, day: '2026-11-20' });
  const first = await makeLesson(db, school, { ...at, day: '2026-11-25' });
  const second = await makeLesson(db, school, { ...at, day: '2026-11-25', fromBell: 3, toBell: 4 });
  expect((await admin.send(bell.list)).data.countLesson).toBe(2);
  const moved = await admin.send(bell.save, { bells: later(60) });
  expect(moved.data).toEqual({ movedCount: 2 });
  expect(await begins(first)).toEqual(['2026-11-25 09:00:00', '2026-11-25 09:00:00']);
  expect(await begins(second)).toEqual(['2026-11-25 10:55:00', '2026-11-25 10:55:00']);
  expect(await begins(past)).toEqual(['2026-11-20 08:00:00', '2026-11-20 08:00:00']);
  expect((await admin.send(bell.save, { bells: later(60) })).data.movedCount).toBe(0);
  const cut = await admin.send(bell.save, { bells: clocks.slice(0, 3) });
  expect(cut).toMatchObject({ code: BELL_IN_USE.code, msg: '第 4 节还有 1 节将来的课，不能去掉' });
  expect((await admin.send(bell.save, { bells: clocks.slice(0, 4) })).data.movedCount).toBe(2);
});

it('a clash with a lesson of the same teacher elsewhere is refused with its name, and nothing has changed', async () => {
  const other = await makeSchool(t);
  const teacher = await makeTeacher(t, school, '苏見山');
  const here = await makeOffering(db, school, { name: '数据治理', teachers: [teacher] });
  const there = await makeOffering(db, other, { teachers: [teacher] });
  const mine = await makeLesson(db, school, { offeringId: here, day: '2026-11-26', week: 12, teachers: [teacher] });
  await makeLesson(db, other, {
    offeringId: there,
    day: '2026-11-26',
    week: 12,
    fromBell: 3,
    toBell: 4,
    teachers: [teacher],
  });
  const refused = await admin.send(bell.save, { bells: later(60) });
  expect(refused).toMatchObject({
    code: BELL_CLASH.code,
    msg: '2026-11-26 第 1 节的「数据治理」会和苏見山的另一节课撞在一起',
  });
  expect((await begins(mine))[0]).toBe('2026-11-26 08:00:00');
  expect((await admin.send(bell.list)).data.list[0]!.beginClock).toBe('08:00');
});

it('without the permission nothing is read or written', async () => {
  const plain = await t.person({ userType: 4, orgNo: school.orgNo });
  expect((await plain.send(bell.list)).code).toBe(NO_PERMISSION.code);
  expect((await plain.send(bell.save, { bells: clocks })).code).toBe(NO_PERMISSION.code);
});
