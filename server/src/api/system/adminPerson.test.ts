import { and, asc, desc, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ALREADY_DONE, INVALID_INPUT, NO_PERMISSION, NOT_FOUND, SIGNED_OUT } from '#contract/kit/errors.ts';
import { LAST_OPERATOR, NOT_YOURSELF } from '#contract/system/adminFailures.ts';
import * as console from '#contract/system/adminPerson.ts';
import * as nav from '#contract/system/adminNav.ts';
import { GRANT_TOO_MUCH } from '#contract/system/roleFailures.ts';
import * as agent from '#contract/agent/agent.ts';
import * as ext from '#contract/user/ext.ts';
import * as sharing from '#contract/user/extSharing.ts';
import * as msg from '#contract/user/msg.ts';
import { testApp } from '#test/testApp.ts';
import { outboxMessage } from '../../db/schema/system.ts';
import { sysLog } from '../../db/schema/trust.ts';
import { authRole, user, userIdentity } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
const operator = await t.person({ userType: 0, nickname: '运营甲' });
const found = async (given: object) => (await operator.send(console.list, given)).data.list.map(({ name }) => name);
const roleOf = async (roleName: string, codes: string[]) => {
  const [row] = await db.insert(authRole).values({ roleName, userType: 0, powerLevel: 9, codes }).returning();
  return row!.id;
};

describe('finding people', () => {
  it('a whole mobile, id, mail or the beginning of a name', async () => {
    const person = await t.person({ nickname: '林晓' });
    await t.person({ userType: 2, idCardName: '林老师' });
    expect(await found({ keyword: '林' })).toEqual(['林老师', '林晓']);
    expect(await found({ keyword: person.mobile })).toEqual(['林晓']);
    expect(await found({ keyword: person.userNo })).toEqual(['林晓']);
    expect(await found({ keyword: person.mobile.slice(0, 7) })).toEqual([]);
    expect(await found({ keyword: '林', userType: 2 })).toEqual(['林老师']);
    expect(await found({ keyword: '林', statusId: 0 })).toEqual([]);
    expect(await found({ keyword: '%' })).toEqual([]);
  });

  it('lists show the ends of a mobile only; details show identities and devices online', async () => {
    const person = await t.person({ userType: 2, idCardName: '陈砚清' });
    const { data } = await operator.send(console.view, { userNo: person.userNo });
    expect(data).toMatchObject({ name: '陈砚清', mobile: expect.stringMatching(/^139\*{4}\d{4}$/), isMe: 0 });
    expect(data.identities.map(({ userType }) => userType)).toEqual([1, 2]);
    expect(data.sessions).toHaveLength(1);
    expect((await operator.send(console.view, { userNo: '1' })).code).toBe(NOT_FOUND.code);
  });
});

