import { and, eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { InvoiceKind, InvoiceState } from '#contract/rules/invoices.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { withCheckCharacter } from '#contract/rules/orgCode.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { tradeInvoice, tradeInvoicePaper } from '#server/db/schema/invoice.ts';
import { tradeEvent, tradeOrder } from '#server/db/schema/trade.ts';
import { storedFile } from '#server/db/schema/trust.ts';
import type { LearningWorld } from './learning/world.ts';

/** Of the orders that the demo's first learner paid, the older has its invoice and the newer waits for one. */
export async function loadInvoices(db: Db, { userNos, storage }: LearningWorld, now: Date): Promise<void> {
  const userNo = userNos.get('linxiao')!;
  const paid = await db
    .select()
    .from(tradeOrder)
    .where(and(eq(tradeOrder.userNo, userNo), eq(tradeOrder.orderStatus, OrderState.paid)))
    .orderBy(tradeOrder.id)
    .limit(2);
  const titles = [
    { invoiceKind: InvoiceKind.person, invoiceTitle: '林晓', taxNumber: '' },
    {
      invoiceKind: InvoiceKind.firm,
      invoiceTitle: '江畔信息技术有限公司',
      taxNumber: withCheckCharacter('91420100MA4K20261'),
    },
  ];
  for (const [index, { id: orderId, pricePaid: amount }] of paid.entries()) {
    const at = wireTimeIn(now, -(2 - index) * 86_400);
    const asked = { gmtCreate: at, gmtModified: at, orderId, userNo, amount, email: 'linxiao@example.com' };
    const invoiceState = index === 0 ? InvoiceState.issued : InvoiceState.asked;
    const [row] = await db
      .insert(tradeInvoice)
      .values({ ...asked, ...titles[index]!, invoiceState })
      .returning({ id: tradeInvoice.id });
    await db.insert(tradeEvent).values({ orderId, event: 'invoiceAsked', actorUserNo: userNo, gmtCreate: at });
    if (invoiceState !== InvoiceState.issued) continue;
    const invoiceFile = await keepPaper(db, storage, userNos.get('zhoumingyuan')!, at);
    const made = { invoiceNumber: '26427000000000000101', invoiceFile, isRed: 0, gmtCreate: at } as const;
    await db.insert(tradeInvoicePaper).values({ ...made, invoiceId: row!.id });
    await db.insert(tradeEvent).values({ orderId, event: 'invoiceIssued', note: made.invoiceNumber, gmtCreate: at });
  }
}

async function keepPaper(db: Db, storage: LearningWorld['storage'], userNo: string, gmtCreate: string) {
  const content = await readFile(new URL('../media/invoices/invoice.webp', import.meta.url));
  const storageKey = 'demo/invoice/invoice.webp';
  await storage.put(storageKey, content, 'image/webp');
  const file = { fileName: '电子发票.webp', extension: 'webp', mimeType: 'image/webp', bytes: content.length };
  const [row] = await db
    .insert(storedFile)
    .values({ ...file, userNo, storageKey, purpose: 'invoice', gmtCreate })
    .returning({ id: storedFile.id });
  return `/files/${row!.id}.webp`;
}
