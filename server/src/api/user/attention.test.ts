import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as attention from '#contract/user/attention.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { makeOrg } from '#seed/make/org.ts';
import { teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { lecturer as lecturerTable } from '../../db/schema/people.ts';

const t = await testApp();
const { db } = t.database;
await t.person({ userNo: '2' });
await makeLecturer(db, { lecturerUserNo: '2', lecturerName: '许云帆', position: '数据讲师' });
const orgNo = await makeOrg(db, { orgType: 3, orgName: '北岸智造', intro: '在真机上学会真本事' });
const fans = async () => (await t.guest.send(lecturer.view, { lecturerUserNo: '2' })).data.countFans;
const mine = async (person: Person, kind?: 'lecturer' | 'organization') =>
  (await person.send(attention.list, { kind })).data.list;

it('following a lecturer counts, cannot be repeated, can be undone repeatedly', async () => {
  const person = await t.person();
  expect((await person.send(attention.save, { lecturerUserNo: '2' })).code).toBe(200);
  expect(await person.send(attention.save, { lecturerUserNo: '2' })).toMatchObject({ code: 406, msg: '已关注' });
  expect(await fans()).toBe(1);
  expect(await mine(person)).toMatchObject([{ refNo: '2', name: '许云帆', note: '数据讲师', kind: 'lecturer' }]);
  for (const _ of [1, 2]) await person.send(attention.remove, { lecturerUserNo: '2' });
  expect(await fans()).toBe(0);
  expect(await mine(person)).toEqual([]);
});

it('pressed twice at once counts once', async () => {
  const person = await t.person();
  const replies = await Promise.all([1, 2, 3].map(() => person.send(attention.save, { lecturerUserNo: '2' })));
  expect(replies.map(({ code }) => code).sort()).toEqual([200, 406, 406]);
  expect(await fans()).toBe(1);
});

it('organizations are followed too, listed apart from lecturers', async () => {
  const person = await t.person();
  await person.send(attention.save, { orgNo });
  expect(await mine(person, 'organization')).toMatchObject([
    { refNo: orgNo, name: '北岸智造', note: '在真机上学会真本事' },
  ]);
  expect(await mine(person)).toEqual([]);
});

it('neither missing ones, oneself nor both at once; disabled ones are no longer listed', async () => {
  const self = await teacher(t, '陈砚清');
  expect((await self.send(attention.save, { lecturerUserNo: '99' })).code).toBe(NOT_FOUND.code);
  expect((await self.send(attention.save, { orgNo: '99' })).code).toBe(NOT_FOUND.code);
  expect(await self.send(attention.save, { lecturerUserNo: self.userNo })).toMatchObject(attention.YOURSELF);
  for (const wrong of [{}, { lecturerUserNo: '2', orgNo }])
    expect((await self.send(attention.save, wrong)).code).toBe(INVALID_INPUT.code);
  const person = await t.person();
  await person.send(attention.save, { lecturerUserNo: self.userNo });
  await db.update(lecturerTable).set({ statusId: 0 }).where(eq(lecturerTable.lecturerUserNo, self.userNo));
  expect(await mine(person)).toEqual([]);
});
