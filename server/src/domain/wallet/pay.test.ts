import fc from 'fast-check';
import { expect, it } from 'vitest';
import { personalWallet } from '#contract/rules/ledger.ts';
import { OrderState, PayType, RefundState } from '#contract/rules/orders.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { BALANCE_TOO_SMALL } from '#contract/trade/walletFailures.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { PRICE } from '#test/trade.ts';
import { earning, MASKED } from '#test/wallet.ts';
import { CallFailure } from '../../kit/fail.ts';
import { balancesOf } from '../ledger/balances.ts';
import { keepLine } from '../integral/line.ts';
import { pointsOf } from '../integral/share.ts';
import { closeOverdue } from '../trade/overdue.ts';
import { drawMoney } from './draw.ts';
import { payFromWallet } from './pay.ts';

const t = await testApp({ SESSION_HOURS: '8760' });
const { db } = t.database;
const { config } = t.platform;
const START = Date.parse('2026-11-01T02:00:00Z');
t.setNow(new Date(START));
const market = earning(t);
const { shop } = market;
const operating = () => t.person({ userType: 0, isAdmin: true });
let operator = await operating();

const dueOf = async ({ userNo }: Person) => (await balancesOf(db, personalWallet(userNo))).due;

/** As the call does it, without the code to the phone. */
const paying = ({ userNo }: Person, orderNo: string) =>
  db.transaction((tx) => payFromWallet(tx, userNo, orderNo, t.platform.clock()));

const drawing = (of: Person, amount: number) => {
  const by = { userNo: of.userNo, owner: personalWallet(of.userNo), config, now: t.platform.clock() };
  return db.transaction((tx) => drawMoney(tx, by, { amount, cardMasked: MASKED, requestKey: market.requestKey() }));
};

/** Whether it was done: what is out of place is refused, and nothing else goes wrong. */
const tried = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof CallFailure) return false;
    throw error;
  }
};

const refundId = async (orderNo: string): Promise<string> => {
  const { list } = (await operator.send(refunds.list, { refundState: RefundState.asked, pageSize: 100 })).data;
  return list.find((one) => one.orderNo === orderNo)?.id ?? '1';
};

it('what somebody earned pays an order at once, after a code to the phone; given back it is in the wallet again', async () => {
  const lecturer = await market.lecturer();
  await market.earned(lecturer);
  await market.earned(lecturer);
  const { courseId } = await shop.forSale();
  const orderNo = await shop.place(lecturer, courseId);
  const view = (await lecturer.send(order.view, { orderNo })).data;
  expect(view.ways).toContain(PayType.balance);
  expect(view.wallet).toMatchObject({ money: 278.6 });
  const wrong = { proofWay: 'mobile' as const, proof: '000000' };
  expect((await lecturer.send(order.balance, { orderNo, ...wrong })).code).not.toBe(200);
  expect(await dueOf(lecturer)).toBe(27_860);
  const proof = await market.proof(lecturer);
  expect((await (await t.person()).send(order.balance, { orderNo, ...proof })).code).toBe(404);
  expect(await lecturer.send(order.balance, { orderNo, ...proof })).toMatchObject({ code: 200 });
  expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.paid, payType: PayType.balance });
  expect(await shop.held(lecturer, courseId)).toMatchObject({ source: 'order' });
  expect(await dueOf(lecturer)).toBe(27_860 - PRICE);
  expect(await market.wallet(lecturer)).toMatchObject({ enableBalances: 79.6, spentMoney: 199, totalIncome: 278.6 });
  await lecturer.send(order.refund, { orderNo, reason: '买错了' });
  await operator.send(refunds.decide, { id: await refundId(orderNo), isGranted: 1 });
  await t.runJobs();
  expect(await dueOf(lecturer)).toBe(27_860);
  expect(await market.wallet(lecturer)).toMatchObject({ spentMoney: 0, totalIncome: 278.6 });
  expect((await shop.prove()).faults).toEqual([]);
});

it('of what was paid from the wallet the part comes back that is not learnt yet', async () => {
  const lecturer = await market.lecturer();
  await market.earned(lecturer);
  await market.earned(lecturer);
  const { courseId } = await shop.forSale();
  const orderNo = await shop.place(lecturer, courseId);
  await paying(lecturer, orderNo);
  await shop.learn(lecturer, { productId: courseId }, 3333);
  await lecturer.send(order.refund, { orderNo, reason: '不学了' });
  await operator.send(refunds.decide, { id: await refundId(orderNo), isGranted: 1 });
  await t.runJobs();
  expect(await dueOf(lecturer)).toBe(27_860 - PRICE + 13_267);
  expect(await market.wallet(lecturer)).toMatchObject({ spentMoney: 66.33, totalIncome: 278.6 });
  expect((await shop.prove()).faults).toEqual([]);
});

