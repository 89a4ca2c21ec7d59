import { randomBytes } from 'node:crypto';
import { and, asc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { BillSide, feeAt, USUAL_FEE_RATE } from '#contract/rules/bills.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { PayType } from '#contract/rules/orders.ts';
import { PayScene } from '#contract/rules/payScenes.ts';
import { wireTime } from '#contract/rules/time.ts';
import { keyedHash } from '../../config/keyedHash.ts';
import type { Db } from '../../db/client.ts';
import { demoBankCode, demoBankTrade } from '../../db/schema/trade.ts';
import type { BackWord, BankWord, PayProvider, RawNotice } from './payProvider.ts';
import { refusalOf, signed } from './signature.ts';
import type { SignedNotice } from './signature.ts';

const Word = z.object({
  serialNumber: z.string().regex(/^\d{1,19}$/),
  outcome: z.enum(['paid', 'refused']),
  tradeNo: z.string().max(64),
  amount: z.int(),
  currency: z.string().max(8),
});

const Back = z.object({
  refundNo: z.string().regex(/^\d{1,19}$/),
  amount: z.int(),
  currency: z.string().max(8),
});

const keyOf = (secretKey: string): Buffer => keyedHash(secretKey, 'demo bank', 'notices');

/** A notice of the stand-in bank, as it sends them. */
export const noticeOf = (secretKey: string, word: BankWord | BackWord, now: Date): SignedNotice =>
  signed(keyOf(secretKey), {
    payload: JSON.stringify(word),
    timestamp: Math.floor(now.getTime() / 1000),
    nonce: randomBytes(16).toString('hex'),
  });

/** What the bank says of one of its transactions. */
export const wordOf = (code: { serialNumber: string; amount: number }, trade: { tradeNo: string; isPaid: 0 | 1 }) => ({
  serialNumber: code.serialNumber,
  amount: code.amount,
  tradeNo: trade.tradeNo,
  outcome: trade.isPaid === 1 ? ('paid' as const) : ('refused' as const),
  currency: 'CNY',
});

/** Stands in for a bank in demo mode: its codes, and on a phone its button, lead to a page of ours on which somebody plays the wallet. */
export function standInBank(db: Db, publicUrl: string, secretKey: string): PayProvider {
  return {
    payType: PayType.standIn,
    scenes: new Set([PayScene.code, PayScene.wap]),
    notices: null,
    payer: null,
    boundTo: () => '',
    async open({ serialNumber, amount, subject, expiresAt, scene, back }) {
      const code = randomBytes(12).toString('base64url');
      await db
        .insert(demoBankCode)
        .values({ serialNumber, amount, subject, expiresAt, code })
        .onConflictDoNothing({ target: demoBankCode.serialNumber });
      const [known] = await db
        .select({ code: demoBankCode.code })
        .from(demoBankCode)
        .where(eq(demoBankCode.serialNumber, serialNumber));
      const query = new URLSearchParams({ code: known!.code, ...(scene === PayScene.wap ? { back } : {}) });
      return { codeText: `${publicUrl}/demo/pay?${query.toString()}` };
    },
    read(raw, now) {
      const notice = signedIn(raw);
      const refused = refusalOf(keyOf(secretKey), notice, now);
      if (refused) return { refused };
      const said: unknown = JSON.parse(notice.payload);
      const back = Back.safeParse(said);
      const { nonce } = notice;
      return back.success ? { word: null, back: back.data, nonce } : { word: Word.parse(said), nonce };
    },
    async query(serialNumber) {
      const rows = await db
        .select({ code: demoBankCode, trade: demoBankTrade })
        .from(demoBankTrade)
        .innerJoin(demoBankCode, eq(demoBankCode.id, demoBankTrade.codeId))
        .where(eq(demoBankCode.serialNumber, serialNumber))
        .orderBy(demoBankTrade.id);
      return rows.map(({ code, trade }) => wordOf(code, trade));
    },
    async close(serialNumber) {
      await db.update(demoBankCode).set({ isClosed: 1 }).where(eq(demoBankCode.serialNumber, serialNumber));
    },
    async payBack({ refundNo, tradeNo, amount }, now) {
      const paid = and(eq(demoBankTrade.tradeNo, tradeNo), eq(demoBankTrade.isPaid, 1));
      const same = and(eq(demoBankTrade.refundNo, refundNo), eq(demoBankTrade.returnedAmount, amount));
      const isEnough = sql`exists (select 1 from ${demoBankCode} where ${demoBankCode.id} = ${demoBankTrade.codeId} and ${demoBankCode.amount} >= ${amount})`;
      const returned = await db
        .update(demoBankTrade)
        .set({
          refundNo,
          returnedAmount: amount,
          returnedAt: sql`coalesce(${demoBankTrade.returnedAt}, ${wireTime(now)})`,
        })
        .where(and(paid, isEnough, or(isNull(demoBankTrade.refundNo), same)))
        .returning({ id: demoBankTrade.id });
      if (returned.length === 0) throw new Error(`the stand-in bank has nothing to return for ${tradeNo}`);
      return { at: 'done' };
    },
    bill: (day) => billOf(db, day),
  };
}

/** What happened on a day, as a file of its own shape (domain/bills/read.ts). */
async function billOf(db: Db, day: string): Promise<Uint8Array | null> {
  const [from, until] = [`${day} 00:00:00`, wireTime(new Date(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000))];
  const rows = await db
    .select({ code: demoBankCode, trade: demoBankTrade })
    .from(demoBankTrade)
    .innerJoin(demoBankCode, eq(demoBankCode.id, demoBankTrade.codeId))
    .where(
      and(
        eq(demoBankTrade.isPaid, 1),
        or(
          and(gte(demoBankTrade.gmtCreate, from), lt(demoBankTrade.gmtCreate, until)),
          and(gte(demoBankTrade.returnedAt, from), lt(demoBankTrade.returnedAt, until)),
        ),
      ),
    )
    .orderBy(asc(demoBankTrade.id));
  const isOfDay = (moment: string | null) => moment !== null && moment >= from && moment < until;
  const lines = rows.flatMap(({ code, trade }) => {
    const back = trade.returnedAmount ?? 0;
    return [
      ...(isOfDay(trade.gmtCreate) ? [lineOf(BillSide.payment, trade.tradeNo, '', code.amount)] : []),
      ...(isOfDay(trade.returnedAt) ? [lineOf(BillSide.refund, '', trade.refundNo ?? '', back)] : []),
    ];
  });
  if (lines.length === 0) return null;
  return Buffer.from(
    [['种类', '交易号', '退款号', '金额', '手续费'], ...lines].map((line) => line.join(',')).join('\n'),
  );
}

/** It keeps what real ones usually do, and gives it back with what is returned. */
function lineOf(side: BillSide, tradeNo: string, refundNo: string, cents: number): string[] {
  const fee = feeAt(cents, USUAL_FEE_RATE) * (side === BillSide.payment ? 1 : -1);
  return [BillSide.labels[side], tradeNo, refundNo, ...[cents, fee].map((one) => yuanOf(one).toFixed(2))];
}

/** A notice on its way, with what proves it beside it. */
export const rawOf = ({ payload: body, timestamp, nonce, signature }: SignedNotice): RawNotice => ({
  headers: { timestamp: String(timestamp), nonce, signature },
  body,
});

const signedIn = ({ headers: { timestamp, nonce = '', signature = '' }, body: payload }: RawNotice): SignedNotice => ({
  payload,
  timestamp: Number(timestamp),
  nonce,
  signature,
});
