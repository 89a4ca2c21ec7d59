import { describe, expect, it } from 'vitest';
import { SIGNED_OUT } from '#contract/kit/errors.ts';
import * as ext from '#contract/user/ext.ts';
import { signOut } from '#contract/user/signOut.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();

describe('signing out', () => {
  it('this token is void, others are not touched', async () => {
    const [one, another] = [await t.person(), await t.person()];
    expect((await one.send(signOut)).code).toBe(200);
    expect((await one.send(ext.view)).code).toBe(SIGNED_OUT.code);
    expect((await one.send(signOut)).code).toBe(SIGNED_OUT.code);
    expect((await another.send(ext.view)).code).toBe(200);
  });

  it('signing out needs a session', async () => {
    expect((await t.guest.send(signOut)).code).toBe(SIGNED_OUT.code);
  });
});
