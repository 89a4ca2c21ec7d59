import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as fails from '#contract/exam/gradeFailures.ts';
import * as apply from '#contract/exam/gradeApplyRecord.ts';
import * as info from '#contract/exam/gradeInfo.ts';
import * as student from '#contract/exam/gradeStudent.ts';
import { INVALID_INPUT, NO_PERMISSION } from '#contract/kit/errors.ts';
import { GradeScope, MOST_OWN_GRADES } from '#contract/rules/grades.ts';
import { GradeState, JoinWay, OfferingState } from '#contract/rules/school.ts';
import { listLoginUserMenu } from '#contract/system/authMenu.ts';
import { makeGrade, makeOffering, makeSchool } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { orgDepartment } from '../../db/schema/organization.ts';
import { offering } from '../../db/schema/timetable.ts';

const t = await testApp();
const { db } = t.database;
let school: School;
let registrar: Person;
let learner: Person;
beforeEach(async () => {
  school = await makeSchool(t);
  registrar = school.admin;
  learner = await t.person({ nickname: '林晓' });
});

const facts = { gradeName: '大数据 2301', intro: '', joinWay: JoinWay.approval, seats: 45 };
const open = async (who: Person, change: object = {}) => (await who.send(info.save, { ...facts, ...change })).data;
const managed = async (who: Person, wanted: object = {}) =>
  (await who.send(info.page, { scope: GradeScope.managed, ...wanted })).data;
const view = async (who: Person, id: string) => (await who.send(info.view, { id })).data;

describe('opening', () => {
  it('staff open a class of their organization and are not in it', async () => {
    const { id, joinCode } = await open(registrar);
    expect(await view(registrar, id)).toMatchObject({
      ...facts,
      orgNo: school.orgNo,
      joinCode,
      gradeRole: null,
      isOwner: 0,
      mayManage: 1,
      mayDisband: 1,
      countStudent: 0,
    });
    expect((await managed(registrar)).list.map((one) => one.id)).toEqual([id]);
  });

  it('a learner opens a class of their own, is its administrator, and the menu says so at once', async () => {
    const codes = async () => JSON.stringify((await learner.send(listLoginUserMenu)).data.menu);
    expect(await codes()).not.toContain('grades-admin');
    expect((await learner.send(student.isGradeAdmin)).data).toEqual({ isGradeAdmin: 0 });
    const { id } = await open(learner, { gradeName: '备考小组' });
    expect(await view(learner, id)).toMatchObject({
      orgNo: '0',
      isOwner: 1,
      isAdmin: 1,
      gradeRole: 1,
      countStudent: 1,
    });
    expect(await codes()).toContain('grades-admin');
    expect((await learner.send(student.isGradeAdmin)).data).toEqual({ isGradeAdmin: 1 });
    await learner.send(info.disband, { id, gradeName: '备考小组' });
    expect((await learner.send(student.isGradeAdmin)).data).toEqual({ isGradeAdmin: 0 });
  });

  it('a lecturer who opens one teaches it', async () => {
    const lecturer = await t.person({ userType: 2, idCardName: '陈砚清' });
    const { id } = await open(lecturer);
    const { data } = await lecturer.send(info.page, { scope: GradeScope.taught });
    expect(data.list).toMatchObject([{ id, teacherNames: ['陈砚清'], countStudent: 0 }]);
  });

  it('a name is once within an organization, also when two press at once; elsewhere it is free', async () => {
    const replies = await Promise.all([1, 2].map(() => registrar.send(info.save, facts)));
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, fails.NAME_TAKEN.code]);
    expect((await (await makeSchool(t)).admin.send(info.save, facts)).code).toBe(200);
  });

  it('so many of their own and no more', async () => {
    const replies = [];
    for (let n = 0; n <= MOST_OWN_GRADES; n += 1) replies.push(await learner.send(info.save, facts));
    expect(replies.map(({ code }) => code)).toEqual([...Array(MOST_OWN_GRADES).fill(200), fails.OWN_FULL.code]);
  });

  it('a department is one of the organization, and staff without the right open nothing', async () => {
    const [depart] = await db
      .insert(orgDepartment)
      .values({ orgNo: school.orgNo, departName: '信息工程学院', path: '/1/' })
      .returning();
    const { id } = await open(registrar, { departmentId: depart!.id });
    expect(await view(registrar, id)).toMatchObject({ departName: '信息工程学院' });
    const strange = await learner.send(info.save, { ...facts, departmentId: depart!.id });
    expect(strange).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'departmentId' }] } });
    const clerk = await t.person({ userType: 4, orgNo: school.orgNo });
    expect((await clerk.send(info.save, facts)).code).toBe(NO_PERMISSION.code);
    expect((await clerk.send(info.page, { scope: GradeScope.managed })).code).toBe(NO_PERMISSION.code);
    expect((await clerk.send(info.view, { id })).code).toBe(fails.GRADE_GONE.code);
  });
});

