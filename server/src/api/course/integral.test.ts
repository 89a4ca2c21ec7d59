import { expect, it } from 'vitest';
import * as comments from '#contract/course/comments.ts';
import * as integral from '#contract/course/integral.ts';
import { RATING_POINTS, SIGN_POINTS } from '#contract/rules/integral.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import { integralLog } from '../../db/schema/study.ts';

const t = await testApp();

it('the first rating of a course gives points, a second one after deleting it none', async () => {
  const { courseId } = await makeLessons(t.database.db, [10]);
  const person = await t.person();
  await enrol(t.database.db, { userNo: person.userNo, courseId });
  const rate = () => person.send(comments.save, { courseId, commentText: '讲得清楚', star: 5 });
  const { id } = (await rate()).data;
  await person.send(comments.save, { courseId, commentText: '第二步为什么' });
  expect((await person.send(integral.list)).data).toMatchObject({
    total: RATING_POINTS,
    list: [{ kindName: '评价', targetName: 'Linux 运维入门' }],
  });
  await person.send(comments.remove, { id });
  expect((await rate()).code).toBe(200);
  expect((await person.send(integral.list)).data.total).toBe(RATING_POINTS);
});

it('no points is zero, several add up, newest first', async () => {
  const person = await t.person();
  expect((await person.send(integral.list)).data).toMatchObject({ list: [], total: 0 });
  const row = { userNo: person.userNo, kind: 'share', points: 2, gmtCreate: '2026-11-21 10:00:00', day: '2026-11-21' };
  await t.database.db.insert(integralLog).values([
    { ...row, target: 'course:1', targetName: '一' },
    { ...row, target: 'course:2', targetName: '二', points: 3 },
  ]);
  const { data } = await person.send(integral.list);
  expect([data.total, data.list.map((one) => one.targetName)]).toEqual([5, ['二', '一']]);
});

it('signing in gives points once a day, from however many tabs, and again the next day', async () => {
  t.setNow(new Date('2026-11-21T15:59:00Z'));
  const person = await t.person();
  expect((await person.send(integral.list)).data.isSigned).toBe(0);
  const codes = (await Promise.all([1, 2, 3].map(() => person.send(integral.sign)))).map(({ code }) => code);
  const { code } = integral.SIGNED_TODAY;
  expect(codes.toSorted((x, y) => x - y)).toEqual([200, code, code]);
  expect((await person.send(integral.list)).data).toMatchObject({
    total: SIGN_POINTS,
    isSigned: 1,
    list: [{ kind: 'sign', kindName: '签到', points: SIGN_POINTS }],
  });
  // Midnight is that of this country.
  t.setNow(new Date('2026-11-21T16:00:00Z'));
  expect((await person.send(integral.list)).data.isSigned).toBe(0);
  expect((await person.send(integral.sign)).data).toEqual({ points: SIGN_POINTS });
  expect((await person.send(integral.list)).data.total).toBe(2 * SIGN_POINTS);
});
