import { sql } from 'drizzle-orm';
import type { LedgerCheck } from '../../ledger/hooks.ts';

/** Paid orders of each kind that were not handed over, and seats that stayed or went with what was given back: there is never one. */
export const undelivered: readonly LedgerCheck[] = [
  {
    what: '付了款没有交付',
    sought: (within) => sql`select o.order_no::text as row, '课程 ' || o.product_id as note from ${within.book.orders} o
      where o.product_type = 1 and o.order_status in (2, 7) and not exists (
        select 1 from user_course c where c.user_no = o.user_no and c.course_id = o.product_id and c.source = 'order')
      order by o.id`,
  },
  {
    what: '付了款没有交付',
    sought: (within) => sql`select o.order_no::text as row, '会员 ' || o.product_id as note from ${within.book.orders} o
      where o.product_type = 2 and o.order_status in (2, 7) and not exists (
        select 1 from vip_span s where s.order_id = o.id and s.user_no = o.user_no and s.is_back = 0)
      order by o.id`,
  },
  {
    what: '付了款没有交付',
    sought: (
      within,
    ) => sql`select o.order_no::text as row, '学习方案 ' || o.product_id as note from ${within.book.orders} o
      where o.product_type = 3 and o.order_status in (2, 7) and not exists (
        select 1 from program_join j where j.user_no = o.user_no and j.program_id = o.product_id)
      order by o.id`,
  },
  {
    what: '付了款没有交付',
    sought: (
      within,
    ) => sql`select o.order_no::text as row, '席位 ' || o.seat_count || ' 个，有 ' || count(s.id) || ' 个' as note
      from ${within.book.orders} o left join course_seat s on s.order_id = o.id
      where o.product_type = 4 and o.order_status in (2, 7)
      group by o.id having count(s.id) <> o.seat_count order by o.id`,
  },
  {
    what: '退了款的席位数不对',
    sought: (
      within,
    ) => sql`select o.order_no::text as row, '发出 ' || round(r.progress * o.seat_count / 10000.0) || ' 个，有 ' || count(s.id) || ' 个' as note
      from ${within.book.orders} o
      join trade_refund r on r.order_id = o.id and r.is_surplus = 0 and r.refund_state in (2, 3)
      left join course_seat s on s.order_id = o.id
      where o.product_type = 4 and o.order_status = 5
      group by o.id, r.progress having count(s.id) <> round(r.progress * o.seat_count / 10000.0) order by o.id`,
  },
];