describe('disabling', () => {
  it('open sessions end with the next call; restored one may sign in again', async () => {
    const person = await t.person();
    const given = { userNo: person.userNo, reason: '冒用他人身份' };
    expect((await person.send(ext.view)).code).toBe(200);
    expect((await operator.send(console.disable, given)).code).toBe(200);
    expect((await person.send(ext.view)).code).toBe(SIGNED_OUT.code);
    expect((await operator.send(console.disable, given)).code).toBe(ALREADY_DONE.code);
    expect((await operator.send(console.enable, given)).code).toBe(200);
    expect((await operator.send(console.enable, given)).code).toBe(ALREADY_DONE.code);
  });

  it('several at once: who cannot be disabled is named, the others are; the log has whom', async () => {
    const people = [await t.person(), await t.person()];
    const userNos = [...people.map(({ userNo }) => userNo), operator.userNo];
    const given = { userNos, reason: '批量注册' };
    const { data } = await operator.send(console.disableBatch, given);
    expect(data).toEqual({ doneCount: 2, failed: [{ id: operator.userNo, reason: NOT_YOURSELF.msg }] });
    expect((await people[0]!.send(ext.view)).code).toBe(SIGNED_OUT.code);
    expect((await operator.send(ext.view)).code).toBe(200);
    const again = (await operator.send(console.disableBatch, given)).data;
    expect(again.failed.map(({ reason }) => reason)).toEqual([ALREADY_DONE.msg, ALREADY_DONE.msg, NOT_YOURSELF.msg]);
    const [log] = await db.select().from(sysLog).where(like(sysLog.path, '%disable/batch')).orderBy(asc(sysLog.id));
    expect(log!.after).toMatchObject({ userNos: userNos.slice(0, 2), reason: '批量注册' });
    const back = await operator.send(console.enableBatch, { userNos: userNos.slice(0, 2) });
    expect(back.data).toEqual({ doneCount: 2, failed: [] });
  });

  it.each([
    [{ userNos: [], reason: '试试' }, '至少选一位用户'],
    [{ userNos: ['1'], reason: ' ' }, '请输入停用的原因'],
  ])('%j is refused with the reason', async (given, msg) => {
    expect(await operator.send(console.disableBatch, given)).toMatchObject({ code: INVALID_INPUT.code, msg });
  });

  it('not oneself; of two operators disabling each other one succeeds', async () => {
    const other = await t.person({ userType: 0 });
    const own = await operator.send(console.disable, { userNo: operator.userNo, reason: '试试' });
    expect(own.code).toBe(NOT_YOURSELF.code);
    const replies = await Promise.all([
      operator.send(console.disable, { userNo: other.userNo, reason: '试试' }),
      other.send(console.disable, { userNo: operator.userNo, reason: '试试' }),
    ]);
    const codes = replies.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    const [winner, loser] = codes[0] === 200 ? [operator, other] : [other, operator];
    if (winner === other) await other.send(console.enable, { userNo: loser.userNo });
    expect(codes.some((code) => code === LAST_OPERATOR.code || code === SIGNED_OUT.code)).toBe(true);
  });
});

it('resetting: the old password is void, sessions end, the person is told, nobody sees the password', async () => {
  const boss = await t.person({ userType: 0 });
  const person = await t.person({ password: 'Zhitu@2026' });
  await db.update(user).set({ email: 'lin@example.com' }).where(eq(user.userNo, person.userNo));
  const reply = await boss.send(console.resetPassword, { userNo: person.userNo });
  expect(reply).toMatchObject({ code: 200, data: {} });
  expect((await person.send(ext.view)).code).toBe(SIGNED_OUT.code);
  const [row] = await db.select().from(user).where(eq(user.userNo, person.userNo));
  expect(row!.passwordHash).toBe('');
  await t.runJobs();
  const [mail] = await db.select().from(outboxMessage).where(eq(outboxMessage.receiver, 'lin@example.com'));
  expect(mail!.content).toContain('/reset');
  expect((await boss.send(console.resetPassword, { userNo: boss.userNo })).code).toBe(NOT_YOURSELF.code);
});

it('managers of people cannot touch the operator', async () => {
  const [boss, chief] = [await t.person({ userType: 0 }), await t.person({ userType: 0 })];
  const clerk = await t.person({ userType: 0 });
  const roleId = await roleOf('客服', ['person:manage']);
  await db
    .update(userIdentity)
    .set({ roleId })
    .where(and(eq(userIdentity.userNo, clerk.userNo), eq(userIdentity.userType, 0)));
  const given = { userNo: boss.userNo, reason: '试试' };
  for (const act of [console.disable, console.resetPassword, console.endSessions] as const) {
    expect((await clerk.send(act, given)).code).toBe(NO_PERMISSION.code);
  }
  expect((await chief.send(console.disable, given)).code).toBe(200);
  expect((await clerk.send(console.enable, given)).code, '恢复就是给出他没有的权限').toBe(NO_PERMISSION.code);
});

