import { sql } from 'drizzle-orm';
import type { LedgerCheck } from '../ledger/hooks.ts';

/** What the invoices of orders may never be: the nightly proof looks for it. */
export const invoiceChecks: readonly LedgerCheck[] = [
  {
    what: '退了款的订单，发票没有冲红也不在等冲红',
    sought: (within) => sql`select o.order_no::text as row, '发票状态 ' || i.invoice_state as note
      from trade_invoice i join ${within.book.orders} o on o.id = i.order_id
      where ${within.orders('i.order_id')} and o.order_status = 5 and i.invoice_state in (1, 2) and i.amount > o.price_paid - o.price_back order by o.id`,
  },
  {
    what: '发票的金额与实付不符',
    sought: (
      within,
    ) => sql`select o.order_no::text as row, '发票 ' || i.amount || ' 分，实付 ' || o.price_paid || ' 分' as note
      from trade_invoice i join ${within.book.orders} o on o.id = i.order_id
      where ${within.orders('i.order_id')} and i.amount not in (o.price_paid, o.price_paid - o.price_back) order by o.id`,
  },
  {
    what: '发票的状态与开出的不符',
    sought: (within) => sql`select o.order_no::text as row, '状态 ' || i.invoice_state || '，开出 '
        || count(p.id) filter (where p.is_red = 0) || ' 张，红字 ' || count(p.id) filter (where p.is_red = 1) || ' 张' as note
      from trade_invoice i join ${within.book.orders} o on o.id = i.order_id
      left join trade_invoice_paper p on p.invoice_id = i.id
      where ${within.orders('i.order_id')} group by o.id, i.id
      having count(p.id) filter (where p.is_red = 0) <> (case when i.invoice_state in (2, 5, 6) then 1 else 0 end)
        or count(p.id) filter (where p.is_red = 1) <> (case when i.invoice_state = 6 then 1 else 0 end) order by o.id`,
  },
];
