import { sql } from 'drizzle-orm';
import { BillMark, BillSide } from '#contract/rules/bills.ts';
import type { PayType } from '#contract/rules/orders.ts';
import { RefundState } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';

interface Compared {
  billId: string;
  payType: PayType;
  /** yyyy-MM-dd */
  day: string;
  /** What was agreed with the bank, of ten thousand. */
  feeRate: number;
}

const { theirs, ours, amount, fee } = BillMark;
const { payment, refund } = BillSide;

/** A line of a bill of this bank, whatever day it is of: what is booked around midnight may stand in the next. */
const inSomeBill = (payType: PayType, side: BillSide, ref: ReturnType<typeof sql>) => sql`exists (
  select 1 from bank_line l join bank_bill b on b.id = l.bill_id
  where b.pay_type = ${payType} and l.side = ${side} and l.ref = ${ref})`;

/** What of a part is given back, a bank may tell from the whole. */
const ROUNDED = 1;

/** `feeAt` of a line. */
const agreed = (feeRate: number) => sql`round(l.amount * ${feeRate}::int / 10000.0)::bigint`;

/**
 * Lists every difference between a bill and our books: what one of both has and the other has not, and what both have with
 * another amount. A line is looked for by its number, not by its day. One that is no difference so far is one where the
 * bank kept something else than was agreed, or gave back more than that. @returns how many there are
 */
export async function compareBill(db: Db, { billId, payType, day, feeRate }: Compared): Promise<number> {
  const columns = sql`bank_difference (bill_id, mark, side, ref, order_no, our_amount, their_amount)`;
  const from = `${day} 00:00:00`;
  const counts = [
    await db.execute(sql`insert into ${columns}
      select l.bill_id, case when r.id is null then ${theirs}::smallint else ${amount}::smallint end, ${payment}::smallint, l.ref, o.order_no, r.amount, l.amount
      from bank_line l
      left join trade_receipt r on r.pay_type = ${payType} and r.trade_no = l.ref
      left join trade_order o on o.id = r.order_id
      where l.bill_id = ${billId} and l.side = ${payment} and (r.id is null or r.amount <> l.amount)`),
    await db.execute(sql`insert into ${columns}
      select l.bill_id, case when f.id is null then ${theirs}::smallint else ${amount}::smallint end, ${refund}::smallint, l.ref, o.order_no, f.amount, l.amount
      from bank_line l
      left join trade_refund f on f.refund_no = l.refund_no and f.refund_state = ${RefundState.done}
      left join trade_order o on o.id = f.order_id
      where l.bill_id = ${billId} and l.side = ${refund} and (f.id is null or f.amount <> l.amount)`),
    await db.execute(sql`insert into ${columns}
      select ${billId}::bigint, ${ours}::smallint, ${payment}::smallint, r.trade_no, o.order_no, r.amount, null::bigint
      from trade_receipt r join trade_order o on o.id = r.order_id
      where r.pay_type = ${payType} and r.gmt_create >= ${from}::timestamptz and r.gmt_create < ${from}::timestamptz + interval '1 day'
        and not ${inSomeBill(payType, payment, sql`r.trade_no`)}`),
    await db.execute(sql`insert into ${columns}
      select ${billId}::bigint, ${ours}::smallint, ${refund}::smallint, f.refund_no::text, o.order_no, f.amount, null::bigint
      from trade_refund f join trade_receipt r on r.id = f.receipt_id join trade_order o on o.id = f.order_id
      where r.pay_type = ${payType} and f.refund_state = ${RefundState.done}
        and f.done_at >= ${from}::timestamptz and f.done_at < ${from}::timestamptz + interval '1 day'
        and not ${inSomeBill(payType, refund, sql`f.refund_no::text`)}`),
    await db.execute(sql`insert into ${columns}
      select l.bill_id, ${fee}::smallint, l.side, l.ref, o.order_no, ${agreed(feeRate)}, abs(l.fee)
      from bank_line l
      left join trade_receipt r on l.side = ${payment} and r.pay_type = ${payType} and r.trade_no = l.ref
      left join trade_refund f on l.side = ${refund} and f.refund_no = l.refund_no
      left join trade_order o on o.id = coalesce(r.order_id, f.order_id)
      where l.bill_id = ${billId}
        and case when l.side = ${payment} then l.fee <> ${agreed(feeRate)} else -l.fee > ${agreed(feeRate)} + ${ROUNDED} end
        and not exists (select 1 from bank_difference d where d.bill_id = l.bill_id and d.side = l.side and d.ref = l.ref)`),
  ];
  return counts.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}

/**
 * What was open of earlier bills and has explained itself: it stands in a later bill, or it was booked since, both with the
 * same amount. Nobody has to say so by hand.
 */
export async function settleExplained(db: Db, payType: PayType, now: Date): Promise<void> {
  const at = wireTime(now);
  await db.execute(sql`update bank_difference d set settled_at = ${at}, reason = '在 ' || later.day || ' 的账单里'
    from bank_bill mine, bank_line l, bank_bill later
    where d.settled_at is null and d.mark = ${ours} and mine.id = d.bill_id and mine.pay_type = ${payType}
      and l.side = d.side and l.ref = d.ref and l.amount = d.our_amount and later.id = l.bill_id
      and later.pay_type = ${payType}`);
  await db.execute(sql`update bank_difference d set settled_at = ${at}, reason = '后来收到通知，已经入账'
    from bank_bill mine, trade_receipt r
    where d.settled_at is null and d.mark = ${theirs} and d.side = ${payment} and mine.id = d.bill_id
      and mine.pay_type = ${payType} and r.pay_type = ${payType} and r.trade_no = d.ref and r.amount = d.their_amount`);
  await db.execute(sql`update bank_difference d set settled_at = ${at}, reason = '后来退成了，已经记账'
    from bank_bill mine, bank_line l, trade_refund f
    where d.settled_at is null and d.mark = ${theirs} and d.side = ${refund} and mine.id = d.bill_id
      and mine.pay_type = ${payType} and l.bill_id = d.bill_id and l.side = d.side and l.ref = d.ref
      and f.refund_no = l.refund_no and f.refund_state = ${RefundState.done}
      and f.amount = d.their_amount`);
}
