import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsOf } from '#contract/rules/money.ts';
import { VipLevel } from '#contract/rules/membership.ts';
import { OrderState, RefundState } from '#contract/rules/orders.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as order from '#contract/trade/orderInfo.ts';
import * as vip from '#contract/trade/vip.ts';
import { testApp } from '#test/testApp.ts';
import { memberships } from '#test/vip.ts';
import { liveSpans } from './spans.ts';

const t = await testApp({ SESSION_HOURS: '8760' });
const club = memberships(t);
const { shop } = club;
await club.open();
const tiers = [await club.tier(VipLevel.first, 3_000, 30), await club.tier(VipLevel.second, 30_000, 90)];
const START = Date.parse('2026-11-26T02:00:00Z');

const events = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('buy' as const), tier: fc.nat(1) }),
    fc.record({ what: fc.constantFrom('ask', 'withdraw', 'grant', 'decline'), nth: fc.nat(3) }),
    fc.record({ what: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 400 }) }),
  ),
  { minLength: 2, maxLength: 12 },
);

it('whatever is bought, given back and kept in whatever order: stretches follow each other, paid is delivered, the ledger is zero', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (some) => {
      let clock = START;
      t.setNow(new Date(clock));
      let buyer = await t.person();
      let operator = await t.person({ userType: 0, isAdmin: true });
      const orders: string[] = [];
      for (const event of some) {
        if (event.what === 'wait') {
          t.setNow(new Date((clock += event.hours * 3_600_000)));
          buyer = await shop.again(buyer);
          operator = await t.person({ userType: 0, isAdmin: true });
        } else if (event.what === 'buy') {
          const vipSetId = tiers[event.tier]!;
          const offer = (await buyer.send(vip.mine)).data.offers.find((one) => one.vipSetId === vipSetId)!;
          if (offer.isCovered === 0) orders.push(await club.bought(buyer, vipSetId, centsOf(offer.price)));
        } else {
          const orderNo = orders[event.nth];
          if (orderNo === undefined) continue;
          const { list } = (await operator.send(refunds.list, { refundState: RefundState.asked, pageSize: 100 })).data;
          const id = list.find((one) => one.orderNo === orderNo)?.id ?? '1';
          if (event.what === 'ask') await buyer.send(order.refund, { orderNo, reason: '随便' });
          else if (event.what === 'withdraw') await buyer.send(order.withdraw, { orderNo });
          else if (event.what === 'grant') await operator.send(refunds.decide, { id, isGranted: 1 });
          else await operator.send(refunds.decide, { id, isGranted: 0, opinion: '不行' });
        }
        const spans = await liveSpans(t.database.db, buyer.userNo, new Date(clock));
        for (const [index, span] of spans.entries())
          if (index > 0) expect(span.startsAt).toBeGreaterThanOrEqual(spans[index - 1]!.endsAt);
      }
      for (const orderNo of orders)
        expect([OrderState.paid, OrderState.refunding, OrderState.refunded]).toContain(
          (await shop.stored(orderNo)).orderStatus,
        );
      expect((await shop.prove()).faults).toEqual([]);
    }),
    { numRuns: 20 },
  );
}, 300_000);
