import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as adminBatch from '#contract/trade/adminCouponBatch.ts';
import * as sellerBatch from '#contract/trade/couponBatch.ts';
import * as failures from '#contract/trade/failures.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { AccountKind } from '#contract/rules/ledger.ts';
import { sharesOf } from '#contract/rules/saleShares.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { makeOrg } from '#seed/make/org.ts';
import { BATCH, couponing } from '#test/coupons.ts';
import { testApp } from '#test/testApp.ts';
import { PRICE, trading } from '#test/trade.ts';

const t = await testApp();
const { db } = t.database;
const shop = trading(t);
const desk = couponing(t, shop);
t.setNow(new Date('2026-11-26T02:00:00Z'));
const operator = await t.person({ userType: 0, isAdmin: true });
const orgNo = await makeOrg(db, { orgType: 3, orgName: '北岸智造实训中心' });
const boss = await t.person({ userType: 3, orgNo, isAdmin: true });
const lecturer = await t.person({ userType: 2 });
await makeLecturer(db, { lecturerUserNo: lecturer.userNo, lecturerName: '陈砚清' });

const issuesOf = (reply: { data: unknown }) => (reply.data as { issues: { path: string; message: string }[] }).issues;

it('a seller makes them for what is theirs, and others see and change none of it', async () => {
  const own = await shop.forSale({ orgNo });
  const foreign = await shop.forSale();
  const wrong = await boss.send(sellerBatch.save, { ...BATCH, courses: [own, foreign] });
  expect(issuesOf(wrong)).toEqual([{ path: 'courses', message: '只能选自己在售的收费课程' }]);
  const id = await desk.batch(boss, { courses: [own] }, 'seller');
  expect((await boss.send(sellerBatch.list)).data.list.find((one) => one.batchId === id)).toMatchObject({
    ownerName: '北岸智造实训中心',
    courses: [{ courseId: own.courseId }],
  });
  expect((await lecturer.send(sellerBatch.list)).data.list).toEqual([]);
  expect((await lecturer.send(sellerBatch.save, { ...BATCH, id })).code).toBe(404);
  expect((await lecturer.send(sellerBatch.arrange, { id, statusId: 0 })).code).toBe(404);
  expect((await operator.send(adminBatch.save, { ...BATCH, id })).code).toBe(404);
  expect((await (await t.person()).send(sellerBatch.list)).code).toBe(403);
  const clerk = await t.person({ userType: 3, orgNo });
  expect((await clerk.send(sellerBatch.save, BATCH)).code).toBe(403);
});

it('a coupon of a seller helps with all that they sell and with nothing else', async () => {
  const batches = { org: await desk.batch(boss, {}, 'seller'), own: await desk.batch(lecturer, {}, 'seller') };
  const buyer = await t.person();
  const [ofOrg, ofLecturer] = [await desk.taken(buyer, batches.org), await desk.taken(buyer, batches.own)];
  const course = async (wish: object) => (await shop.forSale({ lecturerUserNo: lecturer.userNo, ...wish })).courseId;
  const [theirs, his] = [await course({ orgNo }), await course({})];
  expect((await desk.checkout(buyer, theirs, ofOrg)).price).toBe(179);
  expect((await desk.checkout(buyer, his, ofLecturer)).price).toBe(179);
  // He teaches it, and the organization sells it.
  expect((await desk.checkout(buyer, theirs, ofLecturer)).price).toBe(199);
  expect((await desk.checkout(buyer, his, ofOrg)).price).toBe(199);
});

it('what somebody has keeps its terms', async () => {
  const id = await desk.batch(operator, { total: 2, code: 'KAIXUE2226' });
  const same = { ...BATCH, id, total: 2, code: 'KAIXUE2226' };
  expect((await operator.send(adminBatch.save, { ...same, amountOff: 30 })).code).toBe(200);
  await desk.taken(await t.person(), id);
  const kept = { ...same, amountOff: 30 };
  const changes: [path: string, change: Parameters<typeof desk.batch>[1]][] = [
    ['amountOff', { amountOff: 31 }],
    ['minPrice', { minPrice: 100 }],
    ['isNewcomer', { isNewcomer: 1 as const }],
    ['beginTime', { beginTime: '2026-11-26 08:00:00' }],
    ['endTime', { endTime: '2026-12-01 10:00:00' }],
    ['total', { total: 0 }],
    ['courses', { courses: [await shop.forSale()] }],
  ];
  for (const [path, change] of changes) {
    const reply = await operator.send(adminBatch.save, { ...kept, ...change });
    expect(issuesOf(reply)[0]?.path).toBe(path);
  }
  const later = { ...kept, batchName: '开学券，延长', total: 5, endTime: '2026-12-20 10:00:00' };
  expect((await operator.send(adminBatch.save, later)).code).toBe(200);
  const taken = await operator.send(adminBatch.save, { ...BATCH, code: 'KAIXUE2226' });
  expect(taken.code).toBe(failures.COUPON_CODE_USED.code);
});

/** What was booked for an order, in cents by account: debit positive. */
async function bookedOf(orderId: string) {
  const { rows } = await db.execute<{ kind: number; sum: string }>(sql`
    select a.account_kind as kind, sum(p.amount) as sum from ledger_entry e
    join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id = p.account_id
    where e.order_id = ${orderId} and e.entry_kind in (2, 3) group by a.account_kind`);
  return new Map(rows.map(({ kind, sum }) => [kind, Number(sum)]));
}

it('who bears it stands in the ledger to the cent, whatever is taken off, and all of it goes when it is given back', async () => {
  const off = fc.integer({ min: 1, max: PRICE + 500 });
  await fc.assert(
    fc.asyncProperty(off, fc.boolean(), fc.boolean(), async (cents, isPlatform, isReturned) => {
      const of = isPlatform ? ('platform' as const) : ('seller' as const);
      const batchId = await desk.batch(isPlatform ? operator : boss, { amountOff: cents / 100 }, of);
      const buyer = await t.person();
      const { courseId } = await shop.forSale({ orgNo, lecturerUserNo: lecturer.userNo });
      const orderNo = await desk.bought(buyer, courseId, await desk.taken(buyer, batchId));
      const stored = await shop.stored(orderNo);
      const taken = Math.min(cents, PRICE - 1);
      expect(stored).toMatchObject({ pricePaid: PRICE - taken, subsidy: isPlatform ? taken : 0 });
      const shares = sharesOf(isPlatform ? PRICE : PRICE - taken, stored);
      const booked = await bookedOf(stored.id);
      const bookedIn = (kind: AccountKind) => booked.get(kind) ?? 0;
      expect(bookedIn(AccountKind.subsidy)).toBe(isPlatform ? taken : 0);
      expect(0 - bookedIn(AccountKind.frozenOrganization)).toBe(shares.organization);
      expect(0 - bookedIn(AccountKind.frozenLecturer)).toBe(shares.lecturer);
      if (isReturned) {
        await buyer.send(order.refund, { orderNo, reason: '不学了' });
        const asked = (await operator.send(refunds.list, { pageSize: 100 })).data.list;
        const { id, price } = asked.find((one) => one.orderNo === orderNo)!;
        expect(Math.round(price * 100)).toBe(stored.pricePaid);
        await operator.send(refunds.decide, { id, isGranted: 1 });
        expect([...(await bookedOf(stored.id)).values()].every((sum) => sum === 0)).toBe(true);
      }
      expect((await shop.prove()).faults).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 120_000);
