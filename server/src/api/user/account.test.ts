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
  const other = await t.person({ userType: 5, orgNo, isAdmin: true });
  expect((await other.send(account.view)).code).toBe(NO_PERMISSION.code);
  // As a learner everybody has one of their own, empty until a commission arrives.
  const learner = await t.person();
  expect(await market.wallet(learner)).toMatchObject({ walletKind: 1, ownerNo: learner.userNo, totalIncome: 0 });
});
