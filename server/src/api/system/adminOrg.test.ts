import { expect, it } from 'vitest';
import { CONFLICT, SIGNED_OUT } from '#contract/kit/errors.ts';
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
