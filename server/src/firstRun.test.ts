import { expect, it } from 'vitest';
import * as ext from '#contract/user/ext.ts';
import * as login from '#contract/user/login.ts';
import { codeFor } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import { prepareWorld } from './firstRun.ts';

const mobile = '13911112222';
const t = await testApp({ DEMO_MODE: 'off', OPERATOR_MOBILE: mobile });

it('without the demo the mobile in the settings is the operator, once however often started', async () => {
  await prepareWorld(t.platform, async () => new Set<string>());
  await prepareWorld(t.platform, async () => new Set<string>());
  const { data } = await t.guest.send(login.code, { mobile, code: await codeFor(t, mobile, 'login') });
  expect((await t.as(data.token).send(ext.view)).data.userType).toBe('0,1');
});
