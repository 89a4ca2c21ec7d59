import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { integralLog } from '../../db/schema/study.ts';
import { keepLine } from './line.ts';

/** As much of an order as its points need. */
interface Spent {
  id: string;
  userNo: string;
  productName: string;
  points: number;
}

const aboutOrder = ({ id, userNo, productName }: Spent) => ({
  userNo,
  target: `order:${id}`,
  targetName: productName,
});

/** Points that pay a part of an order leave the buyer's book; who calls holds the buyer's line and has looked how many there are. */
export async function spendPoints(db: Db, order: Spent, now: Date): Promise<void> {
  if (order.points > 0) await keepLine(db, { ...aboutOrder(order), kind: 'spent', points: -order.points }, now);
}

/**
 * They come back to the book that they left, wherever it is by now: the order was closed, or given back. Either happens
 * once. Whose book was erased with the account has none any more.
 */
export async function returnPoints(db: Db, order: Spent, now: Date): Promise<void> {
  if (order.points === 0) return;
  const userNo = (await holderOf(db, order, true)) ?? (await holderOf(db, order, false));
  if (userNo === undefined) return;
  await keepLine(db, { ...aboutOrder(order), userNo, kind: 'spentBack', points: order.points }, now);
}

/** In whose book it says that the points were spent: two accounts may have become one while the order stayed behind. */
async function holderOf(db: Db, order: Spent, isOwn: boolean): Promise<string | undefined> {
  const { userNo, target } = aboutOrder(order);
  const spent = and(eq(integralLog.kind, 'spent'), eq(integralLog.target, target));
  const [line] = await db
    .select({ userNo: integralLog.userNo })
    .from(integralLog)
    .where(isOwn ? and(spent, eq(integralLog.userNo, userNo)) : spent)
    .limit(1);
  return line?.userNo;
}
