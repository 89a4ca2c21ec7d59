import { sql } from 'drizzle-orm';
import type { LedgerCheck } from '../ledger/hooks.ts';

/** A commission is booked once, when its order can no longer be asked back, and as much as was fixed with it. */
export const commissionChecks: readonly LedgerCheck[] = [
  {
    what: '推荐佣金与订单不符',
    sought: (
      within,
    ) => sql`select o.order_no::text as row, '佣金 ' || o.commission || ' 分，记了 ' || coalesce(b.cents, 0) || ' 分，'
        || (case when o.released_at is null then '没有解冻' else '已解冻' end) as note
      from ${within.book.orders} o
      left join (select e.order_id, sum(p.amount) as cents from ${within.book.entries} e
        join ${within.book.postings} p on p.entry_id = e.id
        join ledger_account a on a.id = p.account_id and a.account_kind = 3
        where e.entry_kind = 6 group by e.order_id) b on b.order_id = o.id
      where (o.commission > 0 or b.cents is not null)
        and coalesce(b.cents, 0) <> (case when o.released_at is null then 0 else o.commission end) order by o.id`,
  },
];
