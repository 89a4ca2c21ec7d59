import { expect, it } from 'vitest';
import { CONFLICT, SIGNED_OUT } from '#contract/kit/errors.ts';
import { NAME_TAKEN } from '#contract/system/adminFailures.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import * as console from '#contract/system/adminOrg.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import * as login from '#contract/user/login.ts';
import { makeOrg } from '#seed/make/org.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const operator = await t.person({ userType: 0 });
const orgNo = await makeOrg(t.database.db, { orgName: '江城职业技术大学', orgType: 4 });
await makeOrg(t.database.db, { orgName: '山海机器人', orgType: 5 });
const rows = async (given = {}) => (await operator.send(console.list, given)).data.list;
const school = async () => (await rows({ orgName: '江城' }))[0]!;

it('found by name, kind and state; higher recommendation first', async () => {
  expect((await rows({ orgType: 5 })).map(({ orgName }) => orgName)).toEqual(['山海机器人']);
  const { version } = await school();
  expect((await operator.send(console.recommend, { orgNo, version, sort: 900 })).code).toBe(200);
  expect((await rows())[0]!.orgName).toBe('江城职业技术大学');
  expect((await operator.send(console.recommend, { orgNo, version, sort: 1 })).code).toBe(CONFLICT.code);
});

it('a disabled organization: nobody acts for it, people stay learners; restored all comes back', async () => {
  const staff = await t.person({ userType: 4, orgNo, password: 'Zhitu@2026' });
  const { version } = await school();
  expect((await operator.send(console.disable, { orgNo, version, reason: '资质过期' })).code).toBe(200);
  expect(await staff.send(authMenu.listUserRole)).toMatchObject({
    code: SIGNED_OUT.code,
    msg: expect.stringContaining('单位已停用'),
  });
  const again = await t.guest.send(login.password, { mobile: staff.mobile, password: 'Zhitu@2026' });
  const identities = (await t.as(again.data.token).send(authMenu.listUserRole)).data.list;
  expect(identities.map(({ userType }) => userType)).toEqual([1]);

  const closed = await school();
  expect(closed.statusId).toBe(0);
  expect((await operator.send(console.enable, { orgNo, version: closed.version })).code).toBe(200);
  const back = (await t.as(again.data.token).send(authMenu.listUserRole)).data.list;
  expect(back.map(({ userType }) => userType)).toEqual([1, 4]);
});

it('restored only as long as no other of its kind has the name', async () => {
  const disable = async (one: string) => {
    const { version } = (await rows({ orgType: 5 })).find((row) => row.orgNo === one)!;
    expect((await operator.send(console.disable, { orgNo: one, version, reason: '重新入驻' })).code).toBe(200);
  };
  const enable = async (one: string) => {
    const { version } = (await rows({ orgType: 5 })).find((row) => row.orgNo === one)!;
    return operator.send(console.enable, { orgNo: one, version });
  };
  const names = { orgName: '远山数据', orgType: 5 as const };
  const first = await makeOrg(t.database.db, names);
  await disable(first);
  const second = await makeOrg(t.database.db, names);
  expect(await enable(first)).toMatchObject({ code: NAME_TAKEN.code, msg: expect.stringContaining('先停用那一家') });
  await disable(second);
  expect((await enable(first)).code).toBe(200);
});

it('a disabled school: its bound learners go on as learners of none, and belong to it again afterwards', async () => {
  const password = 'Zhitu@2026';
  const learner = await t.person({ password, identities: [{ userType: UserType.learner, orgNo }] });
  const orgOf = async (token: string) => (await t.platform.signedIn(t.database.db, token, new Date())).orgNo;
  expect(await orgOf(learner.token)).toBe(orgNo);
  await operator.send(console.disable, { orgNo, version: (await school()).version, reason: '资质过期' });
  expect((await learner.send(authMenu.listUserRole)).code).toBe(200);
  expect(await orgOf(learner.token)).toBeNull();
  const again = await t.guest.send(login.password, { mobile: learner.mobile, password });
  expect(again.code).toBe(200);
  await operator.send(console.enable, { orgNo, version: (await school()).version });
  expect(await orgOf(again.data.token)).toBe(orgNo);
});
