import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { SIGNED_OUT } from '#contract/kit/errors.ts';
import * as ext from '#contract/user/ext.ts';
import { user, userIdentity } from '../../db/schema/user.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;

it('看得到自己的事实与全部身份', async () => {
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

it('停用的身份不再出现', async () => {
  const me = await t.person({ identities: [{ userType: 2 }] });
  await db.update(userIdentity).set({ statusId: 0 }).where(eq(userIdentity.userType, 2));
  expect((await me.send(ext.view)).data.userType).toBe('1');
});

it('停用的账号立即失去登录状态', async () => {
  const me = await t.person();
  await db.update(user).set({ statusId: 0 }).where(eq(user.userNo, me.userNo));
  expect((await me.send(ext.view)).code).toBe(SIGNED_OUT.code);
});
