import { sql } from 'drizzle-orm';
import type { LedgerCheck, Within } from './hooks.ts';

/** Of which entries an order may be told, by its state: 2 sale, 3 refund. */
const booked = (within: Within) => sql`
  select o.id, o.order_no, o.user_no, o.product_id, o.order_status, o.price_paid, o.released_at,
    count(*) filter (where e.entry_kind = 2) sales, count(*) filter (where e.entry_kind = 3) refunds,
    count(*) filter (where e.entry_kind = 5) releases
  from ${within.book.orders} o left join ${within.book.entries} e on e.order_id = o.id group by o.id`;

/** That rows agree; what is on the accounts is summed before (`proof_balances`, closing.ts). */
export const bookChecks: readonly LedgerCheck[] = [
  {
    what: '分录不平',
    sought: (
      within,
    ) => sql`select e.id::text as row, '合计 ' || coalesce(sum(p.amount), 0) || ' 分，' || count(p.line) || ' 行' as note
      from ${within.book.entries} e left join ${within.book.postings} p on p.entry_id = e.id group by e.id
      having coalesce(sum(p.amount), 0) <> 0 or count(p.line) <> e.last_line or e.balance <> 0 order by e.id`,
  },
  {
    what: '记的账没有分录',
    sought: (
      within,
    ) => sql`select p.entry_id::text as row, '合计 ' || sum(p.amount) || ' 分' as note from ledger_posting p
      where ${within.recent('p.entry_id')} and not exists (select 1 from ledger_entry e where e.id = p.entry_id) group by p.entry_id order by p.entry_id`,
  },
  {
    what: '订单与账不符',
    sought: (within) => sql`select order_no::text as row,
      '状态 ' || order_status || '，成交 ' || sales || ' 笔，冲回 ' || refunds || ' 笔，解冻 ' || releases || ' 笔' as note
      from (${booked(within)}) b
      where sales <> (case when order_status in (2, 5, 7) then 1 else 0 end)
        or refunds <> (case when order_status = 5 then 1 else 0 end)
        or (releases > 0 and (released_at is null or order_status not in (2, 5))) order by id`,
  },
  {
    what: '成交的金额与订单不符',
    sought: (
      within,
    ) => sql`select o.order_no::text as row, '订单 ' || o.price_paid || ' 分，记了 ' || p.amount || ' 分' as note
      from ${within.book.orders} o join ${within.book.entries} e on e.order_id = o.id and e.entry_kind = 2
      join ${within.book.postings} p on p.entry_id = e.id join ledger_account a on a.id = p.account_id and a.account_kind = 2
      where p.amount <> o.price_paid order by o.id`,
  },
  {
    what: '平台补贴与订单不符',
    sought: (
      within,
    ) => sql`select o.order_no::text as row, '订单 ' || (o.subsidy - o.points_off) || ' 分，记了 ' || coalesce(p.amount, 0) || ' 分' as note
      from ${within.book.orders} o join ${within.book.entries} e on e.order_id = o.id and e.entry_kind = 2
      left join (${within.book.postings} p join ledger_account a on a.id = p.account_id and a.account_kind = 8) on p.entry_id = e.id
      where coalesce(p.amount, 0) <> o.subsidy - o.points_off order by o.id`,
  },
  {
    what: '买家待结的钱与在途的退款不符',
    sought: (within) => sql`select o.order_no::text as row,
      '待结 ' || -b.credit || ' 分，在途 ' || coalesce(r.due, 0) || ' 分，状态 ' || o.order_status as note
      from (select e.order_id, sum(p.amount) as credit from ${within.book.entries} e
        join ${within.book.postings} p on p.entry_id = e.id
        join ledger_account a on a.id = p.account_id and a.account_kind = 2 group by e.order_id) b
      join ${within.book.orders} o on o.id = b.order_id
      left join (select order_id, sum(amount) as due from trade_refund where refund_state = 2 and ${within.orders('order_id')}
        group by order_id) r
        on r.order_id = o.id
      where -b.credit <> coalesce(r.due, 0) + (case when o.order_status = 8 then o.price_paid else 0 end) order by o.id`,
  },
  {
    what: '到账的钱没有记账',
    sought: (within) => sql`select r.trade_no as row, r.amount || ' 分' as note from trade_receipt r
      where ${within.orders('r.order_id')} and not exists (
        select 1 from ${within.book.entries} e where e.entry_kind = 1 and e.cause_id = r.id) order by r.id`,
  },
  {
    what: '提现与账不符',
    sought: (
      within,
    ) => sql`select d.extract_no::text as row, '状态 ' || d.extract_status || '，申请 ' || d.draws || ' 笔，到账 '
        || d.paid || ' 笔，退回 ' || d.backs || ' 笔' as note
      from (select w.id, w.extract_no, w.extract_status, count(*) filter (where e.entry_kind = 20) draws,
          count(*) filter (where e.entry_kind = 21) paid, count(*) filter (where e.entry_kind = 22) backs
        from wallet_draw w left join ${within.book.entries} e on e.draw_id = w.id
        where ${within.draws('w.id')} group by w.id) d
      where draws <> 1 or paid > 1 or (extract_status <> 5 and paid <> (case when extract_status = 4 then 1 else 0 end))
        or backs <> (case when extract_status = 5 then 1 else 0 end) order by d.id`,
  },
  {
    what: '提现的金额与账不符',
    sought: (
      within,
    ) => sql`select d.extract_no::text as row, '提现 ' || d.amount || ' 分，手续费 ' || d.fee || ' 分，记了 '
        || p.amount || ' 分' as note
      from wallet_draw d join ${within.book.entries} e on e.draw_id = d.id
      join ${within.book.postings} p on p.entry_id = e.id join ledger_account a on a.id = p.account_id
      where ${within.draws('d.id')} and case when a.account_kind in (4, 5, 20, 21) then abs(p.amount) <> d.amount
        when a.account_kind = 1 then p.amount <> (case when e.entry_kind = 22 then d.amount - d.fee else d.fee - d.amount end)
        when a.account_kind = 3 then p.amount <> (case when e.entry_kind = 22 then d.fee else -d.fee end)
        else true end order by d.id`,
  },
  {
    what: '在途的钱与提现不符',
    sought:
      () => sql`select w.id::text as row, '在途 ' || coalesce(t.credit, 0) || ' 分，提现 ' || coalesce(d.due, 0) || ' 分' as note
      from wallet w
      left join (select a.account_kind, a.owner_no, -b.amount as credit from ledger_account a
        join proof_balances b on b.account_id = a.id where a.account_kind in (20, 21)) t
        on t.owner_no = w.owner_no and t.account_kind = (case when w.wallet_kind = 1 then 21 else 20 end)
      left join (select wallet_id, sum(amount) as due from wallet_draw where extract_status in (1, 2, 3)
        group by wallet_id) d on d.wallet_id = w.id
      where coalesce(t.credit, 0) <> coalesce(d.due, 0) order by w.id`,
  },
  {
    what: '提走的比应得的多',
    sought:
      () => sql`select a.owner_no::text as row, '科目 ' || a.account_kind || '，多出 ' || b.amount || ' 分' as note
      from ledger_account a join proof_balances b on b.account_id = a.id
      where a.account_kind in (4, 5, 6, 7, 20, 21) and b.amount > 0 order by a.id`,
  },
];
