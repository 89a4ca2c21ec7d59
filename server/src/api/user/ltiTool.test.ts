import { expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { toolClientId } from '#contract/rules/ltiTools.ts';
import * as ltiTool from '#contract/user/ltiTool.ts';
import { makeOrg } from '#seed/make/org.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城学校' });
const otherNo = await makeOrg(db, { orgType: 4, orgName: '临江学校' });
const admin = await t.person({ userType: 4, orgNo, isAdmin: true });
const otherAdmin = await t.person({ userType: 4, orgNo: otherNo, isAdmin: true });

const wish = {
  toolName: '电路实验室',
  loginUrl: 'https://lab.example/login?a=1',
  launchUrls: ['https://lab.example/launch', 'https://lab.example/more'],
  jwksUrl: 'https://lab.example/jwks',
  deepLinkUrl: '',
};

it('a house registers tools, hears what those have to be told, and changes and removes its own only', async () => {
  const { id } = (await admin.send(ltiTool.save, wish)).data;
  const [row] = (await admin.send(ltiTool.list, {})).data.list;
  expect(row).toEqual({ id, ...wish, isOn: 1, clientId: toolClientId(id), deploymentId: id, usedCount: 0 });
  expect((await otherAdmin.send(ltiTool.list, {})).data.totalCount).toBe(0);
  expect((await otherAdmin.send(ltiTool.save, { ...wish, id })).code).toBe(NOT_FOUND.code);
  expect((await otherAdmin.send(ltiTool.remove, { id })).code).toBe(NOT_FOUND.code);
  expect((await (await t.person()).send(ltiTool.save, wish)).code).toBe(NO_PERMISSION.code);
  expect((await admin.send(ltiTool.save, { ...wish, id, isOn: 0 })).code).toBe(200);
  expect((await admin.send(ltiTool.list, {})).data.list).toMatchObject([{ id, isOn: 0 }]);
  expect((await admin.send(ltiTool.remove, { id })).code).toBe(200);
  expect((await admin.send(ltiTool.list, {})).data.list).toEqual([]);
});

it('addresses within the own network and in the open are refused at their field', async () => {
  const wrong: [string, object][] = [
    ['jwksUrl', { jwksUrl: 'https://10.0.0.7/jwks' }],
    ['launchUrls', { launchUrls: ['http://lab.example/launch'] }],
    ['loginUrl', { loginUrl: 'http://lab.example/login' }],
    ['launchUrls', { launchUrls: [] }],
    ['deepLinkUrl', { deepLinkUrl: 'javascript:alert(1)' }],
  ];
  for (const [path, said] of wrong)
    expect((await admin.send(ltiTool.save, { ...wish, ...said })).data).toMatchObject({ issues: [{ path }] });
});
