import { describe, expect, it } from 'vitest';
import { SIGNED_OUT } from '#contract/kit/errors.ts';
import * as ext from '#contract/user/ext.ts';
import { signOut } from '#contract/user/signOut.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();

describe('退出登录', () => {
  it('这个令牌不能再用，别人的不受影响', async () => {
    const [one, another] = [await t.person(), await t.person()];
    expect((await one.send(signOut)).code).toBe(200);
    expect((await one.send(ext.view)).code).toBe(SIGNED_OUT.code);
    expect((await one.send(signOut)).code).toBe(SIGNED_OUT.code);
    expect((await another.send(ext.view)).code).toBe(200);
  });

  it('没有登录不能退出', async () => {
    expect((await t.guest.send(signOut)).code).toBe(SIGNED_OUT.code);
  });
});
