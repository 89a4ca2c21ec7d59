import { and, eq, ne, sql } from 'drizzle-orm';
import { GroupState } from '#contract/rules/groups.ts';
import { OrderState } from '#contract/rules/orders.ts';
import type { PayType } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import { orderMoved } from '#contract/trade/liveEvents.ts';
import { groupSteps, orderSteps } from '#contract/trade/transitions.ts';
import type { Db } from '../../db/client.ts';
import { purchaseGroup } from '../../db/schema/promotion.ts';
import { tradeOrder, tradePayment } from '../../db/schema/trade.ts';
import { enqueue } from '../../kit/job.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { tell } from '../messages/tell.ts';
import { closeCodes } from './close.ts';
import { happened } from './events.ts';
import { settleGroup } from './groupJobs.ts';
import type { Order } from './products/kind.ts';
import { kindOf } from './products/table.ts';

/** Whether a group still waits for people; it is held, so that of two who pay last one is the last. */
export async function groupWaits(db: Db, groupId: string | null, now: Date): Promise<boolean> {
  if (groupId === null) return true;
  const [group] = await db.select().from(purchaseGroup).where(eq(purchaseGroup.id, groupId)).for('update');
  return group!.groupState === GroupState.open && group!.expiresAt > wireTime(now);
}

/**
 * Money arrived for something that is bought together: it waits with the buyer's, and nothing is sold yet. Whoever is the
 * last fills the group; its orders are delivered by a job, each in its own transaction, because each buyer's line is theirs.
 */
export async function pool(db: Db, order: Order, payType: PayType, now: Date): Promise<void> {
  const pooled = await takeStep(db, orderSteps, 'pool', {
    table: tradeOrder,
    state: 'orderStatus',
    where: eq(tradeOrder.id, order.id),
    set: { payType, gmtModified: wireTime(now) },
  });
  await closeCodes(db, eq(tradePayment.orderId, order.id));
  await happened(db, { order: pooled, event: 'pooled' }, now);
  const groupId = order.groupId!;
  const [group] = await db
    .update(purchaseGroup)
    .set({ paidCount: sql`${purchaseGroup.paidCount} + 1` })
    .where(eq(purchaseGroup.id, groupId))
    .returning();
  const missing = group!.size - group!.paidCount;
  if (missing === 0) await fill(db, groupId, now);
  await tellMembers(db, groupId);
  const called = kindOf(order).words.called(order.productName);
  await sendMessage(
    { db },
    {
      to: [order.userNo],
      msgType: 'system',
      msgTitle: missing === 0 ? `${called}拼成了，马上开通` : `${called}付好了，还差 ${missing} 人成团`,
      msgUrl: `/salegroup/${groupId}`,
    },
  );
}

async function fill(db: Db, groupId: string, now: Date): Promise<void> {
  await takeStep(db, groupSteps, 'fill', {
    table: purchaseGroup,
    state: 'groupState',
    where: eq(purchaseGroup.id, groupId),
    set: { doneAt: wireTime(now) },
  });
  await enqueue(db, settleGroup, { groupId });
}

/** The open pages of everybody in a group hear that something moved. */
async function tellMembers(db: Db, groupId: string): Promise<void> {
  const members = await db
    .select({ userNo: tradeOrder.userNo, orderNo: tradeOrder.orderNo, orderStatus: tradeOrder.orderStatus })
    .from(tradeOrder)
    .where(and(eq(tradeOrder.groupId, groupId), ne(tradeOrder.orderStatus, OrderState.closed)));
  for (const { userNo, ...moved } of members) await tell(db, orderMoved, [userNo], moved);
}
