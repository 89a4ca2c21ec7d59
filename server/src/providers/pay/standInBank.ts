import { randomBytes } from 'node:crypto';
import { and, eq, isNull, or } from 'drizzle-orm';
import * as z from 'zod';
import { PayType } from '#contract/rules/orders.ts';
import { keyedHash } from '../../config/keyedHash.ts';
import type { Db } from '../../db/client.ts';
import { demoBankCode, demoBankTrade } from '../../db/schema/trade.ts';
import type { BankWord, PayProvider, RawNotice } from './payProvider.ts';
import { refusalOf, signed } from './signature.ts';
import type { SignedNotice } from './signature.ts';

const Word = z.object({
  serialNumber: z.string().regex(/^\d{1,19}$/),
  outcome: z.enum(['paid', 'refused']),
  tradeNo: z.string().max(64),
  amount: z.int(),
  currency: z.string().max(8),
});

const keyOf = (secretKey: string): Buffer => keyedHash(secretKey, 'demo bank', 'notices');

/** A notice of the stand-in bank, as it sends them. */
export const noticeOf = (secretKey: string, word: BankWord, now: Date): SignedNotice =>
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

/** Stands in for a bank in demo mode: its codes lead to a page of ours on which somebody plays the phone. */
export function standInBank(db: Db, publicUrl: string, secretKey: string): PayProvider {
  return {
    payType: PayType.standIn,
    notices: null,
    async open(payment) {
      const code = randomBytes(12).toString('base64url');
      await db
        .insert(demoBankCode)
        .values({ ...payment, code })
        .onConflictDoNothing({ target: demoBankCode.serialNumber });
      const [known] = await db
        .select({ code: demoBankCode.code })
        .from(demoBankCode)
        .where(eq(demoBankCode.serialNumber, payment.serialNumber));
      return { codeText: `${publicUrl}/demo/pay?code=${known!.code}` };
    },
    read(raw, now) {
      const notice = signedIn(raw);
      const refused = refusalOf(keyOf(secretKey), notice, now);
      return refused ? { refused } : { word: Word.parse(JSON.parse(notice.payload)), nonce: notice.nonce };
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
    async payBack({ refundNo, tradeNo }) {
      const paid = and(eq(demoBankTrade.tradeNo, tradeNo), eq(demoBankTrade.isPaid, 1));
      const mayReturn = or(isNull(demoBankTrade.refundNo), eq(demoBankTrade.refundNo, refundNo));
      const returned = await db
        .update(demoBankTrade)
        .set({ refundNo })
        .where(and(paid, mayReturn))
        .returning({ id: demoBankTrade.id });
      if (returned.length === 0) throw new Error(`the stand-in bank has nothing to return for ${tradeNo}`);
    },
  };
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
