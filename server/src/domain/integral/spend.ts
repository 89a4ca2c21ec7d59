import type { Db } from '../../db/client.ts';
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

/** They come back: the order was closed, or given back. Either happens once. */
export async function returnPoints(db: Db, order: Spent, now: Date): Promise<void> {
  if (order.points > 0) await keepLine(db, { ...aboutOrder(order), kind: 'spentBack', points: order.points }, now);
}
