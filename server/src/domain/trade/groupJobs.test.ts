import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as desk from '#contract/trade/adminPromotion.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import { testApp } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { endOverdueGroups } from './groupJobs.ts';
import { closeOverdue } from './overdue.ts';

const t = await testApp({ SESSION_HOURS: '8760' });
const shop = trading(t);
const operator = await t.person({ userType: 0, isAdmin: true });
const CENTS = 9_900;

/** What three people do about one group, and what the clock and the jobs do in between. */
const events = fc.array(
  fc.oneof(
    fc.record({ what: fc.constantFrom('order' as const, 'pay' as const, 'cancel' as const), who: fc.nat(2) }),
    fc.record({ what: fc.constantFrom('wait' as const, 'close' as const, 'end' as const, 'jobs' as const) }),
  ),
  { minLength: 4, maxLength: 18 },
);

it('whatever happens in whatever order: delivered is who is in a full group, the others have their money back', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (some) => {
      let clock = Date.parse('2026-11-26T02:00:00Z');
      t.setNow(new Date(clock));
      const people = await Promise.all([1, 2, 3].map(() => t.person()));
      const { courseId } = await shop.forSale();
      const made = await operator.send(desk.save, {
        promotionType: PromotionType.group,
        promotionName: '同行',
        courseId,
        price: CENTS / 100,
        floorPrice: 80,
        stock: 5,
        groupSize: 2,
        groupHours: 6,
        beginTime: '2026-11-26 09:00:00',
        endTime: '2026-12-06 10:00:00',
      });
      const promotionId = made.data.id;
      const orders = new Map<number, string>();
      let groupId: string | undefined;
      for (const event of some) {
        const person = 'who' in event ? people[event.who]! : people[0]!;
        const orderNo = 'who' in event ? orders.get(event.who) : undefined;
        if (event.what === 'order') {
          const wish = groupId === undefined ? { openGroup: promotionId } : { joinGroup: groupId };
          const sent = { courseId, price: CENTS / 100, requestKey: shop.requestKey(), ...wish };
          const reply = await person.send(order.save, sent);
          if (reply.code === 200) {
            orders.set(event.who, reply.data.orderNo);
            groupId ??= (await shop.stored(reply.data.orderNo)).groupId!;
          }
        } else if (event.what === 'pay' && orderNo !== undefined) {
          const shown = await person.send(order.pay, { orderNo, payType: 90 });
          if (shown.code !== 200) continue;
          const { serialNumber } = shown.data;
          await shop.bankTook(serialNumber, [`T${serialNumber}`]);
          await shop.notify(shop.word(serialNumber, { amount: CENTS }));
        } else if (event.what === 'cancel' && orderNo !== undefined) await person.send(order.close, { orderNo });
        else if (event.what === 'wait') t.setNow(new Date((clock += 90 * 60_000)));
        else if (event.what === 'close') await closeOverdue(t.platform);
        else if (event.what === 'end') await endOverdueGroups(t.platform);
        else if (event.what === 'jobs') await t.runJobs();
        expect((await shop.prove()).faults).toEqual([]);
      }
      t.setNow(new Date((clock += 7 * 3_600_000)));
      await endOverdueGroups(t.platform);
      await closeOverdue(t.platform);
      await t.runJobs();
      const states = await Promise.all([...orders.values()].map(async (one) => (await shop.stored(one)).orderStatus));
      expect(states.every((state) => state === OrderState.paid || state === OrderState.closed)).toBe(true);
      expect([0, 2]).toContain(states.filter((state) => state === OrderState.paid).length);
      for (const [who, orderNo] of orders) {
        const isPaid = (await shop.stored(orderNo)).orderStatus === OrderState.paid;
        expect((await shop.held(people[who]!, courseId)) !== undefined).toBe(isPaid);
      }
      expect((await shop.prove()).faults).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 300_000);
