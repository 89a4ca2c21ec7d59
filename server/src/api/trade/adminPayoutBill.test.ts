import { and, eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import type { OutputOf } from '#contract/kit/schema.ts';
import * as bills from '#contract/trade/adminPayoutBill.ts';
import * as payouts from '#contract/trade/adminPayout.ts';
import { DIFFERENCE_SETTLED } from '#contract/trade/failures.ts';
import * as failures from '#contract/trade/walletFailures.ts';
import * as draws from '#contract/user/accountExtractLog.ts';
import * as messages from '#contract/user/msg.ts';
import { PayoutMark } from '#contract/rules/payoutBills.ts';
import { ExtractStatus } from '#contract/rules/wallet.ts';
import { authRole, userIdentity } from '#server/db/schema/user.ts';
import { bytesOf, sendForm } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { earning } from '#test/wallet.ts';

const t = await testApp();
t.setNow(new Date('2026-11-20T02:00:00Z'));
const market = earning(t);
const operator = await t.person({ userType: 0, isAdmin: true });

const head = ['提现单号', '收款账号或户名', '金额（元）', '结果', '银行流水号', '时间', '原因'];
type Line = [
  extractNo: string,
  account: string,
  yuan: string,
  result: string,
  ref: string,
  time: string,
  reason: string,
];

let nth = 0;
const ref = () => `BANK${(nth += 1)}`;
const paid = (extractNo: string, bankRef = ref(), yuan = '49.00'): Line => [
  extractNo,
  '****7894',
  yuan,
  '成功',
  bankRef,
  '2026-11-20 10:30:00',
  '',
];
const refused = (extractNo: string, reason = '账户已注销'): Line => [extractNo, '陈砚清', '49', '失败', '', '', reason];

const send = (bytes: Buffer, name: string, by: Person = operator) =>
  sendForm<OutputOf<typeof bills.upload.output>>(t, bills.upload.path, by, { bytes, name });
const upload = (lines: Line[], by: Person = operator) =>
  send(Buffer.from([head, ...lines].map((line) => line.join(',')).join('\n')), '结果.csv', by);

interface Asked {
  lecturer: Person;
  id: string;
  extractNo: string;
}

/** Somebody has drawn 50 yuan, of which 49 arrive, and it may be paid. */
async function asked(isPassed = true): Promise<Asked> {
  const lecturer = await market.lecturer();
  await market.earned(lecturer);
  const { id } = (await market.draw(lecturer, 50)).data;
  if (isPassed) await operator.send(payouts.decide, { id, isPassed: 1 });
  const { extractNo } = (await lecturer.send(draws.list)).data.list[0]!;
  return { lecturer, id, extractNo };
}

const last = async ({ lecturer }: Pick<Asked, 'lecturer'>) => (await lecturer.send(draws.list)).data.list[0]!;
const viewOf = async (id: string) => (await operator.send(bills.view, { id, pageSize: 100 })).data;
const sound = async () => expect(await market.shop.prove()).toMatchObject({ faults: [], total: 0 });
const onlyDifference = async (lines: Line[], by: Person = operator) => {
  const { data } = await upload(lines, by);
  const { list } = await viewOf(data.id);
  expect(list).toHaveLength(1);
  return list[0]!;
};

it('what the bank paid is settled in one step, what it refused comes back with its reason, as by hand', async () => {
  const [one, other] = [await asked(), await asked()];
  await operator.send(payouts.batch);
  const { data } = await upload([paid(one.extractNo, 'BANK-ONE'), refused(other.extractNo)]);
  expect(data).toMatchObject({ lineCount: 2, paidCount: 1, returnedCount: 1, differenceCount: 0 });
  expect(await last(one)).toMatchObject({ extractStatus: ExtractStatus.done, bankRef: 'BANK-ONE' });
  expect(await last(other)).toMatchObject({ extractStatus: ExtractStatus.failed, remark: '账户已注销' });
  expect(await market.wallet(one.lecturer)).toMatchObject({ extractedMoney: 50, extractingMoney: 0 });
  expect(await market.wallet(other.lecturer)).toMatchObject({ extractedMoney: 0, enableBalances: 139.3 });
  const told = async ({ lecturer }: Asked) => JSON.stringify((await lecturer.send(messages.list)).data);
  expect(await told(one)).toContain('提现 ¥49 已经到账');
  expect(await told(other)).toContain('账户已注销');
  expect((await viewOf(data.id)).bill).toMatchObject({ paid: 49, openCount: 0, settledCount: 0 });
  await sound();
});

it('a file that comes twice changes nothing, at once or as another kind of file; nor does what it repeats', async () => {
  const it = await asked();
  const lines = [paid(it.extractNo), paid('2026112010000000001')];
  const both = await Promise.all([upload(lines), upload(lines)]);
  expect(both.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, failures.PAYOUT_BILL_TWICE.code]);
  const again = await send(await bytesOf(head, lines), '结果.xlsx');
  expect(again.code).toBe(failures.PAYOUT_BILL_TWICE.code);
  const more = await upload([...lines, paid('2026112010000000002')]);
  expect(more.data).toMatchObject({ lineCount: 3, paidCount: 0, differenceCount: 1 });
  expect(await market.wallet(it.lecturer)).toMatchObject({ extractedMoney: 50, extractingMoney: 0 });
  await sound();
});

