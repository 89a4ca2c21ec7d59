import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import * as payouts from '#contract/trade/adminPayout.ts';
import * as failures from '#contract/trade/walletFailures.ts';
import * as draws from '#contract/user/accountExtractLog.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ExtractStatus } from '#contract/rules/wallet.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { earning, MASKED } from '#test/wallet.ts';

const t = await testApp();
t.setNow(new Date('2026-11-20T02:00:00Z'));
const market = earning(t);
const operator = await t.person({ userType: 0, isAdmin: true });

const asked = async (money = 50): Promise<{ lecturer: Person; id: string }> => {
  const lecturer = await market.lecturer();
  await market.earned(lecturer);
  const { data } = await market.draw(lecturer, money);
  return { lecturer, id: data.id };
};
const last = async (lecturer: Person) => (await lecturer.send(draws.list)).data.list[0]!;
const sound = async () => expect((await market.shop.prove()).faults).toEqual([]);

it('a withdrawal is passed, put into the file of the bank, paid and confirmed, one step after the other', async () => {
  const { lecturer, id } = await asked();
  const { data: waiting } = await operator.send(payouts.list);
  expect(waiting.list).toMatchObject([{ id, extractMoney: 50, payMoney: 49, bankCardNo: MASKED, isOwn: 0 }]);
  expect((await operator.send(payouts.pay, { id, bankRef: 'B1' })).code).toBe(failures.DRAW_MOVED_ON.code);
  expect((await operator.send(payouts.batch)).code).toBe(failures.NOTHING_TO_PAY.code);
  const both = await Promise.all([1, 2].map(() => operator.send(payouts.decide, { id, isPassed: 1 })));
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const { data: file } = await operator.send(payouts.batch);
  const [, line] = await readSheet(Buffer.from(file.content, 'base64'));
  expect(line!.slice(1)).toEqual(['陈砚清', '6222021234567894', '工商银行', '江城光谷支行', 49]);
  expect(await operator.send(payouts.pay, { id, bankRef: 'B20261120001' })).toMatchObject({ code: 200 });
  await sound();
  expect(await operator.send(payouts.confirm, { id })).toMatchObject({ code: 200 });
  expect(await last(lecturer)).toMatchObject({ extractStatus: ExtractStatus.done, bankRef: 'B20261120001' });
  expect(await market.wallet(lecturer)).toMatchObject({ extractedMoney: 50, extractingMoney: 0, totalIncome: 139.3 });
  await sound();
});

it('what is refused or bounces comes back with the reason, once', async () => {
  const { lecturer, id } = await asked();
  expect(await operator.send(payouts.decide, { id, isPassed: 0 })).toMatchObject({
    code: 422,
    data: { issues: [{ path: 'remark', message: '请写明原因，申请的人会看到' }] },
  });
  await operator.send(payouts.decide, { id, isPassed: 0, remark: '户名不符' });
  expect(await last(lecturer)).toMatchObject({ extractStatus: ExtractStatus.failed, remark: '户名不符' });
  expect(await market.wallet(lecturer)).toMatchObject({ enableBalances: 139.3, extractingMoney: 0 });
  const again = (await market.draw(lecturer, 139.3)).data.id;
  await operator.send(payouts.decide, { id: again, isPassed: 1 });
  await operator.send(payouts.pay, { id: again, bankRef: 'B2' });
  expect((await operator.send(payouts.bounce, { id: again })).code).toBe(422);
  await operator.send(payouts.bounce, { id: again, remark: '账户已注销' });
  for (const call of [payouts.confirm, payouts.bounce])
    expect((await operator.send(call, { id: again, remark: '再来' } as never)).code).toBe(409);
  expect(await market.wallet(lecturer)).toMatchObject({ enableBalances: 139.3, extractedMoney: 0 });
  await sound();
});

it('nobody takes a step with their own, and a number of the bank stands for one payment', async () => {
  const own = await market.lecturer();
  await market.earned(own);
  const id = (await market.draw(own, 20)).data.id;
  const me = await t.person({ userType: 0, isAdmin: true });
  await t.database.pool.query('update wallet_draw set apply_user_no = $1 where id = $2', [me.userNo, id]);
  expect((await me.send(payouts.decide, { id, isPassed: 1 })).code).toBe(failures.OWN_DRAW.code);
  await operator.send(payouts.decide, { id, isPassed: 1 });
  expect((await me.send(payouts.batch)).code).toBe(failures.NOTHING_TO_PAY.code);
  await operator.send(payouts.pay, { id, bankRef: 'B3' });
  const other = await asked();
  await operator.send(payouts.decide, { id: other.id, isPassed: 1 });
  expect((await operator.send(payouts.pay, { id: other.id, bankRef: 'B3' })).code).toBe(failures.REF_TAKEN.code);
});

it('what was put into a file for the bank is in no other; that file can be had again, without what was paid meanwhile', async () => {
  const passed = async () => {
    const { id } = await asked();
    await operator.send(payouts.decide, { id, isPassed: 1 });
    return (await operator.send(payouts.list, { extractStatus: ExtractStatus.paying })).data.list.find(
      (row) => row.id === id,
    )!;
  };
  const numbersIn = async ({ content }: { content: string }) =>
    (await readSheet(Buffer.from(content, 'base64'))).slice(1).map(([number]) => String(number));
  const fileOfMine = async (input = {}) => numbersIn((await operator.send(payouts.batch, input)).data);
  const [one, other] = [await passed(), await passed()];
  const fileTime = wireTime(t.platform.clock());
  const both = await Promise.all([1, 2].map(() => operator.send(payouts.batch)));
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, failures.NOTHING_TO_PAY.code]);
  const first = await numbersIn(both.find(({ code }) => code === 200)!.data);
  expect(first).toEqual(expect.arrayContaining([one.extractNo, other.extractNo]));
  const late = await passed();
  expect(await fileOfMine()).toEqual([late.extractNo]);
  expect((await fileOfMine({ fileTime })).toSorted()).toEqual(first.toSorted());
  await operator.send(payouts.pay, { id: one.id, bankRef: 'B21' });
  expect(await fileOfMine({ fileTime })).not.toContain(one.extractNo);
  const { data } = await operator.send(payouts.list, { extractStatus: ExtractStatus.paying });
  expect(data.list.find(({ id }) => id === other.id)).toMatchObject({ fileTime });
  const unknown = { fileTime: '2026-01-01 10:00:00' };
  expect((await operator.send(payouts.batch, unknown)).code).toBe(failures.NOTHING_TO_PAY.code);
  expect((await operator.send(payouts.batch, { fileTime: 'soon' })).code).toBe(422);
});
