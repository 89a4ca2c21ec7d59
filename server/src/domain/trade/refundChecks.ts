import { sql } from 'drizzle-orm';
import type { LedgerCheck, Within } from '../ledger/hooks.ts';

/** What is on the accounts of a kind after the sale and its reversal, of every order that was given back. */
const staying = (within: Within) => sql`
  select o.id, coalesce(sum(p.amount) filter (where a.account_kind = 2), 0) paid,
    coalesce(sum(p.amount) filter (where a.account_kind = 8), 0) coupons,
    coalesce(sum(p.amount) filter (where a.account_kind = 9), 0) points,
    coalesce(-sum(p.amount) filter (where a.account_kind in (6, 7)), 0) seller,
    coalesce(-sum(p.amount) filter (where a.account_kind = 7), 0) lecturer
  from ${within.book.orders} o join ${within.book.entries} e on e.order_id = o.id and e.entry_kind in (2, 3)
  join ${within.book.postings} p on p.entry_id = e.id join ledger_account a on a.id = p.account_id
  where o.order_status = 5 group by o.id`;

/** The rule of `sharesOfOrder` over what stays of an order. */
const seller = sql`((o.price_paid - o.price_back + o.subsidy - o.subsidy_back) * o.seller_percent / 100)`;

/** Told apart after the orders are found: by the accounts of sellers all that they ever sold would be read. */
const frozen = sql`coalesce(sum(p.amount) filter (where a.account_kind in (6, 7)), 0)`;

/** What is given back, all of an order or a part: the order, the refund and the ledger say the same of it. */
export const refundChecks: readonly LedgerCheck[] = [
  {
    what: '退款与订单不符',
    sought: (
      within,
    ) => sql`select o.order_no::text as row, '订单退了 ' || o.price_back || ' 分，退款 ' || coalesce(sum(r.amount), 0) || ' 分' as note
      from ${within.book.orders} o left join trade_refund r on r.order_id = o.id and r.is_surplus = 0 and r.refund_state in (2, 3)
      group by o.id having o.price_back <> coalesce(sum(r.amount), 0) order by o.id`,
  },
  {
    what: '退款冲回以后留下的与订单不符',
    sought: (
      within,
    ) => sql`select o.order_no::text as row, '留下 ' || (o.price_paid - o.price_back) || ' 分，记了 ' || s.paid || ' 分；卖方 '
        || ${seller} || ' 分，记了 ' || s.seller || ' 分；补贴 ' || (o.subsidy - o.subsidy_back) || ' 分，记了 ' || (s.coupons + s.points) || ' 分' as note
      from (${staying(within)}) s join ${within.book.orders} o on o.id = s.id
      where s.paid <> o.price_paid - o.price_back or s.points <> o.points_off - o.points_back
        or s.coupons <> o.subsidy - o.subsidy_back - (o.points_off - o.points_back)
        or s.seller <> ${seller} or s.lecturer <> ${seller} * o.lecturer_percent / 100 order by o.id`,
  },
  {
    what: '退回付款人的钱与退款不符',
    sought: (
      within,
    ) => sql`select r.refund_no::text as row, '退款 ' || r.amount || ' 分，记了 ' || p.amount || ' 分' as note
      from trade_refund r join ${within.book.entries} e on e.entry_kind = 4 and e.cause_id = r.id
      join ${within.book.postings} p on p.entry_id = e.id join ledger_account a on a.id = p.account_id and a.account_kind = 2
      where ${within.orders('r.order_id')} and p.amount <> r.amount order by r.id`,
  },
  {
    what: '解冻以后还有冻结的分成',
    sought: (within) => sql`select o.order_no::text as row, '还冻结 ' || -${frozen} || ' 分' as note
      from ${within.book.orders} o join ${within.book.entries} e on e.order_id = o.id and e.entry_kind in (2, 3, 5)
      join ${within.book.postings} p on p.entry_id = e.id join ledger_account a on a.id = p.account_id
      where o.released_at is not null group by o.id having ${frozen} <> 0 order by o.id`,
  },
];
