import { expect, it } from 'vitest';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
<<<<<<< HEAD
=======
import { REFERRAL_DAYS } from '#contract/rules/referral.ts';
import * as website from '#contract/system/website.ts';
>>>>>>> offers
import * as sharing from '#contract/user/extSharing.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();

<<<<<<< HEAD
it('who may recommend has one link, that leads to registering with their code', async () => {
  const promoter = await t.person({ isRecommended: 1 });
  const { data } = await promoter.send(sharing.recommended);
  expect(data.url).toMatch(new RegExp(`/register\\?referralCode=${data.referralCode}$`));
  expect((await promoter.send(sharing.recommended)).data).toEqual(data);
});

it('who may not has none', async () => {
  const stranger = await t.person();
  expect((await stranger.send(sharing.recommended)).code).toBe(NO_PERMISSION.code);
=======
it('the link of who may recommend carries their code; nobody else has one', async () => {
  const promoter = await t.person({ isRecommended: 1 });
  const { data } = await promoter.send(sharing.recommended);
  const own = (await promoter.send(website.referralCode, {})).data.referralCode;
  expect(data).toMatchObject({ referralCode: own, days: REFERRAL_DAYS });
  expect(new URL(data.url).searchParams.get('referralCode')).toBe(own);
  expect((await (await t.person()).send(sharing.recommended)).code).toBe(NO_PERMISSION.code);
>>>>>>> offers
});
