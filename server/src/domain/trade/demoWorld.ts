import { eq } from 'drizzle-orm';
import { PayType } from '#contract/rules/orders.ts';
import { PayScene } from '#contract/rules/payScenes.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { demoBankCode, demoBankTrade, tradePayment, tradeReceipt, tradeRefund } from '../../db/schema/trade.ts';
import { standInBank, wordOf } from '../../providers/pay/standInBank.ts';
import { paidBack } from './payBack.ts';
import { preparePayment } from './paying.ts';
import { settle } from './settle.ts';

/** For the demo world: an order is paid at a moment of the past, by the steps that any payment takes. */
export async function paidByDemoBank(db: Db, userNo: string, orderNo: string, at: Date): Promise<void> {
  const { order, payment } = await preparePayment(db, userNo, orderNo, { payType: PayType.standIn }, at);
  const { serialNumber, amount, expiresAt } = payment;
  const opened = { serialNumber, amount, expiresAt, subject: order.productName };
  // Of its own the bank would make up another code in every world.
  await db.insert(demoBankCode).values({ ...opened, code: `demo-${serialNumber}` });
  const by = { scene: PayScene.code, ip: '', openId: '', back: '' };
  const { codeText } = await standInBank(db, '', '').open({ ...opened, ...by }, at);
  await db.update(tradePayment).set({ codeText }).where(eq(tradePayment.id, payment.id));
  const [code] = await db.select().from(demoBankCode).where(eq(demoBankCode.serialNumber, serialNumber));
  const [trade] = await db
    .insert(demoBankTrade)
    .values({ codeId: code!.id, tradeNo: `D${serialNumber}`, isPaid: 1, gmtCreate: wireTime(at) })
    .returning();
  await settle(db, PayType.standIn, wordOf(code!, trade!), at);
}

/** For the demo world: what was granted is returned, as the job does it. */
export async function returnedByDemoBank(db: Db, refundId: string, at: Date): Promise<void> {
  const [row] = await db
    .select({ refund: tradeRefund, receipt: tradeReceipt })
    .from(tradeRefund)
    .innerJoin(tradeReceipt, eq(tradeReceipt.id, tradeRefund.receiptId))
    .where(eq(tradeRefund.id, refundId));
  const { refund, receipt } = row!;
  const { refundNo, amount } = refund;
  await standInBank(db, '', '').payBack({ refundNo, amount, tradeNo: receipt.tradeNo, total: receipt.amount }, at);
  await paidBack(db, refund, receipt, at);
}
