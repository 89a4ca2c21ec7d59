import { and, asc, eq, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import { Id } from '#contract/kit/values.ts';
import { GroupState } from '#contract/rules/groups.ts';
import { closeReasons, OrderState } from '#contract/rules/orders.ts';
import type { CloseReason } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import { groupSteps, orderSteps } from '#contract/trade/transitions.ts';
import type { Db } from '../../db/client.ts';
import { purchaseGroup } from '../../db/schema/promotion.ts';
import { tradeOrder, tradeReceipt } from '../../db/schema/trade.ts';
import type { Platform } from '../../kit/context.ts';
import { enqueue, job } from '../../kit/job.ts';
import { oneByOne, pagesOf } from '../../kit/oneByOne.ts';
import { takeStep, tryStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { closing, giveBackHeld } from './close.ts';
import { happened } from './events.ts';
import { returnReceipt } from './payBack.ts';
import { kindOf } from './products/table.ts';
import { sell } from './sell.ts';

const AT_ONCE = 100;

/**
 * Ends the groups whose time is over; what was paid goes back. @returns how many it is done with
 * @throws the first failure of one of them, once all were tried
 */
export async function endOverdueGroups({ db, clock }: Platform): Promise<number> {
  const now = clock();
  const { id, expiresAt, groupState } = purchaseGroup;
  const due = and(eq(groupState, GroupState.open), lte(expiresAt, wireTime(now)));
  const groups = pagesOf<{ id: string; expiresAt: string }>(AT_ONCE, (last) =>
    db
      .select({ id, expiresAt })
      .from(purchaseGroup)
      .where(and(due, last && sql`(${expiresAt}, ${id}) > (${last.expiresAt}, ${last.id})`))
      .orderBy(asc(expiresAt), asc(id))
      .limit(AT_ONCE),
  );
  return oneByOne(groups, ({ id: groupId }) =>
    db.transaction(async (tx) => {
      // Filled meanwhile: somebody paid last, in time.
      const ended = await tryStep(tx, groupSteps, 'fail', {
        table: purchaseGroup,
        state: 'groupState',
        where: eq(purchaseGroup.id, groupId),
        set: { doneAt: wireTime(now) },
      });
      if ('row' in ended) await enqueue(tx, settleGroup, { groupId });
    }),
  );
}

/** What was paid in a group that is over is delivered or goes back, each order once, however often this runs. */
export const settleGroup = job({
  name: 'settleGroup',
  input: z.object({ groupId: Id }),
  attempts: 12,
  async run({ db, clock }, { groupId }) {
    const [group] = await db.select().from(purchaseGroup).where(eq(purchaseGroup.id, groupId));
    if (!group || group.groupState === GroupState.open) return;
    const paid = and(eq(tradeOrder.groupId, groupId), eq(tradeOrder.orderStatus, OrderState.grouping));
    const orders = await db
      .select({ id: tradeOrder.id, userNo: tradeOrder.userNo })
      .from(tradeOrder)
      .where(paid)
      .orderBy(asc(tradeOrder.id));
    await oneByOne(orders, ({ id, userNo }) =>
      db.transaction(async (tx) => {
        await oneAtATime(tx, userNo);
        await settleOne(tx, id, group.groupState === GroupState.full, clock());
      }),
    );
  },
});

async function settleOne(db: Db, id: string, isFull: boolean, now: Date): Promise<void> {
  const [order] = await db.select().from(tradeOrder).where(eq(tradeOrder.id, id)).for('update');
  if (order?.orderStatus !== OrderState.grouping) return;
  if (isFull && (await kindOf(order).isDeliverable(db, order, now))) await sell(db, order, order.payType!, now, 'deal');
  else await returnPooled(db, id, isFull ? 'gone' : 'ungrouped', now);
}

/** Nothing was sold, so nothing is booked the other way round: the money goes back to who paid. */
async function returnPooled(db: Db, id: string, reason: CloseReason, now: Date): Promise<void> {
  const order = await takeStep(db, orderSteps, 'ungroup', { ...closing(reason, now), where: eq(tradeOrder.id, id) });
  const [receipt] = await db
    .select()
    .from(tradeReceipt)
    .where(and(eq(tradeReceipt.orderId, id), eq(tradeReceipt.isApplied, 1)));
  await happened(db, { order, event: 'closed', note: closeReasons[reason] }, now);
  await returnReceipt(db, order, receipt!, closeReasons[reason], now);
  await giveBackHeld(db, order, true, now);
  await sendMessage(
    { db },
    {
      to: [order.userNo],
      msgType: 'system',
      msgTitle: `${kindOf(order).words.called(order.productName)}${reason === 'gone' ? '已经停止销售' : '没有拼成'}，钱会原路退回`,
      msgUrl: '/account/order?tab=refunding',
    },
  );
}
