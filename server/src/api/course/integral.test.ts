import { expect, it } from 'vitest';
import * as integral from '#contract/course/integral.ts';
import { testApp } from '#test/testApp.ts';
import { integralLog } from '../../db/schema/study.ts';

const t = await testApp();

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
