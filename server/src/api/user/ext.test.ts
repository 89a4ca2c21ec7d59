import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { INVALID_INPUT, SIGNED_OUT } from '#contract/kit/errors.ts';
import * as ext from '#contract/user/ext.ts';
import * as depart from '#contract/user/orgDepart.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { user, userIdentity } from '../../db/schema/user.ts';
import { makeOrg } from '#seed/make/org.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;

it('shows my facts and all my identities', async () => {
  const me = await t.person({ nickname: '林晓', userType: 2, password: 'Zhitu@2026' });
  const { code, data } = await me.send(ext.view);
  expect(code).toBe(200);
  expect(data).toMatchObject({
    userNo: me.userNo,
    mobile: me.mobile,
    nickname: '林晓',
    userType: '1,2',
    hasPassword: 1,
  });
});

it('disabled identities do not appear', async () => {
  const me = await t.person({ identities: [{ userType: 2 }] });
  await db.update(userIdentity).set({ statusId: 0 }).where(eq(userIdentity.userType, 2));
  expect((await me.send(ext.view)).data.userType).toBe('1');
});

it('a disabled account loses its session at once', async () => {
  const me = await t.person();
  await db.update(user).set({ statusId: 0 }).where(eq(user.userNo, me.userNo));
  expect((await me.send(ext.view)).code).toBe(SIGNED_OUT.code);
});

it('changes only the fields given, the card follows', async () => {
  const me = await t.person({ nickname: '林晓', remark: '学员' });
  expect((await me.send(ext.update, { remark: '在学数据分析', age: 22 })).code).toBe(200);
  expect((await me.send(ext.view)).data).toMatchObject({ nickname: '林晓', remark: '在学数据分析', age: 22 });
  const other = await t.person();
  const card = (await other.send(ext.getMsgByUserNo, { userNo: me.userNo })).data;
  expect(card).toMatchObject({ name: '林晓', remark: '在学数据分析', orgName: '', isOwn: 0 });
  expect(card).not.toHaveProperty('mobile');
  expect((await me.send(ext.update, { headImgUrl: '/files/1.webp' })).msg).toBe('文件不存在，请重新上传');
  expect((await me.send(ext.update, {})).code).toBe(INVALID_INPUT.code);
});

it("teacher's facts come from the organization, not without being a lecturer", async () => {
  const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城卫生职业学院' });
  const lecturer = await t.person({ identities: [{ userType: 2, orgNo, jobNumber: 'T1001' }] });
  expect((await lecturer.send(ext.getOrgTeacherInfo)).data).toMatchObject({
    isTeacher: 1,
    orgName: '江城卫生职业学院',
    jobNumber: 'T1001',
  });
  expect((await (await t.person()).send(ext.getOrgTeacherInfo)).data.isTeacher).toBe(0);
});

it('organization, department and faculty are my own; empty without one', async () => {
  const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城职业技术大学' });
  const me = await t.person({ userType: 4, orgNo, isAdmin: true });
  const college = (await me.send(depart.save, { departName: '信息学院' })).data.id;
  const departmentId = (await me.send(depart.save, { departName: '数据教研室', parentId: college })).data.id;
  await db.update(orgMember).set({ departmentId, post: '教师' }).where(eq(orgMember.userNo, me.userNo));
  const place = { orgNo, orgName: '江城职业技术大学', orgType: 4, departName: '信息学院 / 数据教研室', post: '教师' };
  expect((await me.send(ext.getOrgAndDept)).data).toMatchObject(place);
  const school = { collegeId: college, collegeName: '信息学院', schoolName: '江城职业技术大学' };
  expect((await me.send(ext.getCollegeByUser)).data).toEqual(school);

  const other = await t.person();
  expect((await other.send(ext.getOrgAndDept)).data).toMatchObject({ orgNo: null, orgName: '', departName: '' });
  expect((await other.send(ext.getCollegeByUser)).data).toMatchObject({ collegeId: null, collegeName: '' });
});
