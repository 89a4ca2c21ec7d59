import { expect, it } from 'vitest';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import * as sharing from '#contract/user/extSharing.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();

it('who may recommend has one link, that leads to registering with their code', async () => {
  const promoter = await t.person({ isRecommended: 1 });
  const { data } = await promoter.send(sharing.recommended);
  expect(data.url).toMatch(new RegExp(`/register\\?referralCode=${data.referralCode}$`));
  expect((await promoter.send(sharing.recommended)).data).toEqual(data);
});

it('who may not has none', async () => {
  const stranger = await t.person();
  expect((await stranger.send(sharing.recommended)).code).toBe(NO_PERMISSION.code);
});
