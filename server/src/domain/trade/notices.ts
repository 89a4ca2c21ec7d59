import { eq } from 'drizzle-orm';
import { noticeVerdicts } from '#contract/rules/orders.ts';
import type { NoticeVerdict, PayType } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { tradeNotice, tradeOrder } from '../../db/schema/trade.ts';
import type { Ctx } from '../../kit/context.ts';
import type { RawNotice } from '../../providers/pay/payProvider.ts';
import { happened } from './events.ts';
import { heardBack } from './heardBack.ts';
import { settle } from './settle.ts';
import type { Settled } from './settle.ts';

type NoticeCtx = Pick<Ctx, 'db' | 'providers' | 'now' | 'log'>;

/** Verdicts after which a bank need not send it again. */
export const heard: ReadonlySet<NoticeVerdict> = new Set([
  'taken',
  'surplus',
  'refused',
  'returned',
  'absorbed',
  'replayed',
]);

/** As much of a notice that nobody signed as is kept. */
const KEPT = 500;

/**
 * Hears a notice of a bank. Every one is kept with what became of it; only a genuine one of this moment that was not heard
 * before reaches an order.
 */
export async function takeNotice(ctx: NoticeCtx, payType: PayType, notice: RawNotice): Promise<NoticeVerdict> {
  const { db, now } = ctx;
  const provider = ctx.providers.pay.get(payType);
  const read = provider ? provider.read(notice, now) : { refused: 'unknown' as const };
  if ('refused' in read) {
    await keep(db, { payType, verdict: read.refused, body: notice.body.slice(0, KEPT) }, now);
    ctx.log.warn({ payType, verdict: read.refused }, 'notice of a bank refused');
    return read.refused;
  }
  const verdict = await db.transaction(async (tx) => {
    const kept = await keep(tx, { payType, verdict: 'absorbed', nonce: read.nonce, body: notice.body }, now);
    if (!kept) return 'replayed';
    const { word, back } = read;
    if (!word && !back) return 'absorbed';
    const settled = back ? await heardBack(tx, payType, back, now) : await settle(tx, payType, word!, now);
    const { paymentId } = settled;
    await tx.update(tradeNotice).set({ verdict: settled.verdict, paymentId }).where(eq(tradeNotice.id, kept.id));
    await tellRefused(tx, settled, now);
    return settled.verdict;
  });
  if (verdict === 'replayed') await keep(db, { payType, verdict, body: notice.body.slice(0, KEPT) }, now);
  if (!heard.has(verdict)) ctx.log.warn({ payType, verdict }, 'notice of a bank refused');
  return verdict;
}

/** An order of which a bank says something that cannot be says so in its timeline. */
async function tellRefused(db: Db, { verdict, orderId }: Settled, now: Date): Promise<void> {
  if (heard.has(verdict) || orderId === null) return;
  const [order] = await db.select().from(tradeOrder).where(eq(tradeOrder.id, orderId));
  await happened(db, { order: order!, event: 'notice', note: noticeVerdicts[verdict] }, now);
}

async function keep(
  db: Db,
  notice: Pick<typeof tradeNotice.$inferInsert, 'payType' | 'verdict' | 'body' | 'nonce'>,
  now: Date,
): Promise<{ id: string } | undefined> {
  const [kept] = await db
    .insert(tradeNotice)
    .values({ ...notice, gmtCreate: wireTime(now) })
    .onConflictDoNothing()
    .returning({ id: tradeNotice.id });
  return kept;
}