it('whatever does not agree is listed and moves no money', async () => {
  const { theirs, amount, account, twice, state, ref: used } = PayoutMark;
  const waiting = await asked();
  const unchanged = async () => expect(await last(waiting)).toMatchObject({ extractStatus: ExtractStatus.paying });
  expect(await onlyDifference([paid('2026112099999999999')])).toMatchObject({ mark: theirs, ours: null, theirs: 49 });
  expect(await onlyDifference([paid(waiting.extractNo, ref(), '48.99')])).toMatchObject({
    mark: amount,
    ours: 49,
    theirs: 48.99,
    ourState: ExtractStatus.paying,
  });
  const elsewhere = paid(waiting.extractNo).with(1, '6222020000001111') as Line;
  expect(await onlyDifference([elsewhere])).toMatchObject({ mark: account });
  await unchanged();
  const settled = await asked();
  await upload([paid(settled.extractNo, 'BANK-SETTLED')]);
  expect(await onlyDifference([paid(settled.extractNo, 'BANK-AGAIN')])).toMatchObject({ mark: twice, isPaid: 1 });
  expect(await onlyDifference([refused(settled.extractNo)])).toMatchObject({ mark: state, isPaid: 0 });
  expect(await onlyDifference([paid(waiting.extractNo, 'BANK-SETTLED')])).toMatchObject({ mark: used });
  await unchanged();
  const unseen = await asked(false);
  expect(await onlyDifference([paid(unseen.extractNo)])).toMatchObject({ mark: state });
  const back = await asked();
  await operator.send(payouts.bounce, { id: back.id, remark: '查无此户' });
  expect(await onlyDifference([paid(back.extractNo)])).toMatchObject({ mark: state, ourState: ExtractStatus.failed });
  expect((await upload([refused(back.extractNo, '户名不符')])).data).toMatchObject({ differenceCount: 0 });
  await sound();
});

it('what came back from the other bank after it had arrived is in the wallet again, with its fee, by the number it went by', async () => {
  const one = await asked();
  await upload([paid(one.extractNo, 'BANK-CAME-BACK')]);
  expect(await market.wallet(one.lecturer)).toMatchObject({ extractedMoney: 50 });
  const back = refused(one.extractNo, '对方行退汇：账户已销户').with(4, 'BANK-CAME-BACK') as Line;
  expect((await upload([back])).data).toMatchObject({ returnedCount: 1, differenceCount: 0 });
  expect(await last(one)).toMatchObject({ extractStatus: ExtractStatus.failed, remark: '对方行退汇：账户已销户' });
  expect(await market.wallet(one.lecturer)).toMatchObject({ extractedMoney: 0, enableBalances: 139.3 });
  await sound();
  // Paid anew under another number, as the same file says, it is out all the same.
  const other = await asked();
  await upload([paid(other.extractNo, 'BANK-FIRST')]);
  const both = [paid(other.extractNo, 'BANK-ANEW'), refused(other.extractNo).with(4, 'BANK-FIRST') as Line];
  expect((await upload(both)).data).toMatchObject({ returnedCount: 0, differenceCount: 2 });
  expect((await operator.send(payouts.bounce, { id: other.id, remark: '银行来电：退汇' })).code).toBe(200);
  expect(await market.wallet(other.lecturer)).toMatchObject({ extractedMoney: 0, enableBalances: 139.3 });
  expect((await operator.send(payouts.bounce, { id: other.id, remark: '再来' })).code).toBe(409);
  await sound();
});

it('what stands twice in one file is paid once, and never comes back when the bank says both', async () => {
  const { extractNo, lecturer } = await asked();
  const { data } = await upload([refused(extractNo), paid(extractNo), paid(extractNo)]);
  expect(data).toMatchObject({ paidCount: 1, returnedCount: 0, differenceCount: 2 });
  const marks = (await viewOf(data.id)).list.map(({ mark, row }) => [row, mark]);
  expect(marks.toSorted()).toEqual([
    [2, PayoutMark.state],
    [4, PayoutMark.twice],
  ]);
  expect(await market.wallet(lecturer)).toMatchObject({ extractedMoney: 50 });
  await sound();
});

it('what is on its way under a number of the bank goes on by that number alone', async () => {
  const [one, other] = [await asked(), await asked()];
  for (const [{ id }, bankRef] of [
    [one, 'HAND-1'],
    [other, 'HAND-2'],
  ] as const)
    await operator.send(payouts.pay, { id, bankRef });
  expect(await onlyDifference([refused(other.extractNo)])).toMatchObject({ mark: PayoutMark.state });
  expect(await onlyDifference([paid(other.extractNo, 'HAND-3')])).toMatchObject({ mark: PayoutMark.twice });
  const bounced = refused(other.extractNo).with(4, 'HAND-2') as Line;
  expect((await upload([paid(one.extractNo, 'HAND-1'), bounced])).data).toMatchObject({
    paidCount: 1,
    returnedCount: 1,
    differenceCount: 0,
  });
  await sound();
});

