import type { Db } from '#server/db/client.ts';
import { tradeOrder } from '#server/db/schema/trade.ts';

const NOW = '2026-11-21 10:00:00';
let nth = 0;

/** An order that waits to be paid. @returns its number, by which calls name it */
export async function makeTradeRow(
  db: Db,
  { tag, userNo, courseId }: { tag: string; userNo: string; courseId: string },
) {
  const orderNo = String(20_261_121_100_000_000n + BigInt((nth += 1)));
  await db.insert(tradeOrder).values({
    gmtCreate: NOW,
    gmtModified: NOW,
    orderNo,
    userNo,
    productType: 1,
    productId: courseId,
    productName: `${tag}课程`,
    lecturerUserNo: userNo,
    sellerPercent: 70,
    lecturerPercent: 100,
    pricePayable: 100,
    pricePaid: 100,
    priceLines: [],
    requestKey: `matrix-${tag}`,
    expiresAt: '2099-01-01 00:00:00',
  });
  return { order: orderNo };
}
