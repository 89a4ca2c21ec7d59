import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as msg from '#contract/user/msg.ts';
import * as student from '#contract/user/orgStudent.ts';
import {
  ALREADY_ANSWERED,
  ALREADY_BOUND,
  BIND_TRIES,
  NUMBER_TAKEN,
  STUDENT_BOUND,
} from '#contract/user/profileFailures.ts';
import * as ext from '#contract/user/ext.ts';
import { listUserRole } from '#contract/system/authMenu.ts';
import { makeOrg } from '#seed/make/org.ts';
import { closeOrgs } from '#test/closeOrgs.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { orgDepartment, orgMember } from '../../db/schema/organization.ts';
import { authRole, userIdentity } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
let school: string;
let registrar: Person;
let learner: Person;
beforeEach(async () => {
  await closeOrgs(db);
  school = await makeOrg(db, { orgType: 4, orgName: '江城职业技术大学' });
  registrar = await t.person({ userType: 4, orgNo: school, isAdmin: true });
  learner = await t.person({ nickname: '林晓' });
});

const linxiao = { studentName: '林晓', studentNumber: '20230001' };
const claim = (who: Person, change: object = {}) =>
  who.send(student.bindSchoolInfo, { orgNo: school, ...linxiao, ...change });
const list = async (who = registrar, wanted: object = {}) => (await who.send(student.page, wanted)).data;
const mine = async (who = learner) => (await who.send(student.getOrgStudent)).data.student;
const requestOf = async () => (await list(registrar, { bindStatus: 2 })).list[0]!;

describe('binding', () => {
  it("agreeing with the roster binds at once, the identity is the school's, no second binding", async () => {
    await registrar.send(student.save, { ...linxiao, className: '大数据 2301' });
    expect((await claim(learner, { className: '自己写的' })).data).toEqual({ bindStatus: 1 });
    expect(await mine()).toMatchObject({ ...linxiao, orgName: '江城职业技术大学', className: '大数据 2301' });
    const { list: roles } = (await learner.send(listUserRole)).data;
    expect(roles[0]!.orgInfo?.orgNo).toBe(school);
    expect((await claim(learner)).code).toBe(ALREADY_BOUND.code);
    expect((await list()).counts).toEqual({ roster: 1, bound: 1, asks: 0 });
  });

  it.each([
    ['名单里没有', '20239999', '林晓'],
    ['名字对不上', '20230001', '林小'],
  ])('%s waits for the school, the answer does not give the roster away', async (_, studentNumber, studentName) => {
    await registrar.send(student.save, linxiao);
    expect((await claim(learner, { studentNumber, studentName })).data).toEqual({ bindStatus: 2 });
    expect(await mine()).toMatchObject({ bindStatus: 2, studentName, studentNumber });
    expect(await requestOf()).toMatchObject({
      userName: '林晓',
      rosterName: studentNumber === '20230001' ? '林晓' : '',
    });
  });

  it('of two claiming one number one is bound, the other waits', async () => {
    await registrar.send(student.save, linxiao);
    const replies = await Promise.all([learner, await t.person()].map((who) => claim(who)));
    expect(replies.map(({ data }) => data.bindStatus).sort()).toEqual([1, 2]);
  });

  it('another request replaces a refused one; so many attempts a day', async () => {
    for (let n = 1; n <= 8; n += 1) await claim(learner, { studentNumber: `X${n}0` });
    expect((await list(registrar, { bindStatus: 2 })).list).toMatchObject([{ studentNumber: 'X80' }]);
    expect((await claim(learner)).code).toBe(BIND_TRIES.code);
  });

  it("enterprises have no roster; neither unknown schools nor others' faculties", async () => {
    const company = await makeOrg(db, { orgType: 5, orgName: '云杉科技' });
    expect((await claim(learner, { orgNo: company })).code).toBe(NOT_FOUND.code);
    expect((await claim(learner, { orgNo: '1' })).code).toBe(NOT_FOUND.code);
    expect((await claim(learner, { departmentId: '1' })).msg).toBe('部门不存在或已被删除，请重新选择');
    const { list: bindable } = (await learner.send(student.listBindableOrgInfo, { orgName: '云杉' })).data;
    expect(bindable).toEqual([]);
  });
});

describe('deciding', () => {
  it('passed it binds and tells; an empty place of the roster is taken', async () => {
    await registrar.send(student.save, { ...linxiao, studentName: '林小', className: '大数据 2301' });
    await claim(learner);
    const { id } = await requestOf();
    expect((await registrar.send(student.audit, { id, bindStatus: 1 })).code).toBe(200);
    expect(await mine()).toMatchObject({ ...linxiao, bindStatus: 1, className: '大数据 2301' });
    expect((await list()).list).toHaveLength(1);
    const { list: messages } = (await learner.send(msg.list)).data;
    expect(messages[0]!.msgTitle).toBe('学校通过了你的绑定申请');
  });

  it('refusing needs a reason, seen by the other, who may try again', async () => {
    await claim(learner);
    const { id } = await requestOf();
    expect((await registrar.send(student.audit, { id, bindStatus: 3 })).msg).toBe('请写明不通过的原因，对方会看到');
    await registrar.send(student.audit, { id, bindStatus: 3, bindOpinion: '学号不在本校' });
    expect(await mine()).toMatchObject({ bindStatus: 3, bindOpinion: '学号不在本校' });
    expect((await registrar.send(student.audit, { id, bindStatus: 1 })).code).toBe(ALREADY_ANSWERED.code);
    expect((await claim(learner)).data.bindStatus).toBe(2);
  });

  it('of two deciding at once one succeeds', async () => {
    await claim(learner);
    const { id } = await requestOf();
    const second = await t.person({ userType: 4, orgNo: school, isAdmin: true });
    const codes = await Promise.all(
      [registrar, second].map(async (who) => (await who.send(student.audit, { id, bindStatus: 1 })).code),
    );
    expect(codes.sort((x, y) => x - y)).toEqual([200, ALREADY_ANSWERED.code]);
  });

  it('a number already bound goes to nobody else', async () => {
    await registrar.send(student.save, linxiao);
    await claim(learner);
    await claim(await t.person());
    const { id } = await requestOf();
    expect((await registrar.send(student.audit, { id, bindStatus: 1 })).code).toBe(NUMBER_TAKEN.code);
  });
});

