import { beforeEach, describe, expect, it } from 'vitest';
import * as fails from '#contract/exam/gradeFailures.ts';
import * as apply from '#contract/exam/gradeApplyRecord.ts';
import * as info from '#contract/exam/gradeInfo.ts';
import * as student from '#contract/exam/gradeStudent.ts';
import { joinPath } from '#contract/rules/grades.ts';
import { GradeRole, GradeState, JoinWay } from '#contract/rules/school.ts';
import { makeGrade, makeSchool } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { gradeHooks } from '../../domain/grades/personHooks.ts';

const t = await testApp();
const { db } = t.database;
let owner: Person;
let learner: Person;
beforeEach(async () => {
  owner = await t.person({ nickname: '组长' });
  learner = await t.person({ nickname: '林晓' });
});

const facts = { gradeName: '备考小组', intro: '', joinWay: JoinWay.open, seats: 5 };
const open = async (change: object = {}) => (await owner.send(info.save, { ...facts, ...change })).data;
const join = (who: Person, code: string, note = '') => who.send(student.add, { code, note });
const members = async (gradeId: string, who = owner, wanted: object = {}) =>
  (await who.send(student.page, { gradeId, ...wanted })).data;
const rowOf = async (gradeId: string, { userNo }: Person) =>
  (await members(gradeId)).list.find((one) => one.userNo === userNo)!;
const idOf = async (gradeId: string, who: Person) => (await rowOf(gradeId, who)).id;
const reasons = ({ data }: { data: { failed: { reason: string }[] } }) => data.failed.map(({ reason }) => reason);

describe('joining', () => {
  it.each([
    ['the code in small letters', (code: string) => ` ${code.toLowerCase()} `],
    ['the link', (code: string) => `https://zhitu.example${joinPath(code)}`],
  ])('%s lets in at once where the door is open, once', async (_, typed) => {
    const { id, joinCode } = await open();
    expect((await join(learner, typed(joinCode))).data).toEqual({ gradeId: id, gradeName: '备考小组', isIn: 1 });
    expect((await join(learner, joinCode)).code).toBe(fails.ALREADY_IN.code);
    expect((await learner.send(info.page)).data.list).toMatchObject([{ id, gradeRole: 1, isAdmin: 0 }]);
  });

  it('a closed door, a wrong code', async () => {
    const { joinCode } = await open({ joinWay: JoinWay.closed });
    expect((await join(learner, joinCode)).code).toBe(fails.JOIN_CLOSED.code);
    expect(await join(learner, 'ZZZZZZZZZ')).toMatchObject({
      code: fails.NO_SUCH_CODE.code,
      data: { issues: [{ path: 'code' }] },
    });
  });

  it('pressed twice at once it is one place; with one place left, one of two gets it', async () => {
    const { id, joinCode } = await open({ seats: 3 });
    const twice = await Promise.all([1, 2].map(() => join(learner, joinCode)));
    expect(twice.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, fails.ALREADY_IN.code]);
    const others = await Promise.all([await t.person(), await t.person()].map((who) => join(who, joinCode)));
    expect(others.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, fails.GRADE_FULL.code]);
    expect((await members(id)).counts).toEqual({ members: 3, teachers: 0, admins: 1 });
  });

  it('a look before joining says what it is and whether one is in it', async () => {
    const { joinCode } = await open({ joinWay: JoinWay.approval });
    const look = async () => (await learner.send(info.find, { code: joinCode })).data;
    expect(await look()).toMatchObject({ gradeName: '备考小组', countStudent: 1, isIn: 0, isWaiting: 0 });
    await join(learner, joinCode);
    expect(await look()).toMatchObject({ isIn: 0, isWaiting: 1 });
  });

  it('a door that opens settles what waited', async () => {
    const { id, joinCode } = await open({ joinWay: JoinWay.approval });
    await join(learner, joinCode);
    await owner.send(info.update, { ...facts, id });
    await join(learner, joinCode);
    expect((await learner.send(apply.mine)).data.list).toMatchObject([{ auditStatus: 1 }]);
  });
});

