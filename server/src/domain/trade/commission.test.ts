import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AccountKind, personalWallet } from '#contract/rules/ledger.ts';
import { OrderState, RefundState } from '#contract/rules/orders.ts';
import { COMMISSION_DAYS } from '#contract/rules/referral.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { MONEY_LEFT } from '#contract/trade/walletFailures.ts';
import * as account from '#contract/user/account.ts';
import * as privacy from '#contract/user/privacy.ts';
import * as recommended from '#contract/user/recommended.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { staySignedIn } from '#test/vacancies.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { balancesOf } from '../ledger/balances.ts';
import { mergePerson } from '../person/merge.ts';
import { erasePerson } from '../privacy/erase.ts';
import { releaseDue } from './overdue.ts';

const t = await testApp({ SESSION_HOURS: '8760' });
const { db } = t.database;
const shop = trading(t);
const operator = await t.person({ userType: 0, isAdmin: true });
const DAY = 86_400_000;
let clock = Date.parse('2026-11-01T02:00:00Z');
const pass = (days: number) => t.setNow(new Date((clock += days * DAY)));
pass(0);

const dueOf = async ({ userNo }: Person) => (await balancesOf(db, personalWallet(userNo))).due;

/** Somebody who registered just now by the link of another. */
async function recommendedBy({ userNo: referredBy }: Person): Promise<Person> {
  const person = await t.person();
  const gmtCreate = wireTime(t.platform.clock());
  await db.update(user).set({ referredBy, gmtCreate }).where(eq(user.userNo, person.userNo));
  return person;
}

const giveBack = async (buyer: Person, orderNo: string) => {
  await staySignedIn(t);
  await buyer.send(order.refund, { orderNo, reason: '不学了' });
  const asked = (await operator.send(refunds.list, { refundState: RefundState.asked, pageSize: 100 })).data.list;
  const { id } = asked.find((one) => one.orderNo === orderNo)!;
  await operator.send(refunds.decide, { id, isGranted: 1 });
};

it('a tenth of what was paid arrives in the wallet when nobody can ask it back any more, out of the platform’s part', async () => {
  const agent = await t.person({ isRecommended: 1 });
  const buyer = await recommendedBy(agent);
  const orderNo = await shop.bought(buyer, (await shop.forSale()).courseId);
  expect(await shop.stored(orderNo)).toMatchObject({ referrerUserNo: agent.userNo, commission: 1_990 });
  const waiting = (await agent.send(recommended.commissions)).data;
  expect(waiting).toMatchObject({ waiting: 19.9, earned: 0, list: [{ commission: 19.9, state: 'waiting' }] });
  expect(JSON.stringify(waiting)).not.toContain(buyer.userNo);
  pass(14.9);
  await releaseDue(t.platform);
  expect(await dueOf(agent)).toBe(0);
  const before = (await shop.prove()).balances;
  pass(0.2);
  await releaseDue(t.platform);
  await releaseDue(t.platform);
  expect(await dueOf(agent)).toBe(1_990);
  const proof = await shop.prove();
  expect(proof.faults).toEqual([]);
  expect((proof.balances[AccountKind.platform] ?? 0) - (before[AccountKind.platform] ?? 0)).toBe(1_990);
  const again = await shop.again(agent);
  expect((await again.send(recommended.commissions)).data).toMatchObject({
    waiting: 0,
    earned: 19.9,
    list: [{ state: 'earned' }],
  });
  expect((await again.send(account.view)).data).toMatchObject({ enableBalances: 19.9, commissionMoney: 19.9 });
});

it('what is given back gives none, and says so', async () => {
  const agent = await t.person({ isRecommended: 1 });
  const buyer = await recommendedBy(agent);
  const orderNo = await shop.bought(buyer, (await shop.forSale()).courseId);
  await giveBack(buyer, orderNo);
  pass(16);
  await releaseDue(t.platform);
  expect(await dueOf(agent)).toBe(0);
  expect((await (await shop.again(agent)).send(recommended.commissions)).data).toMatchObject({
    earned: 0,
    waiting: 0,
    list: [{ state: 'lost' }],
  });
  expect((await shop.prove()).faults).toEqual([]);
});

it('of what is given back in part it is the part that stays', async () => {
  const agent = await t.person({ isRecommended: 1 });
  const buyer = await recommendedBy(agent);
  const orderNo = await shop.bought(buyer, (await shop.forSale()).courseId);
  await shop.learn(buyer, await shop.stored(orderNo), 3333);
  await giveBack(buyer, orderNo);
  // 66.67 % of 199 yuan go back, 66.33 stay.
  expect(await shop.stored(orderNo)).toMatchObject({ priceBack: 13_267, commission: 663 });
  expect((await agent.send(recommended.commissions)).data).toMatchObject({
    waiting: 6.63,
    list: [{ pricePaid: 66.33, commission: 6.63, state: 'waiting' }],
  });
  pass(16);
  await releaseDue(t.platform);
  expect(await dueOf(agent)).toBe(663);
  expect((await shop.prove()).faults).toEqual([]);
});