describe('changing', () => {
  it('who runs it changes it, who is just in it does not, and strangers do not know it', async () => {
    const teacher = await t.person({ userType: 2 });
    const id = await makeGrade(db, school, [learner], [teacher]);
    const change = { ...facts, id, gradeName: '新名字', seats: 2 };
    expect((await learner.send(info.update, change)).code).toBe(fails.NOT_MANAGER.code);
    expect((await (await t.person()).send(info.update, change)).code).toBe(fails.GRADE_GONE.code);
    expect((await teacher.send(info.update, change)).code).toBe(200);
    expect(await view(learner, id)).toMatchObject({ gradeName: '新名字', seats: 2, joinCode: '', mayManage: 0 });
  });

  it('there are never fewer places than students', async () => {
    const id = await makeGrade(db, school, [learner, await t.person()]);
    expect(await registrar.send(info.update, { ...facts, id, seats: 1 })).toMatchObject({
      code: fails.SEATS_BELOW.code,
      data: { issues: [{ path: 'seats' }] },
    });
  });

  it('a new code lets nobody in with the old one', async () => {
    const { id, joinCode } = await open(registrar, { joinWay: JoinWay.open });
    const renewed = (await registrar.send(info.codeRenew, { id })).data.joinCode;
    expect(renewed).not.toBe(joinCode);
    expect((await learner.send(student.add, { code: joinCode })).code).toBe(fails.NO_SUCH_CODE.code);
    expect((await learner.send(student.add, { code: renewed })).data.isIn).toBe(1);
  });
});

describe('the end', () => {
  it('asks for the name, keeps what was, frees name and code, and answers what waited', async () => {
    const { id, joinCode } = await open(registrar, { joinWay: JoinWay.open });
    await learner.send(student.add, { code: joinCode });
    await registrar.send(info.update, { ...facts, id });
    const asking = await t.person();
    await asking.send(student.add, { code: joinCode });
    expect(await registrar.send(info.disband, { id, gradeName: '大数据' })).toMatchObject({
      code: fails.WRONG_NAME.code,
      data: { issues: [{ path: 'gradeName' }] },
    });
    const end = () => registrar.send(info.disband, { id, gradeName: facts.gradeName });
    const replies = await Promise.all([end(), end()]);
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, fails.GRADE_DISBANDED.code]);
    expect((await asking.send(apply.mine)).data.list).toMatchObject([{ auditStatus: 2, auditOpinion: '班级已经解散' }]);
    expect((await asking.send(student.add, { code: joinCode })).code).toBe(fails.NO_SUCH_CODE.code);
    expect(await view(learner, id)).toMatchObject({ gradeState: GradeState.disbanded, countStudent: 1 });
    expect((await managed(registrar)).totalCount).toBe(0);
    expect((await managed(registrar, { gradeState: GradeState.disbanded })).totalCount).toBe(1);
    expect((await registrar.send(info.save, facts)).code).toBe(200);
    expect((await learner.send(student.quit, { gradeId: id })).code).toBe(fails.GRADE_DISBANDED.code);
    expect((await registrar.send(info.update, { ...facts, id })).code).toBe(fails.GRADE_DISBANDED.code);
  });

  it('teachers and administrators do not end a class of a school', async () => {
    const teacher = await t.person({ userType: 2 });
    const id = await makeGrade(db, school, [], [teacher]);
    const { gradeName } = await view(teacher, id);
    expect((await teacher.send(info.disband, { id, gradeName })).code).toBe(fails.NOT_MANAGER.code);
  });

  it('waits for the courses of the class to be over', async () => {
    const id = await makeGrade(db, school, [learner]);
    const { gradeName } = await view(registrar, id);
    const offeringId = await makeOffering(db, school, { gradeIds: [id] });
    const end = () => registrar.send(info.disband, { id, gradeName });
    expect((await end()).code).toBe(fails.HAS_OFFERINGS.code);
    await db.update(offering).set({ offeringState: OfferingState.ended }).where(eq(offering.id, offeringId));
    expect((await end()).code).toBe(200);
  });
});
