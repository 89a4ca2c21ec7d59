import { sql } from 'drizzle-orm';
import type { LedgerCheck } from '../ledger/hooks.ts';

/** Points that pay: what the ledger, the order and the buyer's book say is the same. Who left took the book along. */
export const pointChecks: readonly LedgerCheck[] = [
  {
    what: '积分抵扣与订单不符',
    sought: (
      within,
    ) => sql`select o.order_no::text as row, '订单 ' || o.points_off || ' 分，记了 ' || coalesce(p.amount, 0) || ' 分' as note
      from ${within.book.orders} o join ${within.book.entries} e on e.order_id = o.id and e.entry_kind = 2
      left join (${within.book.postings} p join ledger_account a on a.id = p.account_id and a.account_kind = 9) on p.entry_id = e.id
      where coalesce(p.amount, 0) <> o.points_off order by o.id`,
  },
  {
    what: '积分明细与订单不符',
    sought: (
      within,
    ) => sql`select o.order_no::text as row, '订单 ' || o.points || ' 积分，状态 ' || o.order_status || '，明细 '
        || coalesce(l.points, 0) as note
      from ${within.book.orders} o join user_account u on u.user_no = o.user_no
      left join lateral (select min(target) as target, sum(points) as points from integral_log
        where kind in ('spent', 'spentBack') and target = 'order:' || o.id) l on true
      where o.points > 0 and (l.target is not null or u.status_id = 1)
        and coalesce(l.points, 0) <> (case when o.order_status = 4 then 0 else o.points_back - o.points end) order by o.id`,
  },
];
