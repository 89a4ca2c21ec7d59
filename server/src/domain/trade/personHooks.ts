import { sql } from 'drizzle-orm';
import { OrderState, ProductType } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { written } from '../../db/written.ts';
import { arrange } from '../membership/keep.ts';
import { mergeSeats } from '../seats/give.ts';
import { closeOrder } from './close.ts';
import { dropCommissionsOf, dropOwnCommissions } from './commission.ts';
import type { Merged, PersonHooks } from '../personData/hooks.ts';

/**
 * Orders go along when two accounts become one. What nobody has paid yet of a thing that the other account has an order of is
 * closed; what both have paid for stays paid twice, so that each can be given back, and is told apart (`is_double`), because
 * a product is never ordered twice at once. The ledger keeps the accounts it booked to.
 */
export const tradeHooks: PersonHooks = {
  async merging(db, { from, to, now }) {
    await closeUnpaid(db, { from, to }, now);
    await db.execute(sql`update trade_order o set is_double = 1 where o.user_no = ${from} and exists (
      select 1 from trade_order mine where mine.user_no = ${to} and mine.is_double = 0 and (
        (mine.product_type = o.product_type and mine.product_id = o.product_id and o.product_type in (${forOnce})
          and mine.order_status in (${paidFor}) and o.order_status in (${paidFor}))
        or (mine.is_newcomer = 1 and o.is_newcomer = 1
          and mine.order_status <> ${written(OrderState.closed)} and o.order_status <> ${written(OrderState.closed)})))`);
    await db.execute(sql`update trade_order o set request_key = o.request_key || ':' || o.id where o.user_no = ${from}
      and exists (select 1 from trade_order mine where mine.user_no = ${to} and mine.request_key = o.request_key)`);
    const moving = sql`select o.id from trade_order o where o.user_no = ${from}`;
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
    await db.execute(
      sql`update trade_order set user_no = ${to}, gmt_modified = ${wireTime(now)} where user_no = ${from}`,
    );
    return async () => {
      await arrange(db, to, now);
      await dropOwnCommissions(db, to);
    };
  },
  erasing: dropCommissionsOf,
};

/** What nobody buys a second time, */
const forOnce = written(ProductType.course, ProductType.program);
/** and how an order stands that was paid and not given back. */
const paidFor = written(OrderState.paid, OrderState.refunding, OrderState.grouping);

/** Of two orders for one thing the one that nobody has paid is closed; of two of those the one of the old number. */
async function closeUnpaid(db: Db, { from, to }: Pick<Merged, 'from' | 'to'>, now: Date): Promise<void> {
  const unpaid = written(OrderState.toPay, OrderState.failed);
  const other = sql`case when o.user_no = ${from} then ${to}::bigint else ${from}::bigint end`;
  const { rows } = await db.execute<{ id: string }>(sql`select o.id::text from trade_order o
    where o.user_no in (${from}, ${to}) and o.order_status in (${unpaid}) and exists (
      select 1 from trade_order p where p.user_no = ${other} and p.product_type = o.product_type and p.product_id = o.product_id
        and ((p.order_status in (${unpaid}) and o.user_no = ${from})
          or (p.product_type in (${forOnce}) and p.order_status in (${paidFor}))))
    order by o.id`);
  for (const { id } of rows) await closeOrder(db, id, 'merged', now);
}
