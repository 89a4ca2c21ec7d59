import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { ProofKind } from '#contract/rules/ledger.ts';
import { OrderState, RefundState } from '#contract/rules/orders.ts';
import { testApp } from '#test/testApp.ts';
import { PRICE, trading } from '#test/trade.ts';
import { staySignedIn } from '#test/vacancies.ts';
import { tradeOrder, tradeRefund } from '../../db/schema/trade.ts';
import { proveLedger } from '../ledger/prove.ts';
import { closeOverdue, releaseDue } from './overdue.ts';

const t = await testApp({ SESSION_HOURS: '8760' });
const shop = trading(t);
const operator = await t.person({ userType: 0, isAdmin: true });

/** Everything that can happen to one order, from whichever side; most of it out of place. */
const events = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('pay' as const), trade: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ what: fc.constant('refuse' as const), trade: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ what: fc.constant('wrong' as const), trade: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ what: fc.constant('learn' as const), progress: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ what: fc.constant('grant' as const), more: fc.integer({ min: 0, max: PRICE }) }),
    fc.record({ what: fc.constant('begin' as const), off: fc.integer({ min: 0, max: PRICE }) }),
    fc.record({ what: fc.constant('days' as const), days: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ what: fc.constant('back' as const), off: fc.constantFrom(0, 1) }),
    fc.record({
      what: fc.constantFrom('code', 'cancel', 'ask', 'withdraw', 'decline', 'wait', 'close', 'release', 'jobs'),
    }),
  ),
  { minLength: 1, maxLength: 14 },
);

const refundsOf = (orderNo: string) =>
  t.database.db
    .select({ refundNo: tradeRefund.refundNo, amount: tradeRefund.amount })
    .from(tradeRefund)
    .innerJoin(tradeOrder, eq(tradeOrder.id, tradeRefund.orderId))
    .where(eq(tradeOrder.orderNo, orderNo))
    .orderBy(desc(tradeRefund.id));

it('whatever happens in whatever order: the ledger is zero, and delivered is what is paid and not given back', async () => {
  let nth = 0;
  // It never goes back, as what is closed would change; every night the ledger is proved.
  let clock = Date.parse('2026-11-26T02:00:00Z');
  const night = async () => {
    t.setNow(new Date((clock += 86_400_000)));
    expect((await proveLedger(t.database.db, new Date(clock), ProofKind.daily)).faults).toEqual([]);
  };
  await fc.assert(
    fc.asyncProperty(events, async (some) => {
      t.setNow(new Date(clock));
      const buyer = await t.person();
      await staySignedIn(t);
      const { courseId } = await shop.forSale();
      const orderNo = await shop.place(buyer, courseId);
      const serial = await shop.code(buyer, orderNo);
      await shop.bankTook(
        serial,
        [1, 2, 3].map((trade) => `${nth + 1}-${trade}`),
      );
      nth += 1;
      for (const event of some) {
        const asked = async () => {
          const { list } = (await operator.send(refunds.list, { refundState: RefundState.asked, pageSize: 100 })).data;
          return list.find((one) => one.orderNo === orderNo) ?? { id: '1', ruled: 0 };
        };
        const tradeNo = 'trade' in event ? `${nth}-${event.trade}` : '';
        if (event.what === 'pay') await shop.notify(shop.word(serial, { tradeNo }));
        else if (event.what === 'refuse')
          await shop.notify(shop.word(serial, { tradeNo: `r${tradeNo}`, outcome: 'refused' }));
        else if (event.what === 'wrong') await shop.notify(shop.word(serial, { tradeNo, amount: PRICE + 1 }));
        else if (event.what === 'code') await buyer.send(order.pay, { orderNo, payType: 90 });
        else if (event.what === 'cancel') await buyer.send(order.close, { orderNo });
        else if (event.what === 'ask') await buyer.send(order.refund, { orderNo, reason: '随便' });
        else if (event.what === 'withdraw') await buyer.send(order.withdraw, { orderNo });
        else if (event.what === 'grant') {
          const { id, ruled } = await asked();
          const price = Math.min(PRICE, Math.round(ruled * 100) + event.more) / 100;
          await operator.send(refunds.decide, { id, isGranted: 1, opinion: '多退一些', price });
        } else if (event.what === 'decline')
          await operator.send(refunds.decide, { id: (await asked()).id, isGranted: 0, opinion: '不行' });
        else if (event.what === 'begin')
          await operator.send(refunds.begin, { orderNo, price: (PRICE - event.off) / 100, reason: '补偿' });
        else if (event.what === 'learn') await shop.learn(buyer, { productId: courseId }, event.progress);
        else if (event.what === 'days') {
          for (let day = 0; day < event.days; day += 1) await night();
        } else if (event.what === 'jobs') await t.runJobs();
        else if (event.what === 'back') {
          const [refund] = await refundsOf(orderNo);
          if (refund)
            await shop.notify({ refundNo: refund.refundNo, amount: refund.amount + event.off, currency: 'CNY' });
        } else if (event.what === 'wait') t.setNow(new Date((clock += 3 * 3_600_000)));
        else if (event.what === 'close') await closeOverdue(t.platform);
        else await releaseDue(t.platform);
        const { orderStatus, priceBack, pricePaid } = await shop.stored(orderNo);
        expect(priceBack).toBeLessThanOrEqual(pricePaid);
        const isTheirs = orderStatus === OrderState.paid || orderStatus === OrderState.refunding;
        expect((await shop.held(buyer, courseId)) !== undefined).toBe(isTheirs);
      }
      expect((await shop.prove()).faults).toEqual([]);
    }),
    { numRuns: 15 },
  );
}, 300_000);