it('what was in the same file for the bank and has no answer is missing, until a later file has it', async () => {
  t.setNow(new Date('2026-11-21T02:00:00Z'));
  const me = await t.person({ userType: 0, isAdmin: true });
  const [one, other] = [await asked(), await asked()];
  await me.send(payouts.batch);
  const { data } = await upload([paid(one.extractNo)], me);
  const missing = (await me.send(bills.view, { id: data.id, pageSize: 100 })).data.list;
  expect(missing).toContainEqual(
    expect.objectContaining({
      mark: PayoutMark.missing,
      extractNo: other.extractNo,
      ours: 49,
      theirs: null,
      row: null,
    }),
  );
  await upload([paid(other.extractNo)], me);
  const after = (await me.send(bills.view, { id: data.id, pageSize: 100 })).data.list;
  expect(after.find(({ extractNo }) => extractNo === other.extractNo)).toMatchObject({
    reason: '在后来的文件里：结果.csv',
    actorName: '',
  });
  expect(after.find(({ extractNo }) => extractNo === other.extractNo)!.settledAt).not.toBeNull();
});

it('a difference is settled once, with a reason, by somebody whose money it is not', async () => {
  const own = await asked();
  const me = await t.person({ userType: 0, isAdmin: true });
  await t.database.pool.query('update wallet_draw set apply_user_no = $1 where id = $2', [me.userNo, own.id]);
  const { id, mark } = await onlyDifference([paid(own.extractNo)], me);
  expect(mark).toBe(PayoutMark.own);
  expect((await me.send(bills.settle, { id, reason: '我自己的' })).code).toBe(failures.OWN_DRAW.code);
  expect((await operator.send(bills.settle, { id, reason: '' })).code).toBe(422);
  const both = await Promise.all([1, 2].map(() => operator.send(bills.settle, { id, reason: '手工确认到账了' })));
  expect(both.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, DIFFERENCE_SETTLED.code]);
  expect((await operator.send(bills.settle, { id: '1', reason: '没有' })).code).toBe(404);
  const [newest] = (await operator.send(bills.list)).data.list;
  const { bill, list } = await viewOf(newest!.id);
  expect(bill).toMatchObject({ openCount: 0, settledCount: 1 });
  expect(list[0]).toMatchObject({ reason: '手工确认到账了', actorName: expect.stringMatching(/.+/) });
});

it('a line that cannot be read leaves everything as it was', async () => {
  const it = await asked();
  const wrong = await upload([paid(it.extractNo), paid('2026112010000000009', ref(), '壹元'), refused('X')]);
  expect(wrong).toMatchObject({ code: failures.PAYOUT_BILL_UNREADABLE.code });
  expect(wrong.msg).toMatch(/^第 3 行：金额读不懂.*；第 4 行：提现单号读不懂。什么也没有改/);
  expect(await last(it)).toMatchObject({ extractStatus: ExtractStatus.paying });
  expect((await send(Buffer.from('不是表格'), '结果.xlsx')).code).toBe(1120);
  expect((await upload([])).code).toBe(1123);
});

it('the template is read as it is filled in', async () => {
  const { data } = await operator.send(bills.template);
  const [heads] = await readSheet(Buffer.from(data.content, 'base64'));
  const it = await asked();
  const filled = await send(await bytesOf(heads as string[], [paid(it.extractNo)]), data.fileName);
  expect(filled.data).toMatchObject({ paidCount: 1 });
});

it('nobody without the right reads or sends one, whatever they may do in their own organization', async () => {
  const { lecturer, extractNo } = await asked();
  const clerk = await t.person({ userType: 0 });
  const role = { roleName: '账单员', userType: 0, powerLevel: 9, codes: ['bill:settle'] } as const;
  const [made] = await t.database.db
    .insert(authRole)
    .values({ ...role, codes: [...role.codes] })
    .returning();
  const its = and(eq(userIdentity.userNo, clerk.userNo), eq(userIdentity.userType, 0));
  await t.database.db.update(userIdentity).set({ roleId: made!.id }).where(its);
  const staff = await t.person({ userType: 3, isAdmin: true });
  for (const person of [lecturer, clerk, staff]) {
    expect((await person.send(bills.list)).code).toBe(403);
    expect((await person.send(bills.template)).code).toBe(403);
    expect((await person.send(bills.view, { id: '1' })).code).toBe(403);
    expect((await upload([paid(extractNo)], person)).code).toBe(403);
    expect((await person.send(bills.settle, { id: '1', reason: '不是我的' })).code).toBe(403);
  }
  expect(await last({ lecturer })).toMatchObject({ extractStatus: ExtractStatus.paying });
});
