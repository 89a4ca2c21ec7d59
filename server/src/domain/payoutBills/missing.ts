import { sql } from 'drizzle-orm';
import { PayoutMark, PayoutOutcome } from '#contract/rules/payoutBills.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ExtractStatus } from '#contract/rules/wallet.ts';
import type { Db } from '../../db/client.ts';

const { paying, confirming, done } = ExtractStatus;
const { missing } = PayoutMark;

/**
 * Lists what was put into a file for the bank together with what the lines name, and no line of any answer names. What is
 * listed already for that file is not listed again. @returns how many there are
 */
export async function listMissing(db: Db, billId: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into payout_difference (bill_id, mark, draw_id, our_amount, our_state)
    select ${billId}::bigint, ${missing}::smallint, d.id, d.amount - d.fee, d.extract_status
    from wallet_draw d
    where d.file_time in (
        select named.file_time from payout_line l join wallet_draw named on named.id = l.draw_id where l.bill_id = ${billId})
      and d.extract_status in (${paying}, ${confirming}, ${done})
      and not exists (select 1 from payout_line l where l.draw_id = d.id)
      and not exists (
        select 1 from payout_difference told join payout_bill b on b.id = told.bill_id
        where told.draw_id = d.id and told.mark = ${missing} and (told.settled_at is null or b.gmt_create >= d.file_time))
    order by d.id`);
  return rowCount ?? 0;
}

/** What was missing in earlier files and stands in this one explains itself. */
export async function settleExplained(db: Db, { billId, now }: { billId: string; now: Date }): Promise<void> {
  await db.execute(sql`
    update payout_difference told set settled_at = ${wireTime(now)}, reason = '在后来的文件里：' || b.file_name
    from payout_line l join payout_bill b on b.id = l.bill_id
    where l.bill_id = ${billId} and l.outcome <> ${PayoutOutcome.different}
      and told.draw_id = l.draw_id and told.mark = ${missing} and told.settled_at is null`);
}