it('nobody earns by who came by themselves, long ago, or by somebody who may not recommend any more', async () => {
  const agent = await t.person({ isRecommended: 1 });
  const former = await t.person({ isRecommended: 1 });
  const [own, early, late] = [await t.person(), await recommendedBy(agent), await recommendedBy(former)];
  await db.update(userExt).set({ isRecommended: 0 }).where(eq(userExt.userNo, former.userNo));
  const long = wireTime(new Date(clock - (COMMISSION_DAYS + 1) * DAY));
  await db.update(user).set({ gmtCreate: long }).where(eq(user.userNo, early.userNo));
  for (const buyer of [own, early, late, agent]) {
    const orderNo = await shop.bought(buyer, (await shop.forSale()).courseId);
    expect(await shop.stored(orderNo)).toMatchObject({ referrerUserNo: null, commission: 0 });
  }
});

it('two accounts become one: nobody has a commission on what they bought themselves', async () => {
  const agent = await t.person({ isRecommended: 1 });
  const buyer = await recommendedBy(agent);
  const orderNo = await shop.bought(buyer, (await shop.forSale()).courseId);
  await db.transaction((tx) => mergePerson(tx, agent.userNo, buyer.userNo, t.platform.clock()));
  expect(await shop.stored(orderNo)).toMatchObject({ referrerUserNo: null, commission: 0 });
  pass(16);
  await releaseDue(t.platform);
  expect((await shop.prove()).faults).toEqual([]);
});

it('who recommends does not go while something is on its way; what comes later goes to nobody', async () => {
  const password = 'Zhitu@2026';
  const agent = await t.person({ isRecommended: 1, password });
  const buyer = await recommendedBy(agent);
  const wanted = { reason: '不再使用', understood: true as const, proofWay: 'password' as const, proof: password };
  const first = await shop.bought(buyer, (await shop.forSale()).courseId);
  expect(await agent.send(privacy.deletionSave, wanted)).toMatchObject({ code: MONEY_LEFT.code });
  await giveBack(buyer, first);
  const second = await shop.place(buyer, (await shop.forSale()).courseId);
  expect(await agent.send(privacy.deletionSave, wanted)).toMatchObject({ code: 200 });
  await db.transaction((tx) => erasePerson(tx, agent.userNo));
  expect(await shop.stored(second)).toMatchObject({ referrerUserNo: null, commission: 0 });
});

it('the proof names the order whose commission is not what was booked', async () => {
  const agent = await t.person({ isRecommended: 1 });
  const orderNo = await shop.bought(await recommendedBy(agent), (await shop.forSale()).courseId);
  pass(16);
  await releaseDue(t.platform);
  await db.update(tradeOrder).set({ commission: 1_991 }).where(eq(tradeOrder.orderNo, orderNo));
  expect((await shop.prove()).faults).toContainEqual({
    what: '推荐佣金与订单不符',
    row: orderNo,
    note: '佣金 1991 分，记了 1990 分，已解冻',
  });
  await db.update(tradeOrder).set({ commission: 1_990 }).where(eq(tradeOrder.orderNo, orderNo));
});

const events = fc.array(fc.constantFrom('buy', 'learn', 'ask', 'withdraw', 'grant', 'wait', 'release'), {
  minLength: 3,
  maxLength: 14,
});

it('whatever is bought, given back and set free: what arrived is of the orders that were kept, and the ledger is zero', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (some) => {
      pass(0.1);
      const agent = await t.person({ isRecommended: 1 });
      const buyer = await recommendedBy(agent);
      await staySignedIn(t);
      const orders: string[] = [];
      for (const event of some) {
        const last = orders.at(-1);
        if (event === 'buy') orders.push(await shop.bought(buyer, (await shop.forSale()).courseId));
        else if (event === 'wait') pass(5);
        else if (event === 'release') await releaseDue(t.platform);
        else if (last === undefined) continue;
        else if (event === 'learn') await shop.learn(buyer, await shop.stored(last), 3333);
        else if (event === 'ask') await buyer.send(order.refund, { orderNo: last, reason: '随便' });
        else if (event === 'withdraw') await buyer.send(order.withdraw, { orderNo: last });
        else if ((await shop.stored(last)).orderStatus === OrderState.refunding) await giveBack(buyer, last);
      }
      const kept = [];
      for (const orderNo of orders) {
        const stored = await shop.stored(orderNo);
        if (stored.releasedAt !== null) kept.push(stored.commission);
      }
      expect(await dueOf(agent)).toBe(kept.reduce((sum, one) => sum + one, 0));
      expect((await shop.prove()).faults).toEqual([]);
    }),
    { numRuns: 10 },
  );
}, 300_000);
