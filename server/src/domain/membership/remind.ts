import { and, asc, eq, gt, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dayAfter } from '#contract/rules/calendar.ts';
import { VIP_REMIND_DAYS } from '#contract/rules/membership.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { wireTime } from '#contract/rules/time.ts';
import { vipSpan } from '../../db/schema/membership.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import type { Platform } from '../../kit/context.ts';
import { sendMessages } from '../messages/send.ts';
import { isVipOpen } from './tiers.ts';

const AT_ONCE = 500;

/**
 * Tells some of those whose membership ends within so many days, counted by the calendar: not when it was renewed, and
 * not of a stretch that is no longer than that itself. Who has heard of it nearer to the end does not hear of it again.
 */
async function remindOf({ db, clock }: Pick<Platform, 'db' | 'clock'>, days: number): Promise<number> {
  const now = clock();
  const [later, laterOrder] = [alias(vipSpan, 'later'), alias(tradeOrder, 'later_order')];
  return db.transaction(async (tx) => {
    const renewed = tx
      .select({ one: sql`1` })
      .from(later)
      .innerJoin(laterOrder, eq(laterOrder.id, later.orderId))
      .where(
        and(
          eq(later.userNo, vipSpan.userNo),
          gt(later.endsAt, vipSpan.endsAt),
          eq(later.isBack, 0),
          isNull(later.exchangedFor),
          eq(laterOrder.orderStatus, OrderState.paid),
        ),
      );
    const due = await tx
      .select({ id: vipSpan.id, userNo: vipSpan.userNo, endsAt: vipSpan.endsAt })
      .from(vipSpan)
      .innerJoin(tradeOrder, and(eq(tradeOrder.id, vipSpan.orderId), eq(tradeOrder.orderStatus, OrderState.paid)))
      .where(
        and(
          gt(vipSpan.endsAt, wireTime(now)),
          lt(vipSpan.endsAt, `${dayAfter(wireTime(now).slice(0, 10), days + 1)} 00:00:00`),
          // In plain numbers, so that the partial index serves it.
          sql`${vipSpan.isBack} = 0 and ${vipSpan.exchangedFor} is null`,
          gt(vipSpan.days, days),
          or(sql`${vipSpan.remindedFor} is distinct from ${vipSpan.endsAt}`, gt(vipSpan.remindedDays, days)),
          notExists(renewed),
        ),
      )
      .orderBy(asc(vipSpan.endsAt), asc(vipSpan.id))
      .limit(AT_ONCE)
      .for('update', { of: vipSpan, skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    const told = { remindedFor: sql`${vipSpan.endsAt}`, remindedDays: days };
    await tx.update(vipSpan).set(told).where(inArray(vipSpan.id, ids));
    await sendMessages(
      { db: tx },
      due.map(({ userNo, endsAt }) => ({
        to: userNo,
        msgType: 'system',
        msgTitle: `会员 ${shownTime(endsAt, now)} 到期`,
        msgText: '现在续费，新的会员期接在后面。到期以后，随会员学的课程先停下，学过的进度都留着。',
        msgUrl: '/vip',
      })),
    );
    return due.length;
  });
}

/** The nearest first: who is told that it ends tomorrow need not hear that it ends within a week. @returns how many */
export async function remindMembers(platform: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  // Nothing can be renewed.
  if (!(await isVipOpen(platform.db))) return 0;
  let told = 0;
  for (const days of VIP_REMIND_DAYS.toSorted((one, other) => one - other)) told += await remindOf(platform, days);
  return told;
}
