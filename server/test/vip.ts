import { yuanOf } from '#contract/rules/money.ts';
import type { VipLevel } from '#contract/rules/membership.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { vipSet } from '#server/db/schema/membership.ts';
import { website } from '#server/db/schema/system.ts';
import type { Person, TestApp } from './testApp.ts';
import { trading } from './trade.ts';

/** A site that sells membership, and people who buy it over HTTP. */
export function memberships(t: TestApp) {
  const { db } = t.database;
  const shop = trading(t);
  return {
    shop,

    async open(): Promise<void> {
      const changed = await db.update(website).set({ isEnableVip: 1 }).returning({ id: website.id });
      if (changed.length === 0) await db.insert(website).values({ title: '知途', isEnableVip: 1 });
    },

    async tier(vipLevel: VipLevel, price: number, days: number): Promise<string> {
      const [made] = await db
        .insert(vipSet)
        .values({ vipName: `第 ${vipLevel} 档`, vipLevel, price, days })
        .returning({ id: vipSet.id });
      return made!.id;
    },

    place: (buyer: Person, vipSetId: string, cents: number) =>
      buyer.send(order.save, { vipSetId, price: yuanOf(cents), requestKey: shop.requestKey() }),

    async bought(buyer: Person, vipSetId: string, cents: number): Promise<string> {
      const reply = await this.place(buyer, vipSetId, cents);
      if (reply.code !== 200) throw new Error(reply.msg);
      await this.paid(buyer, reply.data.orderNo, cents);
      return reply.data.orderNo;
    },

    async paid(buyer: Person, orderNo: string, cents: number): Promise<void> {
      await shop.notify(shop.word(await shop.code(buyer, orderNo), { amount: cents }));
    },
  };
}
