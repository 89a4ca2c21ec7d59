import type { Db } from '#server/db/client.ts';
import { tradeOrder } from '#server/db/schema/trade.ts';

const NOW = '2026-11-21 10:00:00';
let nth = 0;

interface Seller {
  tag: string;
  orgNo: string;
  /** The lecturer, who is the owner of the side. */
  userNo: string;
  /** Somebody who has bought. */
  buyerNo: string;
  courseId: string;
}

/** An order that a school and its lecturer sold. @returns its number, by which calls name it */
export async function makeSaleRow(db: Db, { tag, orgNo, userNo, buyerNo, courseId }: Seller) {
  const orderNo = String(20_261_121_200_000_000n + BigInt((nth += 1)));
  await db.insert(tradeOrder).values({
    gmtCreate: NOW,
    gmtModified: NOW,
    orderNo,
    userNo: buyerNo,
    productType: 1,
    productId: courseId,
    productName: `${tag}课程`,
    orgNo,
    lecturerUserNo: userNo,
    sellerPercent: 70,
    lecturerPercent: 50,
    pricePayable: 100,
    pricePaid: 100,
    priceLines: [],
    orderStatus: 2,
    payType: 90,
    paidAt: NOW,
    refundUntil: '2099-01-01 00:00:00',
    requestKey: `sale-${tag}`,
    expiresAt: '2099-01-01 00:00:00',
  });
  return { soldOrder: orderNo };
}