describe('list of staff', () => {
  it('a student number is unique in a school, also when added at once', async () => {
    const codes = await Promise.all([1, 2].map(async () => (await registrar.send(student.save, linxiao)).code));
    expect(codes.sort((x, y) => x - y)).toEqual([200, NUMBER_TAKEN.code]);
    const other = await makeOrg(db, { orgType: 4, orgName: '海川外语学院' });
    const theirs = await t.person({ userType: 4, orgNo: other, isAdmin: true });
    expect((await theirs.send(student.save, linxiao)).code).toBe(200);
  });

  it('bound, name and number are locked; removing frees the identity', async () => {
    const { id } = (await registrar.send(student.save, linxiao)).data;
    await claim(learner);
    const changed = { id, ...linxiao, studentNumber: '20230002' };
    expect((await registrar.send(student.update, changed)).code).toBe(STUDENT_BOUND.code);
    expect((await registrar.send(student.update, { id, ...linxiao, className: '大数据 2302' })).code).toBe(200);
    expect((await registrar.send(student.remove, { id })).code).toBe(200);
    expect(await mine()).toBeNull();
    expect((await learner.send(ext.getMsgByUserNo, { userNo: learner.userNo })).data.orgName).toBe('');
  });

  it('out of reach without this permission and for other schools', async () => {
    const { id } = (await registrar.send(student.save, linxiao)).data;
    const colleague = await t.person({ userType: 4, orgNo: school });
    expect((await colleague.send(student.page)).code).toBe(NO_PERMISSION.code);
    const elsewhere = await makeOrg(db, { orgType: 4, orgName: '海川外语学院' });
    const other = await t.person({ userType: 4, orgNo: elsewhere, isAdmin: true });
    expect((await list(other)).totalCount).toBe(0);
    expect((await other.send(student.update, { id, ...linxiao })).code).toBe(NOT_FOUND.code);
    expect((await other.send(student.remove, { id })).code).toBe(NOT_FOUND.code);
    await claim(learner, { studentNumber: 'X1' });
    const request = await requestOf();
    expect((await other.send(student.audit, { id: request.id, bindStatus: 1 })).code).toBe(NOT_FOUND.code);
  });

  it('by name and student number, mobiles masked', async () => {
    await registrar.send(student.save, linxiao);
    await registrar.send(student.save, { studentName: '小满', studentNumber: '20230002' });
    await claim(learner);
    expect((await list(registrar, { keyword: '林' })).list).toMatchObject([{ studentNumber: '20230001' }]);
    expect((await list(registrar, { keyword: '20230002' })).list).toMatchObject([{ studentName: '小满' }]);
    const [bound] = (await list(registrar, { bindStatus: 1 })).list;
    expect(bound!.mobile).toBe(`${learner.mobile.slice(0, 3)}****${learner.mobile.slice(-4)}`);
  });

  it('with one faculty only that faculty is seen and added to', async () => {
    const [near, far] = await db
      .insert(orgDepartment)
      .values([
        { orgNo: school, path: '/1/', departName: '信息工程学院' },
        { orgNo: school, path: '/2/', departName: '建筑工程学院' },
      ])
      .returning({ id: orgDepartment.id });
    const dean = await t.person({ userType: 4, orgNo: school });
    await limitTo(dean, near!.id);
    await registrar.send(student.save, { ...linxiao, departmentId: near!.id });
    const there = await registrar.send(student.save, {
      studentName: '梁栋',
      studentNumber: 'X2',
      departmentId: far!.id,
    });
    expect((await list(dean)).list).toMatchObject([linxiao]);
    expect((await list(dean)).counts.roster).toBe(1);
    const { id } = there.data;
    expect((await dean.send(student.remove, { id })).code).toBe(NOT_FOUND.code);
    const added = { studentName: '石砚', studentNumber: 'X3' };
    expect((await dean.send(student.save, { ...added, departmentId: far!.id })).code).toBe(INVALID_INPUT.code);
    expect((await dean.send(student.save, added)).code).toBe(INVALID_INPUT.code);
    expect((await dean.send(student.save, { ...added, departmentId: near!.id })).code).toBe(200);
  });
});

/** A role that reaches the own department and what lies below. */
async function limitTo({ userNo }: Person, departmentId: string): Promise<void> {
  const [role] = await db
    .insert(authRole)
    .values({ orgNo: school, userType: 4, roleName: '院长', powerLevel: 2, codes: ['student:edit'] })
    .returning({ id: authRole.id });
  await db.update(orgMember).set({ departmentId }).where(eq(orgMember.userNo, userNo));
  const acting = and(eq(userIdentity.userNo, userNo), eq(userIdentity.userType, 4));
  await db.update(userIdentity).set({ roleId: role!.id }).where(acting);
}
