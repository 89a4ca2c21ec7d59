import { expect, it, vi } from 'vitest';
import { PayType } from '#contract/rules/orders.ts';
import * as desk from '#contract/trade/adminBill.ts';
import * as failures from '#contract/trade/failures.ts';
import { testApp } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { BillProblem } from '../../providers/pay/payProvider.ts';
import { fetchMissing } from './fetch.ts';

const t = await testApp();
const shop = trading(t);
t.setNow(new Date('2026-11-26T02:00:00Z'));
const buyer = await t.person();
const orderNo = await shop.place(buyer, (await shop.forSale()).courseId);
const serial = await shop.code(buyer, orderNo);
await shop.bankTook(serial, [`T${serial}`]);
await shop.notify(shop.word(serial));
// The next day, when the bank has its bill.
t.setNow(new Date('2026-11-27T03:00:00Z'));
const operator = await t.person({ userType: 0, isAdmin: true });
const bank = t.platform.providers.pay.get(PayType.standIn)!;

const listed = async () => (await operator.send(desk.list, {})).data;

it('a bank that fails says why in the console, for its day alone; the next look brings the bill, and all is the same', async () => {
  const telling = vi.spyOn(bank, 'bill').mockRejectedValue(new BillProblem('账单还没有生成'));
  await fetchMissing(t.platform);
  await fetchMissing(t.platform);
  const { list, misses, banks } = await listed();
  expect(list).toEqual([]);
  expect(banks).toEqual(['standIn']);
  expect(misses.map(({ day, problem, tries }) => [day, problem, tries])).toEqual([
    ['2026-11-26', '账单还没有生成', 2],
    ['2026-11-25', '账单还没有生成', 2],
    ['2026-11-24', '账单还没有生成', 2],
  ]);
  const { code, msg } = await operator.send(desk.fetch, { bank: 'standIn', day: '2026-11-26' });
  expect([code, msg]).toEqual([failures.BILL_NOT_FETCHED.code, '账单还没有生成']);
  telling.mockRestore();
  await fetchMissing(t.platform);
  const after = await listed();
  expect(after.misses).toEqual([]);
  expect(
    after.list.map(({ day, lineCount, fee, openCount, isFetched, actorName }) => ({
      day,
      lineCount,
      fee,
      openCount,
      isFetched,
      actorName,
    })),
  ).toEqual([
    { day: '2026-11-26', lineCount: 1, fee: 1.19, openCount: 0, isFetched: 1, actorName: '' },
    { day: '2026-11-25', lineCount: 0, fee: 0, openCount: 0, isFetched: 1, actorName: '' },
    { day: '2026-11-24', lineCount: 0, fee: 0, openCount: 0, isFetched: 1, actorName: '' },
  ]);
});

it('somebody has a bill downloaded now, once; a bank that is not set up has none', async () => {
  const got = await operator.send(desk.fetch, { bank: 'standIn', day: '2026-11-20' });
  expect(got.data).toMatchObject({ lineCount: 0, differenceCount: 0 });
  const again = await operator.send(desk.fetch, { bank: 'standIn', day: '2026-11-20' });
  expect(again.code).toBe(failures.BILL_TWICE.code);
  const other = await operator.send(desk.fetch, { bank: 'wechat', day: '2026-11-20' });
  expect(other.code).toBe(failures.WAY_NOT_OPEN.code);
  const learner = await t.person();
  expect((await learner.send(desk.fetch, { bank: 'standIn', day: '2026-11-19' })).code).toBe(403);
});

it('what cannot be read is no bill', async () => {
  vi.spyOn(bank, 'bill').mockResolvedValueOnce(Buffer.from('不是账单'));
  const { code, msg } = await operator.send(desk.fetch, { bank: 'standIn', day: '2026-11-18' });
  expect([code, msg]).toEqual([failures.BILL_NOT_FETCHED.code, '没有「种类」这一列，不是这个支付方的账单']);
});
