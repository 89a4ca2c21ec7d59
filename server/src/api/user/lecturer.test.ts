import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as attention from '#contract/user/attention.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { makeOrg } from '#seed/make/org.ts';
import { teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';
import { lecturer as lecturerTable } from '../../db/schema/people.ts';
import { indexLecturers } from '../../domain/search/collect.ts';

const t = await testApp();
const { db } = t.database;
const orgNo = await makeOrg(db, { orgType: 3, orgName: '北岸智造' });
const own = await teacher(t, '陈砚清', orgNo);
const contacts = { lecturerMobile: '13800000001', lecturerEmail: 'chen@example.com' };
await db
  .update(lecturerTable)
  .set({ ...contacts, tags: ['SQL'], position: '数据讲师', introduce: '<p>讲<b>数据</b></p><script>x()</script>' })
  .where(eq(lecturerTable.lecturerUserNo, own.userNo));
for (const userNo of ['2', '3']) await t.person({ userNo });
await makeLecturer(db, { lecturerUserNo: '2', lecturerName: '许云帆', sort: 9 });
await makeLecturer(db, { lecturerUserNo: '3', lecturerName: '已停用', statusId: 0 });
const names = async (input = {}) => (await t.guest.send(lecturer.list, input)).data.list.map((one) => one.lecturerName);

describe('directory of lecturers', () => {
  it('recommended first, without disabled; by tag, organization and name', async () => {
    expect(await names()).toEqual(['许云帆', '陈砚清']);
    expect(await names({ tag: 'SQL' })).toEqual(['陈砚清']);
    expect(await names({ orgNo })).toEqual(['陈砚清']);
    expect(await names({ lecturerName: '云' })).toEqual(['许云帆']);
    expect(await names({ lecturerName: '%' })).toEqual([]);
    await indexLecturers(db, [own.userNo]);
    expect(await names({ lecturerName: 'chen' })).toEqual(['陈砚清']);
    expect(await names({ lecturerName: '数据讲师' })).toEqual(['陈砚清']);
  });

  it('signed in one sees whom one follows', async () => {
    const fan = await t.person();
    await fan.send(attention.save, { lecturerUserNo: own.userNo });
    const { list } = (await fan.send(lecturer.list)).data;
    expect(list.map((one) => one.isAttention)).toEqual([0, 1]);
    expect((await t.guest.send(lecturer.list)).data.list.map((one) => one.isAttention)).toEqual([0, 0]);
  });
});

describe('one lecturer', () => {
  it('guests see the public part without contacts', async () => {
    const { data } = await t.guest.send(lecturer.view, { lecturerUserNo: own.userNo });
    expect(data).toMatchObject({ lecturerName: '陈砚清', orgName: '北岸智造', brief: '讲数据', tags: ['SQL'] });
    expect(data.introduce).toBe('<p>讲<strong>数据</strong></p>');
    expect(JSON.stringify(data)).not.toMatch(/1380|example/);
    for (const lecturerUserNo of ['3', '99']) {
      expect((await t.guest.send(lecturer.view, { lecturerUserNo })).code).toBe(NOT_FOUND.code);
    }
  });

  it('contacts are seen by oneself only', async () => {
    expect((await own.send(lecturer.authView)).data).toMatchObject({ ...contacts, isOwn: 1 });
    expect((await own.send(lecturer.authView, { lecturerUserNo: own.userNo })).data).toMatchObject(contacts);
    const person = await t.person();
    const seen = (await person.send(lecturer.authView, { lecturerUserNo: own.userNo })).data;
    expect(seen).toMatchObject({ isOwn: 0, lecturerMobile: '', lecturerEmail: '' });
    expect((await person.send(lecturer.authView)).code).toBe(NOT_FOUND.code);
  });
});
