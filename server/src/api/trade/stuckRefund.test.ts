import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as desk from '#contract/trade/adminTransfer.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { PayType, RefundState } from '#contract/rules/orders.ts';
import { inState, queuedJob } from '#server/db/queuedJob.ts';
import { findLostRefunds } from '#server/domain/trade/lostRefunds.ts';
import { payBack } from '#server/domain/trade/payBack.ts';
import type { BackStanding, PayProvider } from '#server/providers/pay/payProvider.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-26T02:00:00Z'));
const shop = trading(t);
const operator = await t.person({ userType: 0, isAdmin: true });

let says: BackStanding;
let told: string[];
const pay = t.platform.providers.pay as Map<PayType, PayProvider>;
const bank = pay.get(PayType.standIn)!;
pay.set(PayType.standIn, {
  ...bank,
  payBack: async ({ refundNo }) => {
    told.push(refundNo);
    return says;
  },
});
beforeEach(() => {
  told = [];
});

/** A refund of theirs that is granted, and what the bank said of it. */
async function granted(buyer: Person): Promise<string> {
  const orderNo = await shop.bought(buyer, (await shop.forSale()).courseId);
  await buyer.send(order.refund, { orderNo, reason: '不学了' });
  const asked = (await operator.send(refunds.list, { pageSize: 100 })).data.list;
  const { id } = asked.find((row) => row.orderNo === orderNo)!;
  await operator.send(refunds.decide, { id, isGranted: 1 });
  await t.runJobs();
  return id;
}
const seen = async (id: string, refundState: RefundState = RefundState.granted) =>
  (await operator.send(refunds.list, { refundState, pageSize: 100 })).data.list.find((row) => row.id === id);

it('money on its way to a card is asked for again later, as often as it takes, and nobody is called', async () => {
  says = { at: 'underWay' };
  const id = await granted(await t.person());
  expect(await seen(id)).toMatchObject({ stuckReason: '' });
  expect(await db.$count(queuedJob, inState('waiting'))).toBe(1);
  says = { at: 'done' };
  await payBack.run(t.platform, { refundId: id });
  expect(await seen(id, RefundState.done)).toMatchObject({ backRef: '' });
  expect(new Set(told).size).toBe(1);
});

it('what the bank will not return comes first and says why; told again it goes through, under a living number', async () => {
  says = { at: 'stuck', why: '关闭了', isNumberDead: true };
  const id = await granted(await t.person());
  const [first] = (await operator.send(refunds.list, { refundState: RefundState.granted })).data.list;
  expect(first).toMatchObject({ id, stuckReason: '关闭了' });
  says = { at: 'done' };
  const again = await Promise.all([1, 2].map(() => operator.send(refunds.again, { id })));
  expect(again.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409]);
  await t.runJobs();
  expect(await seen(id, RefundState.done)).toMatchObject({ stuckReason: '' });
  expect(new Set(told).size).toBe(2);
  expect((await shop.prove()).faults).toEqual([]);
});

it('given up after the last try it is seen too, and may be returned by hand: by another, under a number of its own', async () => {
  says = { at: 'stuck', why: '卡已注销', isNumberDead: false };
  const other = await granted(await t.person());
  says = { at: 'underWay' };
  const id = await granted(operator);
  expect(await seen(id)).toBeUndefined();
  const mate = await t.person({ userType: 0, isAdmin: true });
  const asked = (await mate.send(refunds.list, { pageSize: 100 })).data.list.find((row) => row.id === id)!;
  await mate.send(refunds.decide, { id: asked.id, isGranted: 1 });
  await t.runJobs();
  expect((await mate.send(desk.returned, { id, bankRef: 'OUT20261126-1' })).code).toBe(failures.NOT_BY_HAND.code);
  await payBack.onGivenUp!(t.platform, { refundId: id });
  expect((await seen(id))!.stuckReason).toContain('再退一次');
  expect((await operator.send(desk.returned, { id, bankRef: 'OUT20261126-1' })).code).toBe(failures.OWN_REFUND.code);
  expect((await mate.send(desk.returned, { id, bankRef: 'OUT20261126-1' })).code).toBe(200);
  expect(await seen(id, RefundState.done)).toMatchObject({ backRef: 'OUT20261126-1', stuckReason: '' });
  const twice = await operator.send(desk.returned, { id: other, bankRef: 'OUT20261126-1' });
  expect(twice.code).toBe(failures.BANK_REF_USED.code);
  expect((await shop.prove()).faults).toEqual([]);
});

it('a refund whose job is gone is found within the hour and returned once; what is stuck or on its way is left alone', async () => {
  says = { at: 'stuck', why: '卡已注销', isNumberDead: false };
  const stuck = await granted(await t.person());
  says = { at: 'underWay' };
  const waiting = await granted(await t.person());
  const lost = await granted(await t.person());
  await db.execute(sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where key = ${`payBack:${lost}`}`);
  const before = [...told];
  says = { at: 'done' };
  expect(await findLostRefunds(t.platform)).toBe(0);
  t.setNow(new Date('2026-11-26T03:00:01Z'));
  expect(await findLostRefunds(t.platform)).toBe(1);
  expect(await findLostRefunds(t.platform)).toBe(0);
  await t.runJobs();
  expect(told.length - before.length).toBe(1);
  expect(await seen(lost, RefundState.done)).toMatchObject({ stuckReason: '' });
  expect(await seen(stuck)).toMatchObject({ stuckReason: '卡已注销' });
  expect(await seen(waiting)).toMatchObject({ stuckReason: '' });
  expect((await shop.prove()).faults).toEqual([]);
});
