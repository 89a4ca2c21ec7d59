import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { Id } from '#contract/kit/values.ts';
import { demoHow } from '#contract/rules/demoBank.ts';
import type { DemoHow } from '#contract/rules/demoBank.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { PayType } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import { CODE_OVER, NOTHING_HELD } from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { demoBankCode, demoBankTrade } from '../../db/schema/trade.ts';
import type { Ctx, Platform } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { enqueue, job } from '../../kit/job.ts';
import { noticeOf, rawOf, wordOf } from '../../providers/pay/standInBank.ts';
import { takeNotice } from './notices.ts';
import { stampedNumber } from './numbers.ts';

/** What the phone of the demo scans. @throws NOT_FOUND, also outside of demo mode */
async function codeOf({ db, config }: Ctx, code: string) {
  if (!config.demo) throw fail(NOT_FOUND);
  const [found] = await db.select().from(demoBankCode).where(eq(demoBankCode.code, code));
  if (!found) throw fail(NOT_FOUND);
  return found;
}

type Code = Awaited<ReturnType<typeof codeOf>>;

const tradesOf = (db: Db, { id }: Code) =>
  db.select().from(demoBankTrade).where(eq(demoBankTrade.codeId, id)).orderBy(asc(demoBankTrade.id));

const isOver = ({ isClosed, expiresAt }: Code, trades: readonly { isPaid: 0 | 1 }[], now: Date): boolean =>
  isClosed === 1 || expiresAt <= wireTime(now) || trades.some(({ isPaid }) => isPaid === 1);

/** @throws NOT_FOUND */
export async function phoneOf(ctx: Ctx, code: string) {
  const found = await codeOf(ctx, code);
  const trades = await tradesOf(ctx.db, found);
  return {
    price: yuanOf(found.amount),
    subject: found.subject,
    expiresAt: found.expiresAt,
    isOver: isOver(found, trades, ctx.now) ? (1 as const) : (0 as const),
    trades: trades.map(({ refundNo, returnedAmount, ...one }) => ({
      ...one,
      isReturned: refundNo === null ? (0 as const) : (1 as const),
      returned: yuanOf(returnedAmount ?? 0),
    })),
  };
}

/** Somebody presses a button on the phone of the demo. @throws NOT_FOUND, CODE_OVER */
export async function payByPhone(ctx: Ctx, code: string, how: DemoHow): Promise<boolean> {
  const { db, now } = ctx;
  const found = await codeOf(ctx, code);
  await db.select().from(demoBankCode).where(eq(demoBankCode.id, found.id)).for('update');
  if (isOver(found, await tradesOf(db, found), now)) throw fail(CODE_OVER);
  const { trades, notices, isTurned, isHeld, slowSeconds = 0 } = demoHow(how);
  const made = [];
  for (const outcome of trades) {
    const tradeNo = `D${await stampedNumber(db, now, 4)}`;
    const row = { codeId: found.id, tradeNo, isPaid: outcome === 'paid' ? 1 : 0, isHeld: isHeld ? 1 : 0 } as const;
    const [trade] = await db
      .insert(demoBankTrade)
      .values({ ...row, gmtCreate: wireTime(now) })
      .returning();
    made.push(trade!);
  }
  const told = isHeld ? [] : isTurned ? made.toReversed() : made;
  const tradeIds = told.flatMap(({ id }) => Array.from({ length: notices }, () => id));
  if (tradeIds.length > 0) await enqueue(db, demoNotice, { tradeIds }, slowSeconds);
  return made.some(({ isPaid }) => isPaid === 1);
}

/** Lets the notices go that were held back. @throws NOT_FOUND, NOTHING_HELD */
export async function releaseNotices(ctx: Ctx, code: string): Promise<number> {
  const found = await codeOf(ctx, code);
  const held = (await tradesOf(ctx.db, found)).filter(({ isHeld }) => isHeld === 1).map(({ id }) => id);
  if (held.length === 0) throw fail(NOTHING_HELD);
  const its = and(inArray(demoBankTrade.id, held), eq(demoBankTrade.isHeld, 1));
  const released = await ctx.db.update(demoBankTrade).set({ isHeld: 0 }).where(its).returning({ id: demoBankTrade.id });
  await enqueue(ctx.db, demoNotice, { tradeIds: released.map(({ id }) => id) });
  return released.length;
}

/** The stand-in bank tells of its transactions, in the order in which it does, signed as every notice is. */
export const demoNotice = job({
  name: 'demoNotice',
  input: z.object({ tradeIds: z.array(Id) }),
  attempts: 5,
  async run(platform, { tradeIds }) {
    for (const tradeId of tradeIds) await tellOf(platform, tradeId);
  },
});

async function tellOf({ db, providers, log, clock, config }: Platform, tradeId: string): Promise<void> {
  const [row] = await db
    .select({ code: demoBankCode, trade: demoBankTrade })
    .from(demoBankTrade)
    .innerJoin(demoBankCode, eq(demoBankCode.id, demoBankTrade.codeId))
    .where(eq(demoBankTrade.id, tradeId));
  if (!row || !config.demo) return;
  const now = clock();
  const notice = noticeOf(config.secretKey, wordOf(row.code, row.trade), now);
  await takeNotice({ db, providers, log, now }, PayType.standIn, rawOf(notice));
}
