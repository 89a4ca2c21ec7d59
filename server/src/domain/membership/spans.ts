import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { VipLevel, VipSpan } from '#contract/rules/membership.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { vipSpan } from '../../db/schema/membership.ts';
import { tradeOrder } from '../../db/schema/trade.ts';

const { id, vipLevel, days, paid, startsAt, endsAt } = vipSpan;

/** The stretches of somebody that are not over. One whose money is asked back gives nothing until that is decided. */
export async function liveSpans(db: Db, userNo: string, now: Date): Promise<VipSpan[]> {
  const rows = await db
    .select({ id, vipLevel, days, paid, startsAt, endsAt })
    .from(vipSpan)
    .innerJoin(tradeOrder, eq(tradeOrder.id, vipSpan.orderId))
    .where(
      and(
        eq(vipSpan.userNo, userNo),
        gt(endsAt, wireTime(now)),
        eq(vipSpan.isBack, 0),
        isNull(vipSpan.exchangedFor),
        eq(tradeOrder.orderStatus, OrderState.paid),
      ),
    )
    .orderBy(startsAt);
  return rows.map((row) => ({
    ...row,
    startsAt: momentOf(row.startsAt).getTime(),
    endsAt: momentOf(row.endsAt).getTime(),
  }));
}

export interface Membership {
  vipLevel: VipLevel;
  /** When this level ends, and when all that follows without a gap does. */
  endsAt: string;
  until: string;
}

/** What somebody is at this moment; null when no member. */
export async function membershipOf(db: Db, userNo: string, now: Date): Promise<Membership | null> {
  const spans = await liveSpans(db, userNo, now);
  const at = now.getTime();
  const current = spans.findLast((span) => span.startsAt <= at);
  if (!current) return null;
  let until = current.endsAt;
  for (const span of spans) if (span.startsAt <= until) until = Math.max(until, span.endsAt);
  return { vipLevel: current.vipLevel, endsAt: wireTime(new Date(current.endsAt)), until: wireTime(new Date(until)) };
}

/** Courses that a member took for nothing can be studied as long as the membership lasts; what was learnt stays. */
export async function followMembership(db: Db, userNo: string, now: Date): Promise<void> {
  const member = await membershipOf(db, userNo, now);
  const until = member?.until ?? wireTime(now);
  await db.execute(sql`update user_course set expires_at = ${until} where user_no = ${userNo} and source = 'vip'
    and ${member ? sql`expires_at is distinct from ${until}` : sql`expires_at > ${until}`}`);
}
