import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import * as failures from '#contract/trade/walletFailures.ts';
import * as account from '#contract/user/account.ts';
import * as draws from '#contract/user/accountExtractLog.ts';
import { NO_SUCH_PROOF } from '#contract/user/trustFailures.ts';
import { makeOrg } from '#seed/make/org.ts';
import { testApp } from '#test/testApp.ts';
import { CARD, earning, MASKED } from '#test/wallet.ts';
import { sysLog } from '../../db/schema/trust.ts';
import { user } from '../../db/schema/user.ts';
import { wallet } from '../../db/schema/wallet.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-20T02:00:00Z'));
const market = earning(t);
const orgNo = await makeOrg(db, { orgType: 3, orgName: '北岸智造实训中心' });

it('what a lecturer earned is frozen at first, then it can be drawn, and it is all told', async () => {
  const lecturer = await market.lecturer();
  await market.earned(lecturer, {}, false);
  expect(await market.wallet(lecturer)).toMatchObject({ enableBalances: 0, freezeBalances: 139.3, totalIncome: 0 });
  await market.earned(lecturer);
  expect(await market.draw(lecturer, 100)).toMatchObject({ code: 200 });
  expect(await market.wallet(lecturer)).toMatchObject({
    ownerNo: lecturer.userNo,
    totalIncome: 139.3,
    enableBalances: 39.3,
    freezeBalances: 139.3,
    extractingMoney: 100,
    extractedMoney: 0,
    bankCardNo: MASKED,
    bankUserName: '陈**',
    mayDraw: 1,
    hasRealName: 1,
  });
  const { data } = await lecturer.send(draws.list);
  expect(data.list).toMatchObject([
    { extractMoney: 100, fee: 1, extractStatus: 1, bankCardNo: MASKED, doneTime: null },
  ]);
});

it('an account is bound by who has a verified name, with a number that can be right, and a code to the phone', async () => {
  const person = await t.person({ userType: 2 });
  expect(await market.bind(person)).toMatchObject({ code: failures.WALLET_NAME_NEEDED.code });
  await market.verified(person);
  expect(await market.bind(person, { ...CARD, bankCardNo: '6222021234567893' })).toMatchObject({
    code: 422,
    data: { issues: [{ path: 'bankCardNo', message: '银行卡号不对，请对照卡面检查' }] },
  });
  const proof = await market.proof(person);
  expect((await person.send(account.update, { ...CARD, ...proof, proof: '000000' })).code).not.toBe(200);
  const byPassword = { ...CARD, proofWay: 'password', proof: 'Zhitu@2026' } as never;
  expect((await person.send(account.update, byPassword)).code).toBe(422);
  expect(await market.bind(person)).toMatchObject({ code: 200, data: { bankCardNo: MASKED } });
  const [kept] = await db.select().from(wallet).where(eq(wallet.ownerNo, person.userNo));
  expect(kept!.accountCipher!.toString('latin1')).not.toContain('6222021234567894');
  const logged = JSON.stringify(await db.select().from(sysLog).where(eq(sysLog.userNo, person.userNo)));
  expect(logged).toContain('工商银行');
  expect(logged).not.toMatch(/6222 ?0212 ?3456/);
});

it('who has no phone bound cannot prove it by a code', async () => {
  const person = await market.lecturer();
  await db.update(user).set({ mobile: null, email: 'a@example.com' }).where(eq(user.userNo, person.userNo));
  const given = { ...CARD, proofWay: 'mobile' as const, proof: '123456' };
  expect((await person.send(account.update, given)).code).toBe(NO_SUCH_PROOF.code);
  expect(await market.wallet(person)).toMatchObject({ mobile: '' });
});

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

it('an organization draws by a permission, to an account in its own name', async () => {
  const lecturer = await market.lecturer();
  const boss = await market.staff(orgNo);
  await market.verified(boss, '梁启舟');
  await market.earned(lecturer, { orgNo });
  const account0 = { ...CARD, bankCardNo: '1702 0213 0920 0123 456' };
  expect(await market.bind(boss, { ...account0, bankCardNo: '12-34' })).toMatchObject({ code: 422 });
  expect(await market.bind(boss, account0)).toMatchObject({ code: 200 });
  const its = await market.wallet(boss);
  expect(its).toMatchObject({ walletKind: 2, ownerName: '北岸智造实训中心', bankUserName: '北岸智造实训中心' });
  expect(its.enableBalances + (await market.wallet(lecturer)).enableBalances).toBe(139.3);
  const clerk = await t.person({ userType: 3, orgNo });
  expect((await clerk.send(account.view)).code).toBe(NO_PERMISSION.code);
  for (const other of [await t.person(), await t.person({ userType: 5, orgNo, isAdmin: true })])
    expect((await other.send(account.view)).code).toBe(NO_PERMISSION.code);
});