it('may recommend from an operator on: they are told why, their code is good, and it is taken back', async () => {
  const [boss, person] = [await t.person({ userType: 0 }), await t.person()];
  const given = { userNo: person.userNo, isRecommended: 1 as const, reason: '校园大使' };
  expect((await person.send(sharing.recommended)).code).toBe(NO_PERMISSION.code);
  expect((await boss.send(console.recommend, { ...given, reason: ' ' })).code).toBe(INVALID_INPUT.code);
  expect((await person.send(console.recommend, given)).code).toBe(NO_PERMISSION.code);
  const twice = await Promise.all([1, 2].map(() => boss.send(console.recommend, given)));
  expect(twice.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, ALREADY_DONE.code]);
  expect((await boss.send(console.view, { userNo: person.userNo })).data.isRecommended).toBe(1);
  const { referralCode } = (await person.send(sharing.recommended)).data;
  expect((await t.guest.send(agent.check, { referralCode })).data.isAgent).toBe(1);
  expect((await boss.send(console.recommend, { ...given, isRecommended: 0, reason: '不再合作' })).code).toBe(200);
  expect((await t.guest.send(agent.check, { referralCode })).data.isAgent).toBe(0);
  const { list } = (await person.send(msg.list)).data;
  expect(list.map(({ msgTitle }) => msgTitle)).toEqual(['你的推荐资格收回了', '你有推荐资格了']);
  expect(list[0]!.msgText).toContain('不再合作');
  const [log] = await db.select().from(sysLog).where(like(sysLog.path, '%person/recommend')).orderBy(desc(sysLog.id));
  expect(log!.after).toMatchObject({ userNo: person.userNo, isRecommended: 0, reason: '不再合作' });
  const own = await boss.send(console.recommend, { ...given, userNo: boss.userNo });
  expect(own.code).toBe(NOT_YOURSELF.code);
  expect((await boss.send(console.recommend, { ...given, userNo: '1' })).code).toBe(NOT_FOUND.code);
});

describe('identity of the operator', () => {
  it('given it does what the role may and nothing else; taken back it ends with the next call', async () => {
    const boss = await t.person({ userType: 0 });
    const helper = await t.person({ userType: 0 });
    await db.delete(userIdentity).where(and(eq(userIdentity.userNo, helper.userNo), eq(userIdentity.userType, 0)));
    const roleId = await roleOf('字典员', ['dict:edit']);
    const gift = { userNo: helper.userNo, roleId };
    expect((await boss.send(console.giveOperator, gift)).code).toBe(200);
    expect((await boss.send(console.giveOperator, gift)).code).toBe(ALREADY_DONE.code);
    const { identities } = (await boss.send(console.view, { userNo: helper.userNo })).data;
    const identity = identities.find(({ userType }) => userType === 0)!;
    expect(identity.roleName).toBe('字典员');
    expect((await boss.send(console.takeOperator, { identityId: identity.id })).code).toBe(200);
    expect((await boss.send(console.takeOperator, { identityId: identity.id })).code).toBe(NOT_FOUND.code);
    expect((await boss.send(console.giveOperator, gift)).code).toBe(200);
  });

  it("none gives what one does not have; managers of people make no operators; one's own cannot be taken", async () => {
    const boss = await t.person({ userType: 0 });
    const clerk = await t.person({ userType: 0 });
    const person = await t.person();
    const setRole = (codes: string[], roleName: string) =>
      roleOf(roleName, codes).then((roleId) =>
        db
          .update(userIdentity)
          .set({ roleId })
          .where(and(eq(userIdentity.userNo, clerk.userNo), eq(userIdentity.userType, 0))),
      );
    const [full] = await db
      .select()
      .from(authRole)
      .where(and(eq(authRole.isBuiltIn, 1), eq(authRole.userType, 0)));
    await setRole(['platformRole:edit'], '角色员');
    const gift = { userNo: person.userNo, roleId: full!.id };
    expect((await clerk.send(console.giveOperator, gift)).code).toBe(GRANT_TOO_MUCH.code);
    await setRole(['person:manage'], '用户员');
    expect((await clerk.send(console.giveOperator, gift)).code).toBe(NO_PERMISSION.code);
    expect((await clerk.send(nav.list)).code).toBe(NO_PERMISSION.code);
    const { identities } = (await boss.send(console.view, { userNo: boss.userNo })).data;
    const mine = identities.find(({ userType }) => userType === 0)!.id;
    expect((await boss.send(console.takeOperator, { identityId: mine })).code).toBe(NOT_YOURSELF.code);
  });
});