describe('members', () => {
  it('those in it see each other, mobiles only who runs it; strangers see nothing', async () => {
    const { id, joinCode } = await open();
    await join(learner, joinCode);
    expect((await members(id)).list.map((one) => one.mobile)).toEqual(
      [owner, learner].map(({ mobile }) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`),
    );
    const seen = await members(id, learner, { keyword: '林' });
    expect(seen.list).toMatchObject([{ memberName: '林晓', mobile: '', isSelf: 1, isOwner: 0 }]);
    expect((await (await t.person()).send(student.page, { gradeId: id })).code).toBe(fails.GRADE_GONE.code);
  });

  it('one names oneself; who teaches is for those who rule', async () => {
    const { id, joinCode } = await open();
    await join(learner, joinCode);
    const own = await idOf(id, learner);
    expect((await learner.send(student.edit, { id: own, remarkName: '小林' })).code).toBe(200);
    expect(await rowOf(id, learner)).toMatchObject({ memberName: '小林', nickname: '林晓' });
    const promote = { id: own, remarkName: '', gradeRole: GradeRole.teacher };
    expect((await learner.send(student.edit, promote)).code).toBe(fails.NOT_MANAGER.code);
    expect((await learner.send(student.edit, { id: await idOf(id, owner), remarkName: '坏' })).code).toBe(
      fails.NOT_MANAGER.code,
    );
    await owner.send(student.admin, { ids: [own], isAdmin: 1 });
    expect((await learner.send(student.edit, promote)).code).toBe(fails.ONLY_RULERS.code);
    expect((await owner.send(student.edit, promote)).code).toBe(200);
    expect(await rowOf(id, learner)).toMatchObject({ gradeRole: GradeRole.teacher });
  });

  it('who is put out is gone and may come again; the owner stays, and nobody puts out oneself', async () => {
    const { id, joinCode } = await open();
    const other = await t.person();
    await join(learner, joinCode);
    await join(other, joinCode);
    const [own, others, mine] = [await idOf(id, owner), await idOf(id, other), await idOf(id, learner)];
    expect(reasons(await learner.send(student.kick, { ids: [others] }))).toEqual([fails.NOT_MANAGER.msg]);
    await owner.send(student.admin, { ids: [mine], isAdmin: 1 });
    const reply = await learner.send(student.kick, { ids: [own, mine, others] });
    expect(reply.data.doneCount).toBe(1);
    expect(reasons(reply)).toEqual([fails.OWNER_KEPT.msg, fails.QUIT_INSTEAD.msg]);
    expect((await other.send(info.view, { id })).code).toBe(fails.GRADE_GONE.code);
    expect((await join(other, joinCode)).code).toBe(200);
  });

  it('administrators do not put out each other, the owner does', async () => {
    const { id, joinCode } = await open();
    const other = await t.person();
    for (const who of [learner, other]) {
      await join(who, joinCode);
      await owner.send(student.admin, { ids: [await idOf(id, who)], isAdmin: 1 });
    }
    const ids = [await idOf(id, other)];
    expect(reasons(await learner.send(student.kick, { ids }))).toEqual([fails.ONLY_RULERS.msg]);
    expect(reasons(await learner.send(student.admin, { ids, isAdmin: 0 }))).toEqual([fails.ONLY_RULERS.msg]);
    expect(reasons(await learner.send(student.admin, { ids: [await idOf(id, owner)], isAdmin: 0 }))).toEqual([
      fails.OWNER_KEPT.msg,
    ]);
    expect((await learner.send(student.admin, { ids: [await idOf(id, learner)], isAdmin: 0 })).data.doneCount).toBe(1);
    expect((await owner.send(student.kick, { ids })).data.doneCount).toBe(1);
  });
});

describe('leaving', () => {
  it('the owner hands over first, to an administrator', async () => {
    const { id, joinCode } = await open();
    await join(learner, joinCode);
    const heir = await idOf(id, learner);
    expect((await owner.send(student.quit, { gradeId: id })).code).toBe(fails.OWNER_STAYS.code);
    expect((await owner.send(student.handover, { id: heir })).code).toBe(fails.NOT_ADMIN.code);
    await owner.send(student.admin, { ids: [heir], isAdmin: 1 });
    expect((await learner.send(student.handover, { id: heir })).code).toBe(fails.NOT_MANAGER.code);
    expect((await owner.send(student.handover, { id: heir })).code).toBe(200);
    expect((await owner.send(student.quit, { gradeId: id })).code).toBe(200);
    expect((await learner.send(info.view, { id })).data).toMatchObject({ isOwner: 1, mayDisband: 1 });
    expect((await owner.send(info.view, { id })).code).toBe(fails.GRADE_GONE.code);
  });

  it('the last administrator stays, whoever tries, also when both leave at once', async () => {
    const school = await makeSchool(t);
    const [one, other] = [await t.person(), await t.person()];
    const gradeId = await makeGrade(db, school, [one, other, learner]);
    const { list } = await members(gradeId, school.admin);
    const ids = list.filter(({ userNo }) => userNo !== learner.userNo).map((row) => row.id);
    await school.admin.send(student.admin, { ids, isAdmin: 1 });
    expect((await learner.send(student.quit, { gradeId })).code).toBe(200);
    const replies = await Promise.all([one, other].map((who) => who.send(student.quit, { gradeId })));
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, fails.LAST_ADMIN.code]);
    const last = (await members(gradeId, school.admin)).list.map((row) => row.id);
    expect(reasons(await school.admin.send(student.kick, { ids: last }))).toEqual([fails.LAST_ADMIN.msg]);
    expect(reasons(await school.admin.send(student.admin, { ids: last, isAdmin: 0 }))).toEqual([fails.LAST_ADMIN.msg]);
  });

  it('an account that goes leaves its class to the next administrator, or ends it', async () => {
    const { id, joinCode } = await open();
    await join(learner, joinCode);
    const { id: alone } = await open({ gradeName: '只有我' });
    await owner.send(student.admin, { ids: [await idOf(id, learner)], isAdmin: 1 });
    await gradeHooks.erasing!(db, owner.userNo);
    expect((await learner.send(info.view, { id })).data).toMatchObject({ isOwner: 1, gradeState: GradeState.running });
    expect((await owner.send(info.view, { id: alone })).data.gradeState).toBe(GradeState.disbanded);
  });
});
