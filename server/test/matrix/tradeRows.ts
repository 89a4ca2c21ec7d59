import { PayType } from '#contract/rules/orders.ts';
import { CouponBearer } from '#contract/rules/coupons.ts';
import { InvoiceKind } from '#contract/rules/invoices.ts';
import type { Db } from '#server/db/client.ts';
import { coupon, couponBatch, couponStock } from '#server/db/schema/coupon.ts';
import { tradeInvoice } from '#server/db/schema/invoice.ts';
import { courseSeat } from '#server/db/schema/seat.ts';
import { tradeOrder, tradePayment } from '#server/db/schema/trade.ts';
import { tradeTransfer } from '#server/db/schema/transfer.ts';

const NOW = '2026-11-21 10:00:00';
let nth = 0;

/** An order that waits to be paid. @returns its number, by which calls name it */
export async function makeTradeRow(
  db: Db,
  { tag, userNo, orgNo, courseId }: { tag: string; userNo: string; orgNo: string; courseId: string },
) {
  const orderNo = String(20_261_121_100_000_000n + BigInt((nth += 1)));
  const [order] = await db
    .insert(tradeOrder)
    .values({
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
    })
    .returning();
  const tried = { orderId: order!.id, serialNumber: `${orderNo}0`, payType: PayType.transfer, amount: 100 };
  const [payment] = await db
    .insert(tradePayment)
    .values({ ...tried, gmtCreate: NOW, expiresAt: order!.expiresAt })
    .returning();
  const told = {
    payerName: `${tag}户名`,
    payerBank: `${tag}银行`,
    paidOn: '2026-11-20',
    voucher: '',
    opinion: `${tag}原因`,
  };
  const [transfer] = await db
    .insert(tradeTransfer)
    .values({
      ...told,
      orderId: order!.id,
      paymentId: payment!.id,
      userNo,
      gmtCreate: NOW,
      gmtModified: NOW,
      transferState: 3,
    })
    .returning();
  await db.insert(tradeInvoice).values({
    gmtCreate: NOW,
    gmtModified: NOW,
    orderId: order!.id,
    userNo,
    amount: order!.pricePaid,
    invoiceKind: InvoiceKind.person,
    invoiceTitle: `${tag}抬头`,
    email: 'paper@example.com',
  });
  const [batch] = await db
    .insert(couponBatch)
    .values({
      bearer: CouponBearer.organization,
      ownerNo: orgNo,
      batchName: `${tag}优惠券`,
      amountOff: 100,
      code: `${tag}优惠码`,
      beginTime: NOW,
      endTime: '2099-01-01 00:00:00',
    })
    .returning();
  await db.insert(couponStock).values({ batchId: batch!.id, total: 9, taken: 1 });
  const [own] = await db.insert(coupon).values({ batchId: batch!.id, userNo, gmtCreate: NOW }).returning();
  const [seat] = await db
    .insert(courseSeat)
    .values({ orderId: order!.id, orgNo, courseId, userNo, givenAt: NOW })
    .returning();
  return { seat: seat!.id, order: orderNo, transfer: transfer!.id, couponBatch: batch!.id, coupon: own!.id };
}
