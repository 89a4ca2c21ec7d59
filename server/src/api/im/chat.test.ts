import { expect, it } from 'vitest';
import * as contract from '#contract/im/chat.ts';
import { IM_APP_ID, SIGN_SECONDS, SignResult } from '#contract/rules/chat.ts';
import { testApp } from '#test/testApp.ts';
import { signFor } from '../../domain/chat/sign.ts';

const t = await testApp();
const NOW = new Date('2026-11-21T10:00:00+08:00');
t.setNow(NOW);
const { secretKey } = t.platform.config;
const [person, other] = [await t.person(), await t.person()];

it('a sign speaks for who fetched it, for a day', async () => {
  const { data } = await person.send(contract.userSign, { userNo: person.userNo });
  expect(data).toMatchObject({ userNo: person.userNo, sdkAppId: IM_APP_ID, expiresAt: '2026-11-22 10:00:00' });
  const { data: checked } = await person.send(contract.login, { userSign: data.userSign });
  expect(checked).toMatchObject({ resultCode: SignResult.fine, expiresAt: '2026-11-22 10:00:00' });
});

it('nobody fetches the sign of somebody else', async () => {
  const { code } = await person.send(contract.userSign, { userNo: other.userNo });
  expect(code).toBe(4528);
});

const sign = signFor({ secretKey, now: NOW }, person.userNo).userSign;
const [said = '', mark = ''] = sign.split('.');
const swapped = mark.startsWith('A') ? `B${mark.slice(1)}` : `A${mark.slice(1)}`;

it.each([
  [
    'one whose time is over',
    signFor({ secretKey, now: new Date(NOW.getTime() - SIGN_SECONDS * 1000) }, person.userNo).userSign,
    'expired',
  ],
  ['one that was cut', sign.slice(0, -5), 'cut'],
  ['one of nothing', '', 'cut'],
  ['one without its seal', said, 'cut'],
  ['one with another seal', `${said}.${swapped}`, 'wrongKey'],
  ['one of another key', signFor({ secretKey: 'k'.repeat(40), now: NOW }, person.userNo).userSign, 'wrongKey'],
  ['one of another person', signFor({ secretKey, now: NOW }, other.userNo).userSign, 'wrongUser'],
  ['one of another application', signFor({ secretKey, now: NOW }, person.userNo, '1').userSign, 'wrongApp'],
] as const)('%s is refused with its own number', async (_, userSign, result) => {
  const { data } = await person.send(contract.login, { userSign });
  expect(data.resultCode).toBe(SignResult[result]);
});
