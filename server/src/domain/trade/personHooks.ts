import { sql } from 'drizzle-orm';
import { arrange } from '../membership/keep.ts';
import { mergeSeats } from '../seats/give.ts';
import { dropCommissionsOf, dropOwnCommissions } from './commission.ts';
import type { PersonHooks } from '../personData/hooks.ts';

/**
 * Orders go along when two accounts become one. Where both have a live order for the same thing, the old one stays with
 * the old number, because a product is never ordered twice at once; the ledger keeps the accounts it booked to.
 */
export const tradeHooks: PersonHooks = {
  async merging(db, { from, to, now }) {
    const moving = sql`select o.id from trade_order o where o.user_no = ${from} and not exists (
      select 1 from trade_order mine where mine.user_no = ${to} and (mine.request_key = o.request_key or
        (mine.product_type = o.product_type and mine.product_id = o.product_id
          and mine.order_status in (1, 2, 3, 7, 8) and o.order_status in (1, 2, 3, 7, 8)
          and (o.product_type in (1, 3) or (mine.order_status in (1, 3) and o.order_status in (1, 3))))
        or (mine.is_newcomer = 1 and o.is_newcomer = 1 and mine.order_status <> 4 and o.order_status <> 4)))`;
    await db.execute(sql`update coupon set user_no = ${to} where user_no = ${from} and not exists (
      select 1 from coupon mine where mine.user_no = ${to} and mine.batch_id = coupon.batch_id)`);
    await mergeSeats(db, { from, to });
    await db.execute(sql`update coupon_batch set owner_no = ${to} where bearer = 3 and owner_no = ${from}`);
    await db.execute(sql`update share_rule set owner_no = ${to} where wallet_kind = 1 and owner_no = ${from}
      and not exists (select 1 from share_rule mine where mine.wallet_kind = 1 and mine.owner_no = ${to})`);
    await db.execute(sql`update purchase_group set opener_user_no = ${to} where opener_user_no = ${from}`);
    await db.execute(sql`update trade_refund set user_no = ${to} where order_id in (${moving})`);
    await db.execute(sql`update trade_invoice set user_no = ${to} where order_id in (${moving})`);
    await db.execute(sql`update trade_transfer set user_no = ${to} where order_id in (${moving})`);
    await db.execute(sql`update vip_span set user_no = ${to} where order_id in (${moving})`);
    await db.execute(sql`update trade_order set user_no = ${to} where id in (${moving})`);
    return async () => {
      await arrange(db, to, now);
      await dropOwnCommissions(db, to);
    };
  },
  erasing: dropCommissionsOf,
};
