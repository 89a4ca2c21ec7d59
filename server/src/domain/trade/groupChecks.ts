import { sql } from 'drizzle-orm';
import type { LedgerCheck } from '../ledger/hooks.ts';

/** What groups may never be: the nightly proof looks for it. */
export const groupChecks: readonly LedgerCheck[] = [
  {
    what: '拼团的人数与订单不符',
    sought: (within) => sql`select g.id::text as row, '占 ' || g.taken || '，付 ' || g.paid_count || '；订单 '
        || count(o.id) filter (where o.order_status <> 4) || '，付了的 '
        || count(o.id) filter (where o.order_status in (2, 5, 7, 8)) as note
      from purchase_group g left join trade_order o on o.group_id = g.id
      where ${within.groups('g.id')} group by g.id
      having count(o.id) filter (where o.order_status <> 4) <> g.taken
        or count(o.id) filter (where o.order_status in (2, 5, 7, 8)) <> g.paid_count order by g.id`,
  },
  {
    what: '没有拼成的团里有成交的订单',
    sought: (
      within,
    ) => sql`select o.order_no::text as row, '团的状态 ' || g.group_state || '，订单的状态 ' || o.order_status as note
      from trade_order o join purchase_group g on g.id = o.group_id
      where ${within.groups('g.id')} and o.order_status in (2, 5, 7) and g.group_state <> 2 order by o.id`,
  },
];