it('what is not there cannot be spent, nor twice, nor while it is drawn; who has nothing is not offered it', async () => {
  const lecturer = await market.lecturer();
  await market.earned(lecturer);
  await market.earned(lecturer);
  const orders = [];
  for (let nth = 0; nth < 3; nth += 1) orders.push(await shop.place(lecturer, (await shop.forSale()).courseId));
  const done = await Promise.all([
    ...orders.map((orderNo) => tried(paying(lecturer, orderNo))),
    tried(drawing(lecturer, 27_860)),
  ]);
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await dueOf(lecturer)).toBeGreaterThanOrEqual(0);
  const poor = await t.person();
  const orderNo = await shop.place(poor, (await shop.forSale()).courseId);
  expect((await poor.send(order.view, { orderNo })).data).toMatchObject({ wallet: null });
  await expect(paying(poor, orderNo)).rejects.toMatchObject({ failure: { code: BALANCE_TOO_SMALL.code } });
  const code = await poor.send(order.pay, { orderNo, payType: PayType.balance });
  expect(code.code).toBe(failures.WAY_NOT_OPEN.code);
  expect((await shop.prove()).faults).toEqual([]);
});

const events = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('order' as const), points: fc.boolean() }),
    fc.record({ what: fc.constant('draw' as const), yuan: fc.integer({ min: 10, max: 300 }) }),
    fc.record({
      what: fc.constantFrom(
        'balance',
        'bank',
        'cancel',
        'wait',
        'close',
        'learn',
        'ask',
        'withdraw',
        'grant',
        'earn',
        'jobs',
      ),
    }),
  ),
  { minLength: 4, maxLength: 16 },
);

it('whatever is ordered, paid from either side, drawn and given back: nothing is lost, and the ledger is zero', async () => {
  let clock = START;
  await fc.assert(
    fc.asyncProperty(events, async (some) => {
      t.setNow(new Date((clock += 3_600_000)));
      operator = await operating(); // an operator is signed in for a day
      const person = await market.lecturer();
      clock = t.platform.clock().getTime();
      const line = { userNo: person.userNo, kind: 'share' as const, target: 'course:1', targetName: '', points: 700 };
      await keepLine(db, line, t.platform.clock());
      await market.earned(person);
      await market.earned(person);
      const { courseId } = await shop.forSale();
      let orderNo: string | undefined;
      for (const event of some) {
        if (event.what === 'order') {
          const usePoints = event.points ? (1 as const) : (0 as const);
          const { price } = (await person.send(order.checkout, { courseId, usePoints })).data;
          const sent = { courseId, usePoints, price, requestKey: shop.requestKey() };
          const reply = await person.send(order.save, sent);
          if (reply.code === 200) ({ orderNo } = reply.data);
        } else if (event.what === 'draw') await tried(drawing(person, event.yuan * 100));
        else if (event.what === 'wait') t.setNow(new Date((clock += 3 * 3_600_000)));
        else if (event.what === 'close') await closeOverdue(t.platform);
        else if (event.what === 'earn') await market.earned(person);
        else if (event.what === 'jobs') await t.runJobs();
        else if (orderNo === undefined) continue;
        else if (event.what === 'learn') await shop.learn(person, { productId: courseId }, 4_321);
        else if (event.what === 'balance') await tried(paying(person, orderNo));
        else if (event.what === 'bank') {
          const shown = await person.send(order.pay, { orderNo, payType: PayType.standIn });
          if (shown.code !== 200) continue;
          const { serialNumber, price } = shown.data;
          await shop.bankTook(serialNumber, [`T${serialNumber}`]);
          await shop.notify(shop.word(serialNumber, { amount: Math.round(price * 100) }));
        } else if (event.what === 'cancel') await person.send(order.close, { orderNo });
        else if (event.what === 'ask') await person.send(order.refund, { orderNo, reason: '随便' });
        else if (event.what === 'withdraw') await person.send(order.withdraw, { orderNo });
        else await operator.send(refunds.decide, { id: await refundId(orderNo), isGranted: 1 });
        if (orderNo === undefined) continue;
        const { orderStatus, points, pointsBack } = await shop.stored(orderNo);
        const isTheirs = orderStatus === OrderState.paid || orderStatus === OrderState.refunding;
        expect((await shop.held(person, courseId)) !== undefined).toBe(isTheirs);
        const spent = orderStatus === OrderState.closed ? 0 : points - pointsBack;
        expect(await pointsOf(db, person.userNo)).toBe(700 - spent);
      }
      await t.runJobs();
      expect(await dueOf(person)).toBeGreaterThanOrEqual(0);
      expect((await shop.prove()).faults).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 300_000);
