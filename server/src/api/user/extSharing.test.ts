import { expect, it } from 'vitest';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { REFERRAL_DAYS } from '#contract/rules/referral.ts';
import * as website from '#contract/system/website.ts';
import * as sharing from '#contract/user/extSharing.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();

it('the link of who may recommend carries their code; nobody else has one', async () => {
  const promoter = await t.person({ isRecommended: 1 });
  const { data } = await promoter.send(sharing.recommended);
  const own = (await promoter.send(website.referralCode, {})).data.referralCode;
  expect(data).toMatchObject({ referralCode: own, days: REFERRAL_DAYS });
  expect(new URL(data.url).searchParams.get('referralCode')).toBe(own);
  const reply = await t.app.inject({ url: data.posterUrl, headers: { cookie: `RC_WEB_TOKEN=${promoter.token}` } });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png']);
  expect((await (await t.person()).send(sharing.recommended)).code).toBe(NO_PERMISSION.code);
});
