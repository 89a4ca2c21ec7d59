import { expect, it } from 'vitest';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import * as failures from '#contract/trade/walletFailures.ts';
import * as draws from '#contract/user/accountExtractLog.ts';
import { makeOrg } from '#seed/make/org.ts';
import { testApp } from '#test/testApp.ts';
import { CARD, earning, MASKED } from '#test/wallet.ts';

const t = await testApp();
t.setNow(new Date('2026-11-20T02:00:00Z'));
const market = earning(t);

it('no more is drawn than there is, pressed twice it is drawn once, and never to another card than the one shown', async () => {
  const lecturer = await market.lecturer();
  await market.earned(lecturer);
  expect(await market.draw(lecturer, 139.31)).toMatchObject({
    code: failures.BALANCE_TOO_SMALL.code,
    data: { issues: [{ path: 'extractMoney', message: '可提现的金额是 ¥139.3，不够这次提现' }] },
  });
  const first = await market.draw(lecturer, 20, 'one-and-the-same');
  const second = await market.draw(lecturer, 20, 'one-and-the-same');
  expect(second.data.id).toBe(first.data.id);
  await market.bind(lecturer, { ...CARD, bankCardNo: '6217001234567890122' });
  expect(await market.draw(lecturer, 20)).toMatchObject({ code: failures.CARD_CHANGED.code });
  for (const extractMoney of [9.99, 10.001, -20, 500_000.01, '20' as never])
    expect((await market.draw(lecturer, extractMoney)).code).toBe(422);
});

it('a code is spent by what it allowed, and kept where nothing was drawn', async () => {
  const lecturer = await market.lecturer();
  await market.earned(lecturer);
  const proof = await market.proof(lecturer);
  const wish = { bankCardNo: MASKED, ...proof };
  const tooMuch = { ...wish, extractMoney: 1000, requestKey: 'spent-code-1' };
  expect((await lecturer.send(draws.save, tooMuch)).code).toBe(failures.BALANCE_TOO_SMALL.code);
  const enough = { ...wish, extractMoney: 20, requestKey: 'spent-code-2' };
  expect((await lecturer.send(draws.save, enough)).code).toBe(200);
  expect((await lecturer.send(draws.save, { ...enough, requestKey: 'spent-code-3' })).code).not.toBe(200);
});

it('what was drawn is listed for its owner alone, by state when asked', async () => {
  const [one, other] = [await market.lecturer(), await market.lecturer()];
  await market.earned(one);
  await market.draw(one, 30);
  await market.draw(one, 40);
  const of = async (who: typeof one, input: object = {}) => (await who.send(draws.list, input)).data.list;
  expect((await of(one)).map(({ extractMoney }) => extractMoney)).toEqual([40, 30]);
  expect(await of(one, { extractStatus: 4 })).toEqual([]);
  expect(await of(other)).toEqual([]);
  expect(await of(await t.person())).toEqual([]);
  const staff = await t.person({
    userType: 5,
    orgNo: await makeOrg(t.database.db, { orgType: 5, orgName: '临江测量' }),
    isAdmin: true,
  });
  expect((await staff.send(draws.list)).code).toBe(NO_PERMISSION.code);
});
